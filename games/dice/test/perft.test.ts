import { seedFrom } from '@signoria/engine';
import { perft } from '@signoria/engine/testkit';
import { expect, test } from 'vitest';
import { dice } from '../src/index.ts';
import { table } from './table.ts';

/** How many ways lead on from named positions: any change to what is legal shows here. */

const opening = (seats: number) => dice.setup({ pope: 'normal' }, seats, seedFrom(`perft for ${seats}`));

test.each([
  [1, [93, 4841, 193944]],
  [2, [93, 4844, 194831]],
  [4, [93, 4844, 194822]],
])('perft: the opening of %i players', (seats, counts) => {
  expect([1, 2, 3].map((depth) => perft(dice, opening(seats), depth))).toEqual(counts);
});

test('perft: the last die of a turn, buildings of every kind, an artist to hire, the others after it', () => {
  const game = table(
    {
      ringo: { built: ['orafo', 'casa', 'cambiavalute'], stars: 1, fiorini: 100, marks: { ritratto: 'all' } },
      paul: { built: ['mercatante'], marks: { 'space-3': { wood: 1, metal: 1 } } },
    },
    { round: 2, used: ['white', 'red'], dice: { yellow: 5 } },
  );
  expect([1, 2, 3].map((depth) => perft(dice, game.state, depth))).toEqual([25, 342, 4612]);
});
