import { expect, test } from 'vitest';
import type { Personnel } from '../src/components.ts';
import type { Name } from './table.ts';
import { done, found, fulfil, give, playCard, raise, rob, sabotage, swap, table, take, wholesale } from './table.ts';

const ROW = [
  ['mason', { white: 2, blue: 1 }],
  ['festival', { red: 2 }],
  ['quarry', {}],
] as const;

/** Returns true if the player may play a card now. */
const may = (game: ReturnType<typeof table>, card: Personnel, name: Name = 'holger') => game.may(name, playCard(card));

test('R9.4 personnel is played in one’s own turn, also right after it was taken, and then discarded', () => {
  const people = { holger: { store: { white: 4 } }, thomas: { hand: ['mason'] } } as const;
  const game = table(people, { row: ROW });
  expect(game.whyNot('thomas', playCard('mason'))).toBe('It is another player’s turn. (R2.2)');
  game.plays('holger', take(0), playCard('mason'));
  expect(game.player('holger').hand).toEqual([]);
  expect(game.state.table.discard).toEqual(['mason']);
  expect(game.asks('holger')).toBe('build'); // back to the question beside which it was played
});

test('R9.4 a player may play any number of personnel in a turn, but never two of one name', () => {
  const hand = ['mason', 'mason', 'spy'] as const;
  const game = table({ holger: { store: { white: 4 }, hand }, thomas: { store: { red: 2 } } }, { row: ROW });
  expect(game.offered('holger', 'play')).toEqual([playCard('mason'), playCard('spy')]); // each name once
  game.plays('holger', playCard('mason'), playCard('spy'));
  expect(game.whyNot('holger', playCard('mason'))).toBe('You have already played the Mason this turn. (R9.4)');
  game.plays('holger', take(0));
  expect(may(game, 'mason')).toBe(false);
});

test('R9.4 personnel of the same name can be played again next turn', () => {
  const people = { holger: { store: { white: 4 }, hand: ['mason', 'mason'] }, thomas: { store: { red: 2 } } } as const;
  const game = table(people, { row: ROW });
  game.plays('holger', playCard('mason'), take(0), done).plays('thomas', take(0), done);
  expect(may(game, 'mason')).toBe(true);
});

test('R11.1 the Mason lowers the construction cost by 3, never below 0, until building ends', () => {
  const store = { white: 12, red: 1 };
  const game = table({ holger: { store, hand: ['mason'] }, thomas: {} }, { row: ROW });
  expect(may(game, 'mason')).toBe(true); // legal before the card is chosen, though there is no cost yet
  game.plays('holger', take(0), found('white'), found('white'), found('white'), found('white'));
  expect(may(game, 'mason')).toBe(true);
  game.plays('holger', playCard('mason'), done);
  expect(game.eventsOf('bricksPaid').filter(({ due }) => due === 'construction')).toEqual([]); // the cost is 3 − 3
  const commission = table(
    { holger: { hand: ['mason'], towers: [['white', 3, 'safe']] }, thomas: {} },
    { at: 'commission' },
  );
  expect(commission.whyNot('holger', playCard('mason'))).toBe(
    'You can play the Mason only before you end building. (R11.1)',
  );
});

test('R11.1, R12.1 Mason and Workshop add up; six bricks remain the most', () => {
  const people = { holger: { store: { white: 20 }, hand: ['mason'], buildings: ['workshop'] }, thomas: {} } as const;
  const game = table(people, { at: 'build' });
  game.plays('holger', playCard('mason'), ...[1, 2, 3, 4, 5, 6].map(() => found('white')));
  expect(game.eventsOf('bricksPaid')[0]).toMatchObject({ due: 'construction', bricks: { white: 10 - 3 - 1 } });
});

test('R11.3 the Wholesaler makes up to 3 swaps on one card, and building and exchange stay possible', () => {
  const people = { holger: { store: { white: 4, green: 1 }, hand: ['wholesaler'] }, thomas: {} } as const;
  const row = [
    ['mason', { blue: 2, red: 2 }],
    ['spy', { white: 1 }],
    ['quarry', {}],
  ] as const;
  const game = table(people, { at: 'build', row });
  game.plays('holger', playCard('wholesaler'));
  expect(game.choices('holger')).toEqual([wholesale(0), wholesale(1)]);
  game.plays('holger', wholesale(0));
  expect(game.whyNot('holger', done)).toBe('You must swap at least one brick. (R11.3)');
  game.plays('holger', swap('white', 'blue'), swap('white', 'red'));
  expect(game.may('holger', done)).toBe(true);
  game.plays('holger', swap('white', 'blue'));
  expect(game.asks('holger')).toBe('build');
  expect(game.store('holger')).toEqual({ white: 1, green: 1, red: 1, blue: 2 });
  expect(game.onCard(0)).toEqual({ white: 3, red: 1 });
  expect(game.offered('holger', 'exchange').length).toBeGreaterThan(0); // the exchange of R4 remains
  expect(game.eventsOf('swapped')).toEqual([
    { type: 'swapped', seat: 0, card: 'mason', gave: { white: 3 }, took: { red: 1, blue: 2 } },
  ]);
});

