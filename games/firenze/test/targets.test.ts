import { expect, test } from 'vitest';
import { firenze } from '../src/index.ts';
import { exchange, give, playCard, rob, swap, table, take, wholesale } from './table.ts';

test('R4.1 an exchange points at the card and the brick on it, a new tower at the brick of the storehouse', () => {
  expect(firenze.targets({ do: 'exchange', place: 2, colour: 'blue' })).toEqual([
    'deed:exchange',
    'row:2',
    'brick:blue',
  ]);
  expect(firenze.targets({ do: 'found', colour: 'blue' })).toEqual(['deed:found', 'store:blue']);
});

test('R11.7, R11.9 targets of another player differ from own ones', () => {
  expect(firenze.targets({ do: 'rob', from: 1, colour: 'red' })).toEqual(['seat:1', 'theirs:1 red']);
  expect(firenze.targets({ do: 'sabotage', of: 1, tower: 0 })).toEqual(['seat:1', 'theirTower:1 0']);
  expect(firenze.targets({ do: 'raise', tower: 0 })).toEqual(['tower:0']);
});

test('every possible move has a target and a verb', () => {
  const verbs = new Set(firenze.verbs.flat());
  for (const move of firenze.everyMove) {
    expect(firenze.targets(move)).not.toEqual([]);
    expect(verbs).toContain(firenze.verb(move));
  }
});

const ROW = [
  ['mason', { blue: 2 }],
  ['spy', { red: 2 }],
  ['quarry', {}],
  ['festival', {}],
] as const;
const STORE = { white: 3, green: 3 };

test('R3.2, R4.1 a card is under way until it is paid for, an exchange until all bricks are given', () => {
  const game = table({ holger: { store: STORE }, thomas: {} }, { row: ROW });
  expect(firenze.underWay(game.state, 0)).toEqual([]);
  game.plays('holger', take(3), give('green'));
  expect(firenze.underWay(game.state, 0)).toEqual([take(3), give('green')]);
  const swapping = table({ holger: { store: STORE }, thomas: {} }, { at: 'build', row: ROW });
  swapping.plays('holger', exchange(0, 'blue'), give('white'));
  expect(firenze.underWay(swapping.state, 0)).toEqual([exchange(0, 'blue'), give('white')]);
});

test('R11.3, R11.7 underWay lists what was chosen for personnel until it takes effect', () => {
  const hand = ['wholesaler', 'smuggler'] as const;
  const people = { holger: { store: STORE, hand }, thomas: { store: { red: 1, blue: 1 } } } as const;
  const game = table(people, { at: 'build', row: ROW });
  game.plays('holger', playCard('wholesaler'), wholesale(1));
  expect(firenze.underWay(game.state, 0)).toEqual([wholesale(1)]);
  game.plays('holger', swap('white', 'red'));
  expect(firenze.underWay(game.state, 0)).toEqual([]); // the swap has been carried out
  const trade = table(people, { at: 'build', row: ROW });
  trade.plays('holger', playCard('smuggler'), rob(1, 'blue'));
  expect(firenze.underWay(trade.state, 0)).toEqual([rob(1, 'blue')]);
  const only = table({ ...people, thomas: { store: { blue: 1 } } }, { at: 'build', row: ROW });
  only.plays('holger', playCard('smuggler')); // one brick to take: nothing is asked
  expect(firenze.underWay(only.state, 0)).toEqual([]);
});
