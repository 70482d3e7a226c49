import type { Family } from '@signoria/common';
import type { AnyRules } from '@signoria/engine';
import { shownScores } from '@signoria/engine';
import { expect, test } from 'vitest';
import { card } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import type { Person } from './table.ts';
import { table } from './table.ts';

/** The game ends when the last Captain is elected. The office, worth 1 prestige, passes to the left of the Medici. */
const end = { round: 5, captain: 'medici', at: 'electCaptain' } as const;
const ended = (medici: Person, pazzi: Person = {}) => table({ medici, pazzi }, end);
const artworkOf = (
  artist: 'cellini-sculptor' | 'davinci-painter',
  value: number,
  work: 'duomo-cappella' | 'abside',
) => ({
  work,
  artist,
  value,
});

test('R11.1 monuments, district buildings, palaces and churches score what they show, other cards nothing', () => {
  const game = ended({
    monuments: ['duomo-cupola', 'uffizi-interni'],
    built: ['pozzo', 'loggia', 'ritratto', 'abside', 'casa', 'fabbro', 'girolamo-savonarola', 'padrone'],
  });
  expect(game.scores('medici')).toMatchObject({
    monuments: 19 + 6,
    districtBuildings: 3 + 4,
    palaces: 2,
    churches: 4,
  });
});

test('R11.2 every artist hired scores the value on the front; cards left in hand score nothing', () => {
  const game = ended({
    hand: ['mercato'],
    built: ['abside'],
    monuments: ['duomo-cappella'],
    artworks: [artworkOf('cellini-sculptor', 4, 'duomo-cappella'), artworkOf('davinci-painter', 7, 'abside')],
  });
  expect(game.line('medici', 'artists')).toBe(11);
  expect(game.line('medici', 'districtBuildings')).toBe(0);
});

test('R11.3 each set of palace, church and district building scores 5', () => {
  const sets = (built: Person['built']) => ended(built === undefined ? {} : { built }).line('medici', 'sets');
  expect(sets(['ritratto', 'abside'])).toBe(0);
  expect(sets(['ritratto', 'abside', 'pozzo'])).toBe(5);
  expect(sets(['ritratto', 'camino', 'abside', 'pozzo', 'loggia'])).toBe(5);
  expect(sets(['ritratto', 'camino', 'abside', 'navata', 'pozzo', 'loggia'])).toBe(10);
});

test('R11.4 the most resource cards score 4, the second most 2, the third most 1 and the fewest nothing', () => {
  const game = table(
    {
      medici: { goods: { marble: 3, gold: 2 } },
      pazzi: { goods: { spice: 4 } },
      pitti: { goods: { wood: 1, fiorini: 1000 } },
      strozzi: {},
    },
    end,
  );
  const names: Family[] = ['medici', 'pazzi', 'pitti', 'strozzi'];
  expect(names.map((name) => game.line(name, 'resources'))).toEqual([4, 2, 1, 0]);
});

test.each([
  [
    [5, 5, 3, 1],
    [4, 4, 1, 0],
  ],
  [
    [5, 3, 3, 3],
    [4, 2, 2, 2],
  ],
  [
    [5, 4, 2, 2],
    [4, 2, 1, 1],
  ],
  [
    [0, 0, 0, 0],
    [4, 4, 4, 4],
  ],
  [
    [2, 0, 0, 1],
    [4, 1, 1, 2],
  ],
])(
  'R11.4, R11.5 four players with amounts %j score %j: ties share a rank, the next ranks are skipped, and 0 is ranked too',
  (held, points) => {
    const names: Family[] = ['medici', 'pazzi', 'pitti', 'strozzi'];
    const people = (good: 'wood' | 'fiorini', unit: number) =>
      Object.fromEntries(names.map((name, seat) => [name, { goods: { [good]: (held[seat] ?? 0) * unit } }]));
    const byWood = table(people('wood', 1), end);
    expect(names.map((name) => byWood.line(name, 'resources'))).toEqual(points);
    const byFiorini = table(people('fiorini', 50), end);
    expect(names.map((name) => byFiorini.line(name, 'fiorini'))).toEqual(points);
  },
);

test('R11.5 with two players the second scores 2 for fiorini', () => {
  const game = ended({ goods: { fiorini: 500 } }, { goods: { fiorini: 450, gold: 9 } });
  expect(game.line('medici', 'fiorini')).toBe(4);
  expect(game.line('pazzi', 'fiorini')).toBe(2);
});

test('R11.6 the Captain elected at the very end scores 1, not the one of round 5', () => {
  const game = table({ medici: {}, pazzi: {}, pitti: {} }, { ...end, newCaptain: 'pitti' });
  expect((['medici', 'pazzi', 'pitti'] as const).map((name) => game.line(name, 'captain'))).toEqual([0, 0, 1]);
});

test('R11.7 a reserved monument that was not completed costs what it shows', () => {
  const game = ended({ reservedMonuments: ['duomo-cupola', 'uffizi-interni'], monuments: ['banco-atrio'] });
  expect(game.scores('medici')).toMatchObject({ monuments: 9, reservedMonuments: -25 });
});

