import { anyOptions } from '@signoria/testkit/vitest';
import { expect, test } from 'vitest';
import { POPE_LEVELS } from '../src/about.ts';
import { FIGURES } from '../src/figures.ts';
import { dice } from '../src/index.ts';
import { cash, coin, mark, obtain, table } from './table.ts';

const refusal = (input: unknown) => {
  const read = dice.readOptions(input, 1);
  return read.ok ? undefined : read.error;
};

test('R13.8 the level of the Pope is normal by default', () => {
  expect(dice.readOptions({}, 1)).toEqual({ ok: true, value: { pope: 'normal' } });
  for (const pope of POPE_LEVELS) expect(dice.readOptions({ pope }, 3)).toEqual({ ok: true, value: { pope } });
  expect(dice.options).toEqual([
    { id: 'pope', seats: { min: 1, max: 1 }, kind: 'choice', default: 'normal', choices: POPE_LEVELS },
  ]);
  expect(refusal({ pope: 'urban' })).toMatchObject({ code: 'malformed', path: 'pope' });
});

test.each([
  [{ popes: 'easy' }, 'popes'],
  [{ figures: { pope: { easy: -1 } } }, 'figures.pope.easy'],
  [{ figures: { pope: { source: 'rulebook' } } }, 'figures.pope.source'],
  [{ figures: { board: { low: { price: 150 } } } }, 'figures.board.low.price'],
  [{ figures: { board: { middle: {} } } }, 'figures.board.middle'],
  [{ figures: { artworks: { cupola: { cost: { silver: 1 } } } } }, 'figures.artworks.cupola.cost.silver'],
  [{ figures: { artworks: { cupola: { artists: [] } } } }, 'figures.artworks.cupola.artists'],
  [{ figures: { tracks: { captain: { spaces: ['die', 'dice'] } } } }, 'figures.tracks.captain.spaces.1'],
  [{ figures: { dice: { white: { resource: 'gold' } } } }, 'figures.dice'],
  [{ figures: { left: { fioriniAPoint: 0 } } }, 'figures.left.fioriniAPoint'],
])('options %j are refused at %s', (input, path) => {
  expect(refusal(input)?.path).toBe(path);
});

test('R8.7, R9.7 an override may give a place the effect of another', () => {
  const figures = { spaces: { 'space-2': { spares: 1 } }, artworks: { altare: { income: { captain: 1 } } } };
  expect(refusal({ figures })).toBeUndefined();
});

anyOptions(dice);

test('an override changes and marks only the figures it names', () => {
  const figures = {
    fiorini: { die: 500 },
    artworks: { cupola: { cost: { marble: 1 }, points: 9 } },
    icons: { fiorini: 0 },
  };
  const game = table({ ringo: { fiorini: 100 }, paul: {} }, { options: { figures }, dice: { white: 6 } });
  expect(game.state.figures.fiorini).toMatchObject({ die: 500, bonus: 100, source: 'override' });
  expect(game.state.figures.artworks.cupola).toMatchObject({ points: 9, source: 'override' });
  expect(game.state.figures.artworks.cupola.cost).toMatchObject({ marble: 1, wood: 2, fiorini: 200 });
  expect(game.state.figures.artworks.altare).toEqual(FIGURES.artworks.altare);
  expect(game.may('ringo', coin('space-2'))).toBe(false);
  game.plays('ringo', cash('brown'), obtain('white', 'high'), mark('cupola', 'marble'));
  expect(game.supply('ringo').fiorini).toBe(600);
  expect(game.may('ringo', mark('cupola', 'marble'))).toBe(false);
});

test('every row of the figures has a source', () => {
  const { dice: six, board, artworks, spaces, tracks, buildings, ...quantities } = FIGURES;
  const rows = [six, board, artworks, spaces, tracks, buildings, quantities].flatMap((section) =>
    Object.values(section),
  );
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) expect(['rulebook', 'reconstructed']).toContain(row.source);
});
