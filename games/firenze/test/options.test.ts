import { anyOptions } from '@signoria/testkit/vitest';
import { expect, test } from 'vitest';
import { FIGURES } from '../src/figures.ts';
import { firenze } from '../src/index.ts';
import { done, found, fulfil, table } from './table.ts';

const path = (input: unknown, seats = 2) => {
  const read = firenze.readOptions(input, seats);
  return read.ok ? 'accepted' : read.error.path;
};

test('R1.5, R1.7, R1.10, R9.3 missing options have their defaults', () => {
  expect(firenze.readOptions({}, 2)).toEqual({
    ok: true,
    value: { neutralSeals: 5, sealPlacement: 'random', deadColour: 'random', campanile: false, autoDiscard: false },
  });
});

test.each([
  [{ neutralSeals: 8 }, 'neutralSeals'],
  [{ neutralSeals: -1 }, 'neutralSeals'],
  [{ sealPlacement: 'cards' }, 'sealPlacement'],
  [{ deadColour: 'brown' }, 'deadColour'],
  [{ campanile: 1 }, 'campanile'],
  [{ figures: { bricks: { brown: 1 } } }, 'figures.bricks.brown'],
  [{ figures: { seals: { players2: 0 } } }, 'figures.seals.players2'],
  [{ figures: { construction: { seven: 15 } } }, 'figures.construction.seven'],
  [{ figures: { commissions: { 'white-9': { points: 1 } } } }, 'figures.commissions.white-9'],
  [{ figures: { balconies: { 'balcony-I-white': { level: 9 } } } }, 'figures.balconies.balcony-I-white.level'],
  [{ figures: { balconies: { 'balcony-I-white': { numeral: 'V' } } } }, 'figures.balconies.balcony-I-white.numeral'],
  [{ figures: { cards: { tribute: { points: 3 } } } }, 'figures.cards.tribute.points'],
  [{ figures: { cards: { 'san-miniato': { amount: 3 } } } }, 'figures.cards.san-miniato.amount'],
  [{ figures: { cards: { mason: { effect: 'free' } } } }, 'figures.cards.mason.effect'],
])('options %j are refused at %s', (input, refused) => {
  expect(path(input)).toBe(refused);
});

test.each([
  [{ figures: { bricks: { white: 4 } } }, 2, 'figures.start'],
  [{ figures: { bricks: { white: 5 } } }, 2, 'accepted'], // 2 and 3 white bricks are needed
  [{ figures: { limits: { cards: 7 } } }, 4, 'accepted'], // 6 in the row, 4 × 8 held, 8 celebrations and 4 churches: 50 of 51
  [{ figures: { limits: { cards: 8 } } }, 4, 'figures.cards'],
  [{ figures: { cards: { mason: { copies: 0 }, tribute: { copies: 0 } } } }, 2, 'accepted'],
  [{ figures: { limits: { cards: 12 } } }, 4, 'figures.cards'],
  [{ figures: { cards: { 'san-miniato': { copies: 2 } } } }, 2, 'figures.cards'],
])('R1.9, R3.7, R9.9 a box of %j for %i players: %s', (input, seats, refused) => {
  expect(path(input, seats)).toBe(refused);
});

test('R1.4, R1.7 there must be a balcony of each numeral, whatever colour is dead', () => {
  const fours = ['yellow', 'green', 'red', 'blue'] as const;
  const without = Object.fromEntries(fours.map((colour) => [`balcony-IV-${colour}`, { numeral: 'III' }]));
  expect(path({ figures: { balconies: without } })).toBe('figures.balconies');
  const oneLeft = Object.fromEntries(fours.slice(1).map((colour) => [`balcony-IV-${colour}`, { numeral: 'III' }]));
  expect(path({ figures: { balconies: oneLeft } })).toBe('accepted');
  const dead = { sealPlacement: 'deadColour', deadColour: 'yellow', figures: { balconies: oneLeft } };
  expect(path(dead)).toBe('figures.balconies');
  expect(path({ ...dead, deadColour: 'white' })).toBe('accepted');
});

test('R1.4 a corrected balcony may lie where one of another numeral could', () => {
  expect(path({ figures: { balconies: { 'balcony-I-red': { level: 5 } } } })).toBe('accepted');
});

test('an override changes and marks only the figures it names', () => {
  const figures = {
    commissions: { 'white-3': { points: 9 } },
    construction: { two: 1 },
    cards: { mason: { amount: 9 } },
  };
  const towers = [['white', 3, 'safe']] as const;
  const game = table(
    { holger: { store: { white: 4 }, towers }, thomas: {} },
    { at: 'commission', options: { figures } },
  );
  expect(game.state.figures.commissions['white-3']).toEqual({ points: 9, source: 'override' });
  expect(game.state.figures.commissions['white-4']).toEqual(FIGURES.commissions['white-4']);
  expect(game.state.figures.cards.mason).toMatchObject({ amount: 9, copies: 4, source: 'override' });
  game.plays('holger', fulfil('white-3'));
  expect(game.line('holger', 'commissions')).toBe(9);
  const building = table({ holger: { store: { white: 4 } }, thomas: {} }, { at: 'build', options: { figures } });
  building.plays('holger', found('white'), found('white'), done);
  expect(building.store('holger')).toEqual({ white: 1 });
});

test('every row of the figures has a source', () => {
  const { derived: _, flags, levelTiles, commissions, balconies, cards, ...quantities } = FIGURES;
  const rows = [flags, levelTiles, commissions, balconies, cards, quantities].flatMap((section) =>
    Object.values(section),
  );
  expect(rows).toHaveLength(6 + 4 + 36 + 19 + 25 + 7);
  for (const row of rows) expect(['rulebook', 'published', 'reconstructed']).toContain(row.source);
});

anyOptions(firenze);
