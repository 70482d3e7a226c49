import { expect, test } from 'vitest';
import { table } from './table.ts';

test('R12.1, R12.2 artworks score with their artists, and the bonus of the Palazzo separately', () => {
  const game = table({
    ringo: {
      artworks: [
        'giardino',
        { artwork: 'ritratto', artist: 'painter', star: true, points: 4 },
        { artwork: 'cupola', artist: 'architect', star: false, points: 2 },
      ],
      palazzoBonus: 6,
    },
    paul: {},
  });
  expect(game.scores('ringo')).toMatchObject({ palazzo: 5 + 1 + 4 + 4, palazzoBonus: 6, chiesa: 4 + 2 });
});

test('R8.8, R12.3 buildings score their points, on spaces 5 to 8 with 1, 1, 2 and 2 more', () => {
  const built = ['taverna', 'casa', 'zecca', 'loggia', 'fabbro', 'mercato', 'biblioteca'] as const;
  const points = [3, 1, 2, 3, 4, 1, 2, 5]; // the Pozzo first
  const spaces = [0, 0, 0, 0, 1, 1, 2, 2];
  for (let count = 0; count <= built.length; count++) {
    const game = table({ ringo: { built: built.slice(0, count) }, paul: {} });
    const sum = points.slice(0, count + 1).reduce((total, one, index) => total + one + (spaces[index] ?? 0), 0);
    expect(game.line('ringo', 'buildings')).toBe(sum);
  }
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [6, 2],
  [8, 4],
  [9, 4],
  [10, 7],
])('R12.4 with %i spaces of the Captain’s track marked it scores %i', (captain, points) => {
  const game = table({ ringo: { tracks: { captain, bishop: 10, preacher: 10 } }, paul: {} });
  expect(game.line('ringo', 'captainTrack')).toBe(points);
});

test('R12.5, R12.6, R12.7 each star, each spare resource and every 200 fiorini left score a point', () => {
  const game = table({ ringo: { stars: 2, spares: 3, fiorini: 700 }, paul: { fiorini: 100 } });
  expect(game.scores('ringo')).toEqual({ buildings: 3, stars: 2, spares: 3, fiorini: 3, total: 11, rank: 1 });
  expect(game.line('paul', 'fiorini')).toBe(0);
});

test('R12.8 the most points win, on a tie the most artworks and buildings; if both are equal the victory is shared', () => {
  const game = table({
    ringo: { built: ['taverna'], fiorini: 400 }, // 3 + 1 + 2, two buildings
    paul: { stars: 3 }, // 3 + 3, one building
    george: { built: ['fabbro'], spares: 2 }, // as Ringo
    john: { spares: 4 },
  });
  expect(['ringo', 'paul', 'george', 'john'].map((name) => game.scores(name as 'john'))).toMatchObject([
    { total: 6, rank: 2 },
    { total: 6, rank: 4 },
    { total: 6, rank: 2 },
    { total: 7, rank: 1 },
  ]);
});

test('R12.8 on a tie an artwork counts as much as a building', () => {
  const game = table({
    ringo: { artworks: [{ artwork: 'pulpito', artist: null, star: false, points: 1 }] }, // 3 + 3 + 1, an artwork and a building
    paul: { built: ['loggia'] }, // 3 + 4
  });
  expect([game.scores('ringo').rank, game.scores('paul').rank]).toEqual([1, 1]);
});