test('R11.3 fewer swaps are enough, and no colour goes both ways', () => {
  const people = { holger: { store: { white: 2, blue: 1 }, hand: ['wholesaler'] }, thomas: {} } as const;
  const row = [['mason', { blue: 1, red: 1, white: 1 }]] as const;
  const game = table(people, { at: 'build', row });
  game.plays('holger', playCard('wholesaler'), swap('white', 'blue'));
  expect(game.choices('holger')).toEqual([swap('white', 'red'), done]);
  expect(game.whyNot('holger', swap('blue', 'red'))).toBe('You cannot give and take the same colour. (R11.3)');
  expect(game.whyNot('holger', swap('white', 'white'))).toBe('You cannot give and take the same colour. (R11.3)');
  expect(game.whyNot('holger', swap('green', 'red'))).toBe('You have no green brick in your storehouse. (R11.3)');
  game.plays('holger', done);
  expect(game.store('holger')).toEqual({ white: 1, blue: 2 });
});

test('R11.3, R9.5 the Wholesaler cannot be played if no swap is possible', () => {
  const row = [
    ['mason', { white: 2 }],
    ['spy', {}],
  ] as const;
  const people = { holger: { store: { white: 2 }, hand: ['wholesaler'] }, thomas: {} } as const;
  const game = table(people, { at: 'build', row });
  expect(game.whyNot('holger', playCard('wholesaler'))).toBe('Playing the Wholesaler would have no effect now. (R9.5)');
  const empty = table({ holger: { ...people.holger, store: {} }, thomas: {} }, { at: 'build', row: ROW });
  expect(may(empty, 'wholesaler')).toBe(false);
});

test.each(['wholesaler', 'smuggler', 'spy'] as const)(
  'R9.6, R11.3, R11.7, R11.8 the %s can be played before and after the card is taken, not after a brick is laid',
  (card) => {
    const people = { holger: { store: { white: 4, red: 1 }, hand: [card] }, thomas: { store: { blue: 2 } } } as const;
    const game = table(people, { row: ROW });
    expect(may(game, card)).toBe(true);
    game.plays('holger', take(0));
    expect(may(game, card)).toBe(true);
    game.plays('holger', found('white'));
    expect(game.whyNot('holger', playCard(card))).toMatch(
      /^You can play the .* only before placing your first brick\./,
    );
  },
);

test('R9.6 after personnel played before the card, the card is still to be chosen', () => {
  const people = { holger: { store: { white: 1 }, hand: ['spy'] }, thomas: { store: { blue: 2 } } } as const;
  const game = table(people, { row: ROW });
  game.plays('holger', playCard('spy')); // one brick to take: nothing is asked
  expect(game.store('holger')).toEqual({ white: 1, blue: 1 });
  expect(game.asks('holger')).toBe('card');
  expect(game.may('holger', take(2))).toBe(true);
});

test('R11.4 with the Princess cards are free and no bricks are laid on others; she cannot be played in the turn she is taken', () => {
  const people = { holger: { store: {}, hand: ['princess'] }, thomas: {} } as const;
  const game = table(people, { row: ROW });
  expect(game.may('holger', take(2))).toBe(false);
  game.plays('holger', playCard('princess'));
  expect(game.offered('holger', 'take')).toEqual([take(0), take(1), take(2)]);
  game.plays('holger', take(1));
  expect(game.onCard(0)).toEqual({ white: 2, blue: 1 });
  expect(game.store('holger')).toEqual({ red: 2 });
  const rich = table({ holger: { store: { white: 3 }, hand: ['princess'] }, thomas: {} }, { row: ROW });
  rich.plays('holger', playCard('princess'), take(1));
  expect(rich.store('holger')).toEqual({ white: 3, red: 2 }); // nothing is paid
  const row = [['princess', { white: 1 }], ...ROW.slice(1)] as unknown as typeof ROW;
  const taken = table({ holger: { store: { red: 1 } }, thomas: {} }, { row });
  taken.plays('holger', take(0));
  expect(taken.whyNot('holger', playCard('princess'))).toBe(
    'You can play the Princess only before taking a card. (R11.4)',
  );
});

test('R11.7 the Smuggler trades a brick of another player for one of another colour', () => {
  const people = {
    holger: { store: { white: 1, red: 2 }, hand: ['smuggler'] },
    thomas: { store: { blue: 1, red: 1 } },
    daniela: { store: { purple: 1 } },
  } as const;
  const game = table(people, { at: 'build' });
  game.plays('holger', playCard('smuggler'));
  expect(game.choices('holger')).toEqual([rob(1, 'red'), rob(1, 'blue'), rob(2, 'purple')]);
  expect(game.whyNot('holger', rob(2, 'blue'))).toBe('This player has no blue brick. (R11.8)');
  game.plays('holger', rob(1, 'red'));
  expect(game.store('holger')).toEqual({ red: 3 }); // only white can be given: nothing is asked
  expect(game.store('thomas')).toEqual({ white: 1, blue: 1 });
});

