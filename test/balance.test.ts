import { playMatch } from '@signoria/bots';
import { BOTS } from '@signoria/bots/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameState } from '@signoria/engine';
import { derivedSeed, seedFromText } from '@signoria/engine';
import type { State } from '@signoria/florenza';
import { CITY_ARTWORKS, OPENING_IDS } from '@signoria/florenza';
import { expect, test } from 'vitest';
import { florenza } from '../scripts/balance/florenza.mjs';
import type { PlayedGame } from '../scripts/balance/florenzaGames.mjs';
import { countsOf } from '../scripts/balance/florenzaGames.mjs';
import { journeymen } from '../scripts/balance/journeymen.mjs';
import { HEADINGS, partsOf } from '../scripts/balance/page.mjs';

const GAMES = 2;

/** Plays a game between random bots. Returns its record and its result. */
function matchOf(game: string, seats: number, count: number, given: object) {
  const rules = CATALOGUE[game]?.rules;
  const options = rules?.readOptions(given, seats);
  if (rules === undefined || BOTS.random === undefined || !options?.ok) throw new Error(`no ${game} to play`);
  const seed = derivedSeed(seedFromText('balance of the test'), 'game', count);
  const match = playMatch(rules, options.value, seats, seed, Array(seats).fill(BOTS.random));
  return { record: { options: given, seats, seed, decisions: match.decisions }, match };
}

/** Plays a game of Florenza between random bots. Returns its counts and its final state. */
function played(seats: number, count: number, given: object = {}): { game: PlayedGame; state: GameState } {
  const { record, match } = matchOf('florenza', seats, count, given);
  return { game: countsOf(record, match), state: match.state };
}

test('countsOf counts the events of a game of Florenza', () => {
  const { game, state } = played(3, 0);
  const { table } = state as State;
  const sum = (what: string) => game.players.reduce((all, { happened }) => all + (happened[what] ?? 0), 0);
  expect(game.players.map(({ openings }) => openings.length)).toEqual([2, 2, 2]);
  expect(game.players.reduce((all, { won }) => all + won, 0)).toBeCloseTo(1);
  expect(game.scores.map(({ order }) => order).sort()).toEqual([0, 1, 2]);
  expect(sum('district')).toBe(table.players.reduce((all, { artworks }) => all + artworks.length, 0));
  expect(sum('civic') + sum('cathedral')).toBe(table.crests.filter((crest) => crest !== null).length);
});

test('florenza() builds the page and its charts from a few games', () => {
  const { lines, pictures } = florenza(GAMES, (seats, games, options) =>
    Array.from({ length: games }, (_, count) => played(seats, count, options).game),
  );
  const page = lines.join('\n');
  expect(page).toContain(`${GAMES} games between greedy bots`);
  expect(page).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(page.match(/^\| Palazzo .*%/gm)).toHaveLength(
    CITY_ARTWORKS.filter((id) => /signoria|vescovile/.test(id)).length,
  );
  expect(Object.keys(pictures)).toEqual(['florenza-scores.svg', 'florenza-openings.svg']);
  for (const picture of Object.values(pictures)) {
    expect(picture).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(picture).not.toMatch(/NaN|undefined|null/);
  }
  expect(pictures['florenza-openings.svg']?.match(/<rect x/g)).toHaveLength(OPENING_IDS.length);
});

test('journeymen() builds the page from games of every kind and number of players', () => {
  const asked: string[] = [];
  const { lines } = journeymen(GAMES, (game, bot, seats, games, count, ...further) => {
    asked.push([game, bot, seats, ...further].join(' '));
    const given = JSON.parse(further[1] ?? '{}');
    return Array.from({ length: games }, (_, index) => {
      const { record, match } = matchOf(game, seats, index, given);
      return count(record, match);
    });
  });
  const page = lines.join('\n');
  expect(asked).toHaveLength(3 * 3 + 2 * 4);
  expect(asked).toContain('florenza journeyman 5 --options {"palagio":false}');
  expect(page).toContain(`${GAMES} games of each kind between journeymen`);
  expect(page).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(page.match(/^\| first .*%/gm)).toHaveLength(4);
});

test('partsOf finds the parts of a page by their headings, also if others are missing', () => {
  const page = `# Balance\n\n${HEADINGS.firenze}\n\ntext\n\n## Another part\n\n${HEADINGS.journeymen}\n\nmore\n\n`;
  expect(partsOf(page)).toEqual({
    firenze: `${HEADINGS.firenze}\n\ntext`,
    journeymen: `${HEADINGS.journeymen}\n\nmore`,
  });
});
