import { expect, test } from 'vitest';
import { discard, done, found, give, table, take } from './table.ts';

test('R8.2 a player with more than five cards discards personnel and buildings of choice', () => {
  const hand = ['mason', 'mason', 'spy', 'festival'] as const;
  const game = table(
    { holger: { store: { white: 1 }, hand, buildings: ['quarry', 'workshop'] }, thomas: {} },
    { at: 'build' },
  );
  game.plays('holger', found('white'), done);
  expect(game.asks('holger')).toBe('cardLimit');
  expect(game.choices('holger')).toEqual([discard('mason'), discard('spy'), discard('quarry'), discard('workshop')]);
  expect(game.whyNot('holger', discard('festival'))).toBe(
    'You can discard a celebration only with the Patrician. (R8.3)',
  );
  game.plays('holger', discard('quarry'));
  expect(game.player('holger')).toMatchObject({ hand, buildings: ['workshop'] });
  expect(game.state.table.discard).toEqual(['quarry']);
  expect(game.waitsFor()).toEqual(['thomas']); // exactly the excess is given up
});

test('R8.1 cards are discarded one after the other while there are too many', () => {
  const hand = ['mason', 'spy', 'smuggler', 'wholesaler', 'princess', 'architect', 'saboteur'] as const;
  const game = table({ holger: { store: {}, hand }, thomas: {} }, { at: 'cardLimit' });
  game.plays('holger', discard('spy'));
  expect(game.asks('holger')).toBe('cardLimit');
  game.plays('holger', discard('mason'));
  expect(game.player('holger').hand).toHaveLength(5);
});

test('R8.3 celebrations beyond five stay; all personnel and buildings go without a question', () => {
  const hand = ['festival', 'festival', 'scandal', 'scandal', 'monument', 'recognition', 'mason'] as const;
  const game = table({ holger: { store: { white: 1 }, hand, buildings: ['quarry'] }, thomas: {} }, { at: 'build' });
  game.plays('holger', found('white'), done);
  expect(game.player('holger')).toMatchObject({ hand: hand.slice(0, 6), buildings: [] });
  expect(game.waitsFor()).toEqual(['thomas']);
});

test('R8.1, R2.3 with one name to discard nothing is asked', () => {
  const hand = ['mason', 'mason', 'mason', 'festival', 'festival', 'scandal'] as const;
  const game = table({ holger: { store: { white: 1 }, hand }, thomas: {} }, { at: 'build', played: ['mason'] });
  game.plays('holger', found('white'));
  expect(game.player('holger').hand).toEqual(['mason', 'mason', 'festival', 'festival', 'scandal']);
});

test('R8.4 more than ten bricks return to the pouch, in colours of choice; towers do not count', () => {
  const people = { holger: { store: { white: 9, red: 4 }, towers: [['blue', 5, 'safe']] }, thomas: {} } as const;
  const game = table(people, { at: 'build', exchanged: true });
  game.plays('holger', done, done);
  expect(game.asks('holger')).toBe('pay');
  game.plays('holger', give('red'), give('red'), give('white'));
  expect(game.store('holger')).toEqual({ white: 8, red: 2 });
  expect(game.eventsOf('bricksPaid')).toEqual([
    { type: 'bricksPaid', seat: 0, due: 'limit', bricks: { white: 1, red: 2 } },
  ]);
});

test('R8.1 limits hold only at the end of the turn', () => {
  const row = [
    ['festival', { red: 4 }],
    ['architect', {}],
  ] as const;
  const game = table({ holger: { store: { white: 10 } }, thomas: {} }, { row, deck: ['mason'] });
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ white: 10, red: 4 });
  expect(game.asks('holger')).toBe('build');
});

test('R8.5, R12.2 cards are discarded before bricks are counted, so a Warehouse just discarded no longer helps', () => {
  const hand = ['spy', 'smuggler', 'princess', 'festival', 'saboteur'] as const;
  const people = { holger: { store: { white: 14 }, hand, buildings: ['warehouse'] }, thomas: { store: {} } } as const;
  const kept = table(people, { at: 'cardLimit' });
  kept.plays('holger', discard('spy'));
  expect(kept.store('holger')).toEqual({ white: 14 });
  const lost = table(people, { at: 'cardLimit' });
  lost.plays('holger', discard('warehouse'));
  expect(lost.store('holger')).toEqual({ white: 10 });
});

test('R12.2 with a Warehouse the storehouse holds fifteen bricks', () => {
  const people = { holger: { store: { white: 17 }, buildings: ['warehouse'] }, thomas: {} } as const;
  const game = table(people, { at: 'build', exchanged: true });
  game.plays('holger', done);
  expect(game.store('holger')).toEqual({ white: 15 });
});

test('R8.5 a Monument received in another turn counts at the next check of one’s own', () => {
  const hand = ['spy', 'smuggler', 'princess', 'wholesaler', 'mason'] as const;
  const row = [
    ['monument', {}],
    ['quarry', {}],
  ] as const;
  const people = {
    holger: { store: { white: 3 } },
    thomas: { store: { red: 2 }, hand, towers: [['blue', 3]] },
  } as const;
  const game = table(people, { row, deck: ['festival', 'festival', 'festival'] });
  game.plays('holger', take(0), done);
  expect(game.player('thomas').hand).toHaveLength(6);
  expect(game.asks('thomas')).toBe('card');
  game.plays('thomas', take(0), done);
  expect(game.asks('thomas')).toBe('cardLimit');
});
