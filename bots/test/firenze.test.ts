import { seedFromText } from '@signoria/engine';
import type { Colour, State, Tower } from '@signoria/firenze';
import { firenze } from '@signoria/firenze';
import { expect, test } from 'vitest';
import { evaluation } from '../src/evaluate/firenze/index.ts';
import { tableOf } from './tables.ts';

const NONE = { white: 0, yellow: 0, green: 0, red: 0, blue: 0, purple: 0 };

/**
 * Returns a table without seals and balconies on another player's turn, on which the seat has these towers and bricks.
 */
function position(towers: readonly (readonly [Colour, number])[], store: Partial<Record<Colour, number>>): State {
  const { options } = tableOf('firenze', 2);
  const state = firenze.setup({ ...(options as object), neutralSeals: 0 } as never, 2, seedFromText('firenze'));
  const { table } = state;
  table.balconies = [];
  for (const player of table.players) Object.assign(player, { towers: [], store: { ...NONE } });
  const seat = 1 - table.active;
  Object.assign(table.players[seat] ?? {}, {
    towers: towers.map(([colour, height]): Tower => ({ colour, height, due: false })),
    store: { ...NONE, ...store },
  });
  return state;
}

function worth(...given: Parameters<typeof position>): number {
  const state = position(...given);
  return evaluation.worth(state, 1 - state.table.active);
}

test('a tower is worth more with bricks of its colour at hand than with others', () => {
  expect(worth([['red', 3]], { red: 2 })).toBeGreaterThan(worth([['red', 3]], { blue: 2 }));
  expect(worth([['red', 3]], { red: 1 })).toBeGreaterThan(worth([['red', 3]], {}));
});

test('a tower that may be torn down is worth less than its bricks in the storehouse', () => {
  expect(worth([['purple', 1]], {})).toBeLessThan(worth([], { purple: 1 }));
});

test('four towers of one brick are worth less than two of two', () => {
  const four = [['white', 1], ['yellow', 1], ['green', 1], ['red', 1]] as const; // biome-ignore format: one line
  const two = [['white', 2], ['green', 2]] as const; // biome-ignore format: one line
  expect(worth(four, {})).toBeLessThan(worth(two, {}));
});

test('the value of a further brick falls with the number of bricks', () => {
  const gain = (count: number) => worth([], { white: count + 1 }) - worth([], { white: count });
  expect(gain(9)).toBeGreaterThan(0);
  expect(gain(9)).toBeLessThan(gain(1));
});

test('a tower loses value when all commissions of its colour are sealed', () => {
  const state = position([['white', 7]], { white: 1 });
  const seat = 1 - state.table.active;
  const open = evaluation.worth(state, seat);
  state.table.seals = state.table.seals.map((_, place) => (place < 6 ? 'neutral' : null));
  expect(evaluation.worth(state, seat)).toBeLessThan(open - 3);
});

test('a card keeps its value while it is being paid for', () => {
  const { rules, options } = tableOf('firenze', 2);
  const state = rules.setup(options, 2, seedFromText('paying')) as State;
  const [seat = 0] = rules.pending(state);
  Object.assign(state.table.players[seat] ?? {}, { store: { ...NONE, white: 3, blue: 1 } });
  const taken = rules.clone(state) as State;
  rules.apply(taken, seat, { do: 'take', place: 2 });
  expect(evaluation.worth(taken, seat)).toBeGreaterThan(evaluation.worth(state, seat));
  const before = evaluation.worth(taken, seat);
  rules.apply(taken, seat, { do: 'give', colour: 'white' });
  expect(Math.abs(evaluation.worth(taken, seat) - before)).toBeLessThan(0.5);
});
