import type { Analysis } from '@signoria/bots/analysis';
import { analyse, openRecord } from '@signoria/bots/analysis';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Language } from '@signoria/engine';
import { at, toRecord } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { sourceHere, summaryOf } from '../../src/analysis/gameSummary.ts';
import { lossesOf, playOf } from '../../src/analysis/report.ts';
import { playedGame } from '../../src/replay/playedGame.ts';
import type { PlayerKind } from '../../src/table/seats.ts';
import { randomPositions } from '../support/keptGames.ts';
import { seatsOf } from '../support/localTables.ts';
import { resultOf } from '../support/resultOf.ts';

const SOURCE = { address: '/table/a', playedAt: 5 };
const SAMPLES = 4;

/** Analyses a finished game with random moves. The seats in `own` have persons of this browser, the others bots. */
async function analysed(id: string, players: number, own: readonly number[]) {
  const { rules, text } = CATALOGUE[id] ?? expect.fail(`the catalogue has no ${id}`);
  const last = [...randomPositions(rules, players, 'summary')].at(-1) ?? expect.fail();
  const { learned, replay } = await openRecord(toRecord(rules, last));
  const analysis = resultOf(analyse(rules, learned, replay, SAMPLES));
  const kinds = Array.from({ length: players }, (_, seat): PlayerKind => (own.includes(seat) ? 'person' : 'master'));
  const game = playedGame({ entry: { rules, text: text.en }, seats: seatsOf(...kinds), replay, own, isOver: true });
  return { game, text, analysis };
}

const TWO = await analysed('card', 2, [0, 1]);
const SOLO = await analysed('dice', 1, [0]);

const luckOf = ({ accounts }: Analysis, seat: number) => at(accounts, seat).luck;

describe('the summary of a game', () => {
  const { game, text, analysis } = TWO;
  const { persons, ...rest } = summaryOf(game, analysis, text, SOURCE);

  test('has the game and each person of this browser', () => {
    expect(rest).toEqual({ ...SOURCE, game: 'card', seats: 2, samples: SAMPLES });
    expect(persons.map(({ name }) => name)).toEqual(['P0', 'P1']);
    expect(summaryOf({ ...game, own: [1] }, analysis, text, SOURCE).persons).toEqual([persons[1]]);
    expect(summaryOf({ ...game, own: [] }, analysis, text, SOURCE).persons).toEqual([]);
  });

  test('has the results and the numbers of the report in percent of chance', () => {
    const losses = lossesOf(analysis);
    const scores = game.entry.rules.scores(game.replay.game.state);
    for (const [seat, person] of persons.entries()) {
      const { total, rank } = scores.find((one) => one.seat === seat) ?? expect.fail();
      expect([person.points, person.rank]).toEqual([total, rank]);
      const own = losses.filter((loss) => loss.seat === seat);
      expect(own.length).toBeGreaterThan(0);
      const lost = own.reduce((sum, { chance: lostChance }) => sum + 100 * (lostChance?.value ?? 0), 0);
      expect(person.lost).toBeCloseTo(lost);
      expect(person.decisions).toBe(at(playOf(analysis, losses), seat).decisions);
      expect(person.mistakes).toBe(own.filter(({ label }) => label === 'mistake' || label === 'blunder').length);
      expect(person.luck).toBeCloseTo(100 * luckOf(analysis, seat).chance);
    }
  });

  test('has parts that add up to the whole game', () => {
    for (const { parts, decisions, lost } of persons) {
      expect(parts.length).toBe(4);
      expect(parts.reduce((sum, one) => sum + one.decisions, 0)).toBe(decisions);
      expect(parts.reduce((sum, one) => sum + one.lost, 0)).toBeCloseTo(lost);
    }
  });

  test('names the first decision with a choice of each person in every language', () => {
    const names = persons.map(({ opening }) => opening?.names ?? expect.fail());
    for (const language of ['en', 'de', 'it'] as Language[])
      for (const one of names) expect(one[language]).toMatch(/^\p{Lu}.{3}/u);
    expect(new Set(Object.values(at(names, 0))).size).toBe(3);
  });

  test('counts in points in a solo game', () => {
    const [person = expect.fail()] = summaryOf(SOLO.game, SOLO.analysis, SOLO.text, SOURCE).persons;
    const lost = lossesOf(SOLO.analysis).reduce((sum, { points }) => sum + points.value, 0);
    expect(person.lost).toBeCloseTo(lost);
    expect(person.luck).toBeCloseTo(luckOf(SOLO.analysis, 0).points);
    expect([1, 2]).toContain(person.rank);
  });
});

test('only finished games without a reason against it count', () => {
  const record = toRecord(TWO.game.entry.rules, TWO.game.replay.game);
  const game = {
    id: 'a',
    seats: TWO.game.seats,
    record,
    over: true,
    notes: [],
    hints: { isAllowed: true, asked: 0, askedAt: null },
  };
  expect(sourceHere({ game, savedAt: 5 })).toEqual(SOURCE);
  expect(sourceHere({ game: { ...game, over: false }, savedAt: 5 })).toBeNull();
  for (const note of ['takenBack', 'playedOn', 'imported'] as const)
    expect(sourceHere({ game: { ...game, notes: [note] }, savedAt: 5 })).toBeNull();
});
