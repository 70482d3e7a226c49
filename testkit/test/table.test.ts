import { expect, test } from 'vitest';
import { palio } from '../../engine/test/toy/index.ts';
import { seatPeople } from '../src/index.ts';

/** Three people at the toy; Carla starts with more. */
function table() {
  return seatPeople({
    rules: palio,
    words: { reason: ({ code }) => [`Not now: ${code}.`] },
    scoreLines: ['cards', 'cubes'] as const,
    names: ['anna', 'bruno', 'carla'] as const,
    options: {},
    arrange(state, seatOf, emit) {
      const carla = state.table.players[seatOf('carla')];
      if (carla !== undefined) carla.cubes = 3;
      emit({ type: 'took', seat: seatOf('carla') });
      return state;
    },
  });
}
const bid = (cubes: number) => ({ do: 'bid', cubes }) as const;

test('seats are addressed by names, and the table is in the given position', () => {
  const game = table();
  expect(game.waitsFor()).toEqual(['anna', 'bruno', 'carla']);
  expect(game.player('carla').cubes).toBe(3);
  expect(game.eventsOf('took')).toEqual([{ type: 'took', seat: 2 }]);
  expect(game.offered('carla', 'bid')).toHaveLength(4);
  expect(game.choices('anna')).toEqual([bid(0), bid(1), bid(2)]);
  expect(game.scores('carla')).toEqual({ cubes: 3, total: 3, rank: 1 });
  expect([game.line('carla', 'cards'), game.line('carla', 'cubes')]).toEqual([0, 3]);
});

test('a move that is not offered is refused by name and changes nothing', () => {
  const game = table();
  expect(game.may('anna', bid(3))).toBe(false);
  expect(game.whyNot('anna', bid(3))).toMatch(/^Not now: .*\. \(R.*\)$/);
  expect(game.whyNot('anna', bid(2))).toBeNull();
  expect(() => game.plays('anna', bid(3))).toThrow('anna cannot play {"do":"bid","cubes":3}');
  expect(game.waitsFor()).toEqual(['anna', 'bruno', 'carla']);
});

test('moves are played one after the other, and the latest events are returned', () => {
  const game = table().plays('anna', bid(0)).plays('bruno', bid(1));
  expect(game.events).toEqual([{ type: 'sealed', seat: 1 }]);
  expect(game.waitsFor()).toEqual(['carla']);
  expect(game.plays('carla', bid(3)).eventsOf('bids')).toEqual([{ type: 'bids', bids: [0, 1, 3], winner: 2 }]);
});