test('R11.7 the player chooses the given brick, which is never of the colour taken', () => {
  const people = {
    holger: { store: { white: 1, red: 2, blue: 1 }, hand: ['smuggler'] },
    thomas: { store: { blue: 1 } },
  } as const;
  const game = table(people, { at: 'build' });
  game.plays('holger', playCard('smuggler')); // one brick to take: nothing is asked
  expect(game.asks('holger')).toBe('smuggle');
  expect(game.choices('holger')).toEqual([give('white'), give('red')]);
  expect(game.whyNot('holger', give('blue'))).toBe('You cannot give and take the same colour. (R11.7)');
  game.plays('holger', give('red'));
  expect([game.store('holger'), game.store('thomas')]).toEqual([{ white: 1, red: 1, blue: 2 }, { red: 1 }]);
});

test('R11.7, R9.5 the Smuggler cannot be played if both bricks would have one colour, or nobody has a brick', () => {
  const same = table(
    { holger: { store: { red: 2 }, hand: ['smuggler'] }, thomas: { store: { red: 3 } } },
    { at: 'build' },
  );
  expect(same.whyNot('holger', playCard('smuggler'))).toBe('Playing the Smuggler would have no effect now. (R9.5)');
  const none = table(
    { holger: { store: { red: 2 }, hand: ['smuggler', 'spy'] }, thomas: { store: {} } },
    { at: 'build' },
  );
  expect([may(none, 'smuggler'), may(none, 'spy')]).toEqual([false, false]);
});

test('R11.8 the Spy takes a brick of another player for nothing', () => {
  const people = {
    holger: { store: {}, hand: ['spy'] },
    thomas: { store: { blue: 1, red: 1 } },
    daniela: { store: { blue: 2 } },
  } as const;
  const game = table(people, { at: 'build' });
  game.plays('holger', playCard('spy'));
  expect(game.choices('holger')).toEqual([rob(1, 'red'), rob(1, 'blue'), rob(2, 'blue')]);
  game.plays('holger', rob(2, 'blue'));
  expect([game.store('holger'), game.store('daniela')]).toEqual([{ blue: 1 }, { blue: 1 }]);
  expect(game.eventsOf('robbed')).toEqual([{ type: 'robbed', seat: 0, from: 2, took: 'blue', gave: null }]);
});

test('R11.9 the Saboteur removes the top brick of another player’s tower, from the exchange to the commissions', () => {
  const people = {
    holger: { store: { white: 2 }, hand: ['saboteur'], towers: [['green', 3, 'safe']] },
    thomas: {
      towers: [
        ['red', 4],
        ['red', 4],
        ['blue', 1],
      ],
    },
    daniela: { towers: [['white', 2]] },
  } as const;
  const game = table(people, { row: ROW });
  expect(game.whyNot('holger', playCard('saboteur'))).toBe(
    'You can play the Saboteur only from the exchange to the commissions. (R11.9)',
  );
  game.plays('holger', take(0), found('white'), playCard('saboteur'));
  expect(game.choices('holger')).toEqual([sabotage(1, 0), sabotage(1, 2), sabotage(2, 0)]);
  expect(game.whyNot('holger', sabotage(1, 1))).toBe('Choose the identical tower: the result is the same. (R5.2)');
  game.plays('holger', sabotage(1, 2));
  expect(game.towers('thomas')).toEqual(['red 4', 'red 4']);
  expect(game.eventsOf('towerLowered')).toEqual([
    { type: 'towerLowered', seat: 1, colour: 'blue', height: 0, card: 'saboteur', by: 0 },
  ]);
  expect(may(table(people, { at: 'commission' }), 'saboteur')).toBe(true);
});

test('R11.9, R9.5 without a tower of another player the Saboteur cannot be played', () => {
  const people = { holger: { store: { white: 2 }, hand: ['saboteur'], towers: [['green', 3]] }, thomas: {} } as const;
  expect(may(table(people, { at: 'build' }), 'saboteur')).toBe(false);
});

test('R11.2, R11.5, R11.9 when towers are torn down the Saboteur and the Patrician can be played beside the Architect', () => {
  const people = {
    holger: { store: {}, hand: ['architect', 'saboteur', 'patrician', 'festival'], towers: [['green', 3]] },
    thomas: { towers: [['red', 4]] },
  } as const;
  const game = table(people, { at: 'tearDown' });
  expect(game.choices('holger')).toEqual([done, playCard('architect'), playCard('saboteur'), playCard('patrician')]);
  game.plays('holger', playCard('saboteur'));
  expect(game.towers('thomas')).toEqual(['red 3']);
  game.plays('holger', playCard('architect')); // one tower: nothing is asked
  expect(game.towers('holger')).toEqual(['green 3']);
  game.plays('holger', fulfil('green-3'));
});

test('R9.4 a card that is not in hand cannot be played', () => {
  const game = table({ holger: { store: { white: 4 } }, thomas: {} }, { row: ROW });
  expect(game.whyNot('holger', playCard('spy'))).toBe('This is not available. (R9.4)');
  game.plays('holger', take(0), found('white'), raise(0));
});
