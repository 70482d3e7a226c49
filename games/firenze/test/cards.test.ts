import { expect, test } from 'vitest';
import { done, found, table, take } from './table.ts';

test('R12.1 with a Workshop construction costs 1 less, from the turn it is taken, never below 0', () => {
  const row = [
    ['workshop', {}],
    ['architect', {}],
  ] as const;
  const game = table({ holger: { store: { white: 5 } }, thomas: {} }, { row, deck: ['mason'] });
  game.plays('holger', take(0), found('white'), found('white'), found('white'));
  expect(game.store('holger')).toEqual({ white: 2 }); // the third is free; the fourth would cost 2, and 1 would be left
  expect(game.waitsFor()).toEqual(['thomas']);
});

test('R12.3 a Quarry gives a brick from the pouch after the refill, also in the turn it is taken', () => {
  const row = [
    ['quarry', {}],
    ['mason', {}],
  ] as const;
  const position = { row, deck: ['spy', 'spy', 'spy'], pouch: { purple: 5 } } as const;
  const game = table({ holger: { store: { white: 1 } }, thomas: {} }, position);
  game.plays('holger', take(0));
  expect(game.onCard(1)).toEqual({ purple: 4 });
  expect(game.store('holger')).toEqual({ white: 1, purple: 1 });
  expect(game.eventsOf('quarried')).toEqual([{ type: 'quarried', seat: 0, card: 'quarry', bricks: { purple: 1 } }]);
});

test('R12.3, R9.8 a second Quarry is refused and gives no second brick', () => {
  const row = [
    ['quarry', {}],
    ['mason', {}],
  ] as const;
  const people = { holger: { store: { white: 1 }, buildings: ['quarry'] }, thomas: {} } as const;
  const game = table(people, { row, deck: ['spy'], pouch: { purple: 9 } });
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ white: 1, purple: 1 });
  expect(game.state.table.discard).toEqual(['quarry']);
});

test('R12.1, R9.8 a second Workshop is refused and gives no second discount', () => {
  const row = [
    ['workshop', {}],
    ['architect', {}],
  ] as const;
  const people = { holger: { store: { white: 9 }, buildings: ['workshop'] }, thomas: {} } as const;
  const game = table(people, { row, deck: ['mason'], pouch: {} });
  game.plays('holger', take(0), found('white'), found('white'), found('white'), found('white')); // a fifth would cost 5
  expect(game.eventsOf('bricksPaid')).toEqual([
    { type: 'bricksPaid', seat: 0, due: 'construction', bricks: { white: 2 } },
  ]);
});

test('R12.2, R9.8 a Warehouse holds fifteen in the turn it is taken', () => {
  const row = [
    ['warehouse', { white: 4 }],
    ['architect', {}],
  ] as const;
  const game = table({ holger: { store: { white: 9 } }, thomas: {} }, { row, deck: ['mason'], pouch: {} });
  game.plays('holger', take(0), done);
  expect(game.store('holger')).toEqual({ white: 13 });
});

test('R12.3 a Quarry gives no brick if the pouch is empty, and none in another player’s turn', () => {
  const row = [
    ['mason', {}],
    ['architect', {}],
  ] as const;
  const position = { row, deck: ['spy'], pouch: { purple: 4 } } as const;
  const people = { holger: { store: { white: 1 }, buildings: ['quarry'] }, thomas: { buildings: ['quarry'] } } as const;
  const game = table(people, position);
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ white: 1 });
  const full = table(people, { ...position, pouch: { purple: 9 } }).plays('holger', take(0));
  expect([full.store('holger'), full.store('thomas')]).toEqual([{ white: 1, purple: 1 }, { yellow: 1 }]);
});

test('R12.4 a Recognition scores 1 for each seal on levels 3 and 4, balconies included; two cards both score', () => {
  const sealed = ['white-3', 'red-4', 'blue-5', 'purple-8'] as const;
  const people = { holger: { sealed, hand: ['recognition', 'recognition'] }, thomas: { sealed: ['white-4'] } } as const;
  const game = table(people, { balconies: ['balcony-I-red'], balconiesDone: 1 });
  expect(game.line('holger', 'celebrations')).toBe(4);
  expect(game.line('thomas', 'celebrations')).toBe(0);
});

test('R12.5 a Monument goes to the owner of the tallest tower, also outside of that player’s turn; the taker keeps the bricks', () => {
  const row = [
    ['monument', { red: 2 }],
    ['architect', {}],
  ] as const;
  const people = {
    holger: { store: { white: 1 }, towers: [['white', 3]] },
    thomas: { towers: [['blue', 4]] },
    daniela: { towers: [['red', 4]] },
  } as const;
  const game = table(people, { row, deck: ['mason'] });
  game.plays('holger', take(0));
  expect(game.eventsOf('monumentGiven')).toEqual([{ type: 'monumentGiven', card: 'monument', to: 1 }]); // first clockwise
  expect(game.player('thomas').hand).toEqual(['monument']);
  expect(game.player('holger').hand).toEqual([]);
  expect(game.store('holger')).toEqual({ white: 1, red: 2 });
  expect(game.line('thomas', 'celebrations')).toBe(3);
});

test('R12.5 among equally tall towers the active player gets the Monument; without any tower it is discarded', () => {
  const row = [
    ['monument', {}],
    ['architect', {}],
  ] as const;
  const towers = [['white', 4]] as const;
  const tied = table({ holger: { store: { red: 1 }, towers }, thomas: { towers } }, { row, deck: ['mason'] });
  tied.plays('holger', take(0));
  expect(tied.player('holger').hand).toEqual(['monument']);
  const none = table({ holger: { store: { red: 1 } }, thomas: {} }, { row, deck: ['mason'] });
  none.plays('holger', take(0));
  expect(none.eventsOf('monumentGiven')).toEqual([{ type: 'monumentGiven', card: 'monument', to: null }]);
  expect(none.state.table.discard).toEqual(['monument']);
});

test('R12.6, R12.7 a Festival scores 2 and a Scandal −2; a total may fall below 0', () => {
  const game = table({ holger: { hand: ['scandal', 'scandal'] }, thomas: { hand: ['festival'] } });
  expect(game.scores('holger')).toMatchObject({ celebrations: -4, total: -4, rank: 2 });
  expect(game.scores('thomas')).toMatchObject({ celebrations: 2, rank: 1 });
});

test('R12.8, R9.9 a church that was just taken counts in the same turn', () => {
  const row = [
    ['san-miniato', {}],
    ['architect', {}],
  ] as const;
  const game = table({ holger: { store: { white: 2 }, towers: [['white', 3]] }, thomas: {} }, { row, deck: ['mason'] });
  game.plays('holger', take(0), { do: 'raise', tower: 0 }, done, { do: 'fulfil', commission: 'white-4' });
  expect(game.scores('holger')).toMatchObject({ commissions: 2, churches: 1 });
});

test('R9.7 celebrations stay in hand and cannot be played or discarded at will', () => {
  const game = table({ holger: { store: { white: 3, red: 1 }, hand: ['festival'] }, thomas: {} }, { at: 'build' });
  expect(game.choices('holger').every((move) => move.do !== 'play' && move.do !== 'discard')).toBe(true);
  game.plays('holger', found('white'), found('white'), found('white'));
  expect(game.waitsFor()).toEqual(['thomas']); // the last brick pays the construction cost
  expect(game.player('holger').hand).toEqual(['festival']);
});