test('R11.8 a reserved artist who was not hired is turned over and costs the value on the front', () => {
  const game = ended({
    reservedArtists: [
      { artist: 'davinci-painter', value: 7 },
      { artist: 'mochi-sculptor', value: 1 },
    ],
  });
  expect(game.line('medici', 'reservedArtists')).toBe(-8);
  expect(game.eventsOf('artistsRevealed')).toEqual([
    {
      type: 'artistsRevealed',
      seat: 0,
      artists: [
        { artist: 'davinci-painter', value: 7 },
        { artist: 'mochi-sculptor', value: 1 },
      ],
    },
  ]);
});

test('R11.8 before the end no score includes the value of a reserved artist', () => {
  const game = table({ medici: { reservedArtists: [{ artist: 'davinci-painter', value: 7 }] }, pazzi: {} });
  expect(game.line('medici', 'reservedArtists')).toBe(0);
});

test('R11.9 the player with the most prestige wins', () => {
  const game = ended({ built: ['pozzo'] }, { built: ['mercato'] });
  expect(game.scores('pazzi').rank).toBe(1);
  expect(game.scores('medici').rank).toBe(2);
});

test('R11.10 on a tie the most valuable single work decides, artist included', () => {
  const game = table(
    {
      medici: { built: ['abside', 'lastricato'] }, // 4 alone, and 2
      pazzi: { built: ['crocifisso'], artworks: [{ work: 'crocifisso', artist: 'cellini-sculptor', value: 2 }] }, // 3 + 2
    },
    end,
  );
  expect(game.scores('medici').total).toBe(game.scores('pazzi').total); // the Pazzi are Captain, for 1 prestige
  expect(game.scores('pazzi').rank).toBe(1);
  expect(game.scores('medici').rank).toBe(2);
});

test('R11.10 then the next work decides, a missing one counting 0; works without an artist are not compared', () => {
  const tied = table(
    { medici: { built: ['abside', 'ritratto'] }, pazzi: { built: ['navata', 'lastricato'] }, pitti: {} },
    { ...end, newCaptain: 'pitti' },
  );
  expect(tied.scores('medici').total).toBe(tied.scores('pazzi').total);
  expect(tied.scores('medici').rank).toBe(1);
  expect(tied.scores('pazzi').rank).toBe(2);
});

test('R11.10 the comparison of works ignores guilds', () => {
  const game = table(
    {
      medici: { monuments: ['uffizi-interni'], built: ['protettore'] }, // 6, and 3 from the guild
      pazzi: { monuments: ['battistero-cupola'], built: ['lastricato'] }, // 7, and 2
      pitti: {},
    },
    { ...end, newCaptain: 'pitti' },
  );
  expect(game.scores('medici').total).toBe(game.scores('pazzi').total);
  expect(game.scores('pazzi').rank).toBe(1);
});

test('R11.10 if all works are equal, the victory is shared', () => {
  const game = table({ medici: {}, pazzi: {}, pitti: {} }, { ...end, newCaptain: 'pitti' });
  expect(game.scores('medici')).toMatchObject({ total: 8, rank: 2 });
  expect(game.scores('pazzi')).toMatchObject({ total: 8, rank: 2 });
  expect(game.scores('pitti')).toMatchObject({ total: 9, rank: 1 });
  const equal = table(
    { medici: { built: ['abside'] }, pazzi: { built: ['navata'] }, pitti: {} },
    { ...end, newCaptain: 'pitti' },
  );
  expect(equal.scores('medici').rank).toBe(1);
  expect(equal.scores('pazzi').rank).toBe(1);
  expect(equal.scores('pitti').rank).toBe(3);
});

test('R11.11 a total may be negative, and is the sum of its lines', () => {
  const game = ended({ reservedMonuments: ['duomo-cupola', 'duomo-facciata'] }, { goods: { gold: 1, fiorini: 50 } });
  const { total } = game.scores('medici');
  expect(total).toBe(2 + 2 - 19 - 18);
  expect(game.scores('medici').rank).toBe(2);
  const sum = SCORE_LINES.map((id) => game.line('medici', id)).reduce((points, line) => points + line, 0);
  expect(sum).toBe(total);
});

test('R11.4 to R11.8 purses, the Captain and reserved cards count at the end and are not earned points', () => {
  const reserved: Person = { reservedMonuments: ['duomo-cupola'], goods: { gold: 2 } };
  const { state } = table({ medici: reserved, pazzi: { built: ['pozzo'] } }, { captain: 'medici' });
  const shown = shownScores(card as unknown as AnyRules, state, card.view(state, 1));
  expect(shown.map(({ earned }) => earned)).toEqual([
    { total: 0, isWhole: true },
    { total: 3, isWhole: true },
  ]);
  expect(shown[0]).toMatchObject({ total: 1 - 19, isWhole: false });
});
