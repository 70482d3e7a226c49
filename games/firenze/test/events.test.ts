import type { Game } from '@signoria/engine';
import { advance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { SomeBricks } from '../src/bricks.ts';
import { firenze } from '../src/index.ts';
import type { FirenzeTypes } from '../src/types.ts';
import type { People } from './table.ts';
import { done, give, lower, playCard, table, take, withEvent } from './table.ts';

const three = (store: SomeBricks): People => ({ holger: { store }, thomas: { store }, daniela: { store } });

test('R10.1 for a Tribute every player returns 2 bricks, the one who took it first, then clockwise', () => {
  const game = withEvent('tribute', three({ white: 2, red: 2 }));
  game.plays('holger', take(0));
  expect(game.waitsFor()).toEqual(['holger']);
  game.plays('holger', give('white'), give('red'));
  expect(game.waitsFor()).toEqual(['thomas']);
  game.plays('thomas', give('red'), give('red'));
  expect(game.waitsFor()).toEqual(['daniela']);
  game.plays('daniela', give('white'), give('white'));
  expect([game.store('holger'), game.store('thomas'), game.store('daniela')]).toEqual([
    { white: 1, red: 1 },
    { white: 2 },
    { red: 2 },
  ]);
  expect(game.asks('holger')).toBe('build');
});

test('R9.1 others decide while the row has a hole; it is refilled after them', () => {
  const game = withEvent('tribute', three({ white: 2, red: 2 }));
  game.plays('holger', take(0), give('white'), give('red'));
  expect(game.state.table.hole).toBe(0);
  expect(game.row()).toEqual(['mason', 'quarry']);
  game.plays('thomas', give('red'), give('red')).plays('daniela', give('white'), give('white'));
  expect(game.state.table.hole).toBeNull();
  expect(game.row()).toEqual(['mason', 'quarry', 'workshop']);
});

test('R9.1 the turn ends with another player’s answer if nothing is left to do after it', () => {
  const { state } = withEvent('tribute', { holger: { store: { white: 2 } }, thomas: { store: { white: 2, red: 2 } } });
  const options = firenze.readOptions({}, 2);
  let game: Game<FirenzeTypes> = {
    ...{ options: options.ok ? options.value : expect.fail(), seats: 2, seed: seedFromText('tribute'), decisions: [] },
    ...{ state, barrier: 0, turns: [null, null] },
  };
  ({ game } = advance(firenze, game, 0, take(0)));
  ({ game } = advance(firenze, game, 1, give('red')));
  expect(game.turns).toEqual([0, 1]);
  ({ game } = advance(firenze, game, 1, give('red')));
  expect(game.state.table.active).toBe(1);
  expect(game.turns).toEqual([null, null]);
});

test('R9.1, R9.2 bricks just taken count, and a player with too few loses all without a question', () => {
  const game = withEvent('tribute', { holger: {}, thomas: { store: { red: 1 } }, daniela: { store: {} } }, { blue: 3 });
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ blue: 1 }); // he lost 2 of the 3 he took
  expect(game.store('thomas')).toEqual({});
  expect(game.eventsOf('bricksPaid').map(({ seat, bricks }) => [seat, bricks])).toEqual([
    [0, { blue: 2 }],
    [1, { red: 1 }],
  ]);
  expect(game.state.table.discard).toEqual(['tribute']);
});

test('R10.2 the Luxury Tax takes a brick for each tower of a player', () => {
  const towers = [
    ['white', 3],
    ['white', 3],
    ['red', 1],
  ] as const;
  const people = {
    holger: { store: { green: 5 }, towers },
    thomas: { store: { green: 2 }, towers: [['blue', 5]] },
    daniela: { store: { green: 3 } },
  } as const;
  const game = withEvent('luxury-tax', people);
  game.plays('holger', take(0));
  expect([game.store('holger'), game.store('thomas'), game.store('daniela')]).toEqual([
    { green: 2 },
    { green: 1 },
    { green: 3 },
  ]);
});

test('R10.2, R9.2 a tax on more towers than bricks takes all bricks', () => {
  const towers = [
    ['white', 3],
    ['red', 1],
  ] as const;
  const game = withEvent('luxury-tax', { holger: { store: { green: 1 }, towers }, thomas: {} });
  game.plays('holger', take(0));
  expect(game.eventsOf('bricksPaid')).toEqual([
    { type: 'bricksPaid', seat: 0, due: 'luxury-tax', bricks: { green: 1 } },
  ]);
});

