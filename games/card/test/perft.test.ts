import { seedFrom } from '@signoria/engine';
import { perft } from '@signoria/engine/testkit';
import { expect, test } from 'vitest';
import { card } from '../src/index.ts';
import { table } from './table.ts';

/** How many ways lead on from named positions: any change to what is legal shows here. */

const opening = (seats: number) => card.setup({ guilds: true, openPurses: false }, seats, seedFrom('perft'));

test.each([
  [2, [49, 2130, 83098]],
  [3, [51, 2188, 95615]],
  [4, [51, 2183, 97700]],
])('perft: the opening of %i players', (seats, counts) => {
  expect([1, 2, 3].map((depth) => perft(card, opening(seats), depth))).toEqual(counts);
});

test('perft: the last action of a round, two cards to keep, the Captain and the merchants', () => {
  const game = table(
    {
      medici: { goods: { gold: 1, fiorini: 100 }, hand: ['casa', 'fabbro'], built: ['arte-dei-mercatanti'] },
      pazzi: { goods: { spice: 2 }, hand: ['pozzo', 'cava', 'ritratto'] },
    },
    { round: 2, captain: 'medici', space: 'fourth', ask: { ask: 'action', of: 'pazzi' }, row: ['duomo-cupola'] },
  );
  expect([1, 2, 3, 4].map((depth) => perft(card, game.state, depth))).toEqual([14, 30, 90, 486]);
});
