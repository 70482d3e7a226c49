import { expect, test } from 'vitest';
import type { Move, ReadonlyState } from '../src/index.ts';
import {
  bricksDue,
  buildMoves,
  commissionOf,
  firenze,
  giveMoves,
  layMoves,
  paidMoves,
  planColumns,
  plannedCost,
  pointsFor,
  storeAfter,
  suggestedPayment,
} from '../src/index.ts';
import { done, exchange, found, give, raise, table, take } from './table.ts';

const ROW = [
  ['mason', { white: 4 }],
  ['festival', { red: 4 }],
  ['spy', { blue: 2, green: 2 }],
] as const;

/** Plays a sequence of moves on a copy, each of which must be legal, and returns them with the position at the end. */
function played(start: ReadonlyState, moves: (state: ReadonlyState) => Generator<Move, void, ReadonlyState>) {
  const state = firenze.clone(start as Parameters<typeof firenze.clone>[0]);
  const sequence = moves(state);
  const list: Move[] = [];
  for (let next = sequence.next(); next.done !== true; next = sequence.next(state)) {
    expect(firenze.moves(state, 0)).toContainEqual(next.value);
    firenze.apply(state, 0, next.value);
    list.push(next.value);
  }
  return { list, state };
}

const site = () =>
  table(
    {
      holger: {
        store: { white: 2, green: 2, red: 3 },
        towers: [
          ['white', 3],
          ['white', 4],
        ],
      },
      thomas: {},
    },
    { at: 'build', row: ROW, exchanged: true },
  );

test('R5.1 the columns of a plan are the own towers and a new tower of each other colour', () => {
  const columns = planColumns(site().player('holger'));
  expect(columns.map(({ colour, height }) => `${colour} ${height}`)).toEqual(
    ['white 4', 'white 3', 'yellow 0', 'green 0', 'red 0', 'blue 0', 'purple 0'], // the tallest first
  );
});

test('R5.1, R5.4 a plan lays bricks on two towers of one colour, ends building and pays', () => {
  const game = site();
  const heights = [5, 4, 0, 1, 0, 0, 0];
  const planned = planColumns(game.player('holger')).map((column, place) => ({ ...column, to: heights[place] ?? 0 }));
  expect(plannedCost(game.state, 0, planned)).toBe(1);
  expect(storeAfter(game.player('holger'), planned)).toMatchObject({ white: 0, green: 1, red: 3 });
  const { list, state } = played(game.state, (start) => buildMoves(start, 0, planned, ['red']));
  expect(list).toEqual([raise(0), raise(1), found('green'), done, give('red')]);
  expect(state.table.players[0]?.towers.map(({ colour, height }) => `${colour} ${height}`)).toEqual([
    'white 5',
    'white 4',
    'green 1',
  ]);
  const tooMany = planned.map((column) => ({ ...column, to: column.height + 1 }));
  expect(plannedCost(game.state, 0, tooMany)).toBeNull(); // R5.3
});

test('R5.5 laying alone neither ends building nor pays', () => {
  const game = site();
  const planned = [{ colour: 'green', height: 0, due: false, to: 2 }] as const;
  expect(played(game.state, (start) => layMoves(start, 0, planned)).list).toEqual([found('green'), raise(2)]);
});

test('R3.2, R4.1 the cost of a card and an exchange are paid with the move itself', () => {
  const game = table({ holger: { store: { white: 2, green: 2, red: 1 } }, thomas: {} }, { row: ROW });
  expect(bricksDue(game.state, 0, null)).toBe(0);
  expect(bricksDue(game.state, 0, take(2))).toBe(2);
  const card = played(game.state, () => paidMoves(0, take(2), ['red', 'green']));
  expect(card.list).toEqual([take(2), give('red'), give('green')]);
  expect(bricksDue(card.state, 0, exchange(0, 'white'))).toBe(3);
  const swapped = played(card.state, () => paidMoves(0, exchange(0, 'white'), ['blue', 'blue', 'green']));
  expect(swapped.state.table.exchanged).toBe(true);
});

test('R2.3 bricks without a choice of colour are left to the rules, and only one cost is paid', () => {
  const game = table({ holger: { store: { white: 1, green: 2 } }, thomas: {} }, { row: ROW });
  game.plays('holger', take(2));
  expect(bricksDue(game.state, 0, null)).toBe(2);
  const { list, state } = played(game.state, (start) => giveMoves(start, 0, ['white', 'green']));
  expect(list).toEqual([give('white')]); // the other brick can only be green
  expect(state.table.players[0]?.hand).toEqual(['spy']);
});

test('R9.3 a payment is suggested in the order of automatic losses', () => {
  const { store } = table({ holger: { store: { white: 2, green: 2, red: 1 } }, thomas: {} }, { row: ROW }).player(
    'holger',
  );
  expect(suggestedPayment(store, 3, [{ colour: 'white' }])).toEqual(['green', 'green', 'red']);
  expect(suggestedPayment(store, 4, [{ colour: 'white' }])).toEqual(['green', 'green', 'red', 'white']);
  expect(suggestedPayment(store, 9, [])).toHaveLength(5);
});

test('R7.1, R7.4 a planned height shows the points of its open commission with the bonus', () => {
  const { state } = table({ holger: {}, thomas: {} }, { row: ROW, neutral: ['white-4'] });
  const { points } = commissionOf(state, 'white', 5);
  expect(pointsFor(state, 'white', 5)).toBe(points + 1);
  expect(pointsFor(state, 'white', 4)).toBeNull();
  expect(pointsFor(state, 'white', 2)).toBeNull();
});