test('R10.3 a Flood takes half of the storehouse, rounded down', () => {
  const people = { holger: { store: { green: 5 } }, thomas: { store: { white: 1 } }, daniela: { store: { red: 6 } } };
  const game = withEvent('flood', people, { green: 2 });
  game.plays('holger', take(0));
  expect([game.store('holger'), game.store('thomas'), game.store('daniela')]).toEqual([
    { green: 4 },
    { white: 1 },
    { red: 3 },
  ]);
});

test('R10.4 a Storehouse Fire takes 3 bricks of the player who took it, and of nobody else', () => {
  const game = withEvent('storehouse-fire', three({ white: 4 }));
  game.plays('holger', take(0));
  expect([game.store('holger'), game.store('thomas')]).toEqual([{ white: 1 }, { white: 4 }]);
});

test('R10.4, R9.2 a fire among fewer bricks takes all of them, those just taken too', () => {
  const game = withEvent('storehouse-fire', { holger: { store: { white: 1 } }, thomas: {} }, { red: 1 });
  game.plays('holger', take(0));
  expect(game.eventsOf('bricksPaid')).toEqual([
    { type: 'bricksPaid', seat: 0, due: 'storehouse-fire', bricks: { white: 1, red: 1 } },
  ]);
});

test('R10.5 a Collapse takes the top brick of one own tower, which removes a tower of one; nobody else is hit', () => {
  const towers = [
    ['white', 3],
    ['red', 1],
  ] as const;
  const people = { holger: { store: { blue: 1 }, towers }, thomas: { towers } };
  const game = withEvent('collapse', people, {}, { pouch: {} });
  game.plays('holger', take(0));
  expect(game.choices('holger')).toEqual([lower(0), lower(1)]); // choosing is mandatory
  game.plays('holger', lower(1));
  expect(game.towers('holger')).toEqual(['white 3']);
  expect(game.towers('thomas')).toEqual(['white 3', 'red 1']);
  expect(game.eventsOf('towerLowered')).toEqual([
    { type: 'towerLowered', seat: 0, colour: 'red', height: 0, card: 'collapse', by: null },
  ]);
});

test('R6.2 a tower lowered by an event must still be raised', () => {
  const game = withEvent('collapse', { holger: { store: { blue: 1 }, towers: [['white', 3]] }, thomas: {} });
  game.plays('holger', take(0)); // only one tower: nothing is asked
  expect(game.player('holger').towers).toEqual([{ colour: 'white', height: 2, due: true }]);
  game.plays('holger', done);
  expect(game.towers('holger')).toEqual([]);
});

test('R10.5 without a tower nothing happens', () => {
  const game = withEvent('collapse', { holger: { store: { blue: 1 } }, thomas: {} });
  game.plays('holger', take(0));
  expect(game.asks('holger')).toBe('build');
});

test('R10.6 an Earthquake takes the top brick of one tower of every player; identical towers are one choice', () => {
  const people = {
    holger: {
      store: { blue: 1 },
      towers: [
        ['white', 2],
        ['white', 2],
      ],
    },
    thomas: {
      towers: [
        ['red', 4],
        ['blue', 2],
      ],
    },
    daniela: {},
  } as const;
  const game = withEvent('earthquake', people);
  game.plays('holger', take(0));
  expect(game.towers('holger')).toEqual(['white 2', 'white 1']);
  expect(game.waitsFor()).toEqual(['thomas']);
  game.plays('thomas', lower(0));
  expect(game.towers('thomas')).toEqual(['red 3', 'blue 2']);
  expect(game.waitsFor()).toEqual(['holger']);
});

test('R9.5 nothing is played between taking a card and the refill', () => {
  const people = {
    holger: { store: { white: 2, red: 2 }, hand: ['mason', 'spy'] },
    thomas: { store: { red: 3 } },
  } as const;
  const game = withEvent('tribute', people);
  game.plays('holger', take(0));
  expect(game.choices('holger')).toEqual([give('white'), give('red')]);
  expect(game.whyNot('holger', playCard('spy'))).toBe('First pay the bricks you owe. (R2.3)');
});

test('R9.1 an event taken later in the row is paid for first', () => {
  const row = [
    ['mason', {}],
    ['flood', { green: 1 }],
  ] as const;
  const game = table({ holger: { store: { white: 3 } }, thomas: {} }, { row, deck: ['workshop'] });
  game.plays('holger', take(1)); // pays 1 of 3, takes 1, loses half of 3, rounded down
  expect(game.asks('holger')).toBe('pay');
  game.plays('holger', give('white'));
  expect(game.store('holger')).toEqual({ white: 1, green: 1 });
});
