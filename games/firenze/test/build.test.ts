import { expect, test } from 'vitest';
import { done, exchange, found, fulfil, give, playCard, raise, spare, table } from './table.ts';

const PLENTY = { white: 20 };

test('R4.1, R4.2 an exchange is possible from any card with a brick, the new one too, until a brick is laid', () => {
  const row = [
    ['mason', { blue: 1 }],
    ['spy', {}],
    ['quarry', { red: 1, purple: 2 }],
  ] as const;
  const game = table({ holger: { store: { white: 4 } }, thomas: {} }, { at: 'build', row });
  expect(game.offered('holger', 'exchange')).toEqual([exchange(0, 'blue'), exchange(2, 'red'), exchange(2, 'purple')]);
  expect(game.whyNot('holger', exchange(1, 'red'))).toBe('There is no red brick on this card. (R4.1)');
  game.plays('holger', found('white'));
  expect(game.whyNot('holger', exchange(0, 'blue'))).toBe(
    'You can exchange bricks only before placing the first one. (R4.2)',
  );
});

test('R4.1 an exchange needs three bricks and is possible once a turn', () => {
  const row = [['mason', { blue: 2 }]] as const;
  const two = table({ holger: { store: { white: 2 } }, thomas: {} }, { at: 'build', row });
  expect(two.whyNot('holger', exchange(0, 'blue'))).toBe('You need 3 bricks; you have 2. (R4.1)');
  const game = table({ holger: { store: { white: 7 } }, thomas: {} }, { at: 'build', row });
  game.plays('holger', exchange(0, 'blue')); // all bricks are alike: nothing is asked
  expect(game.store('holger')).toEqual({ white: 4, blue: 1 });
  expect(game.onCard(0)).toEqual({ white: 3, blue: 1 });
  expect(game.whyNot('holger', exchange(0, 'blue'))).toBe('You have already exchanged bricks this turn. (R4.1)');
});

test('R4.1 with exactly three bricks all go without a question', () => {
  const row = [['mason', { blue: 1 }]] as const;
  const game = table({ holger: { store: { white: 1, red: 1, green: 1 } }, thomas: {} }, { at: 'build', row });
  game.plays('holger', exchange(0, 'blue'));
  expect(game.store('holger')).toEqual({ blue: 1 });
  expect(game.eventsOf('exchanged')).toEqual([
    { type: 'exchanged', seat: 0, card: 'mason', gave: { white: 1, green: 1, red: 1 }, took: 'blue' },
  ]);
});

test('R5.1, R5.2 bricks begin towers or raise those of their colour, several of one colour too', () => {
  const game = table({ holger: { store: { white: 9, red: 1 }, towers: [['white', 2]] }, thomas: {} }, { at: 'build' });
  game.plays('holger', found('white'), found('red'));
  expect(game.towers('holger')).toEqual(['white 2', 'white 1', 'red 1']);
  expect(game.may('holger', raise(2))).toBe(false); // no red brick left
  game.plays('holger', raise(1));
  expect(game.towers('holger')).toEqual(['white 2', 'white 2', 'red 1']);
});

test('R5.2 of two identical towers one is offered; a tower that will fall differs from one built this turn', () => {
  const towers = [
    ['white', 2],
    ['white', 2],
    ['white', 1],
  ] as const;
  const game = table({ holger: { store: PLENTY, towers }, thomas: {} }, { at: 'build' });
  expect(game.offered('holger', 'raise')).toEqual([raise(0), raise(2)]);
  expect(game.whyNot('holger', raise(1))).toBe('Choose the identical tower: the result is the same. (R5.2)');
  game.plays('holger', raise(2)); // the tower of 1 becomes 2 and is no longer due
  expect(game.offered('holger', 'raise')).toEqual([raise(0), raise(2)]);
  expect(game.player('holger').towers.map(({ due }) => due)).toEqual([true, true, false]);
});

test('R5.2 a tower above 8 levels is allowed and fits no commission', () => {
  const game = table({ holger: { store: { white: 3 }, towers: [['white', 8]] }, thomas: {} }, { at: 'build' });
  game.plays('holger', raise(0), done);
  expect(game.towers('holger')).toEqual(['white 9']);
  expect(game.waitsFor()).toEqual(['thomas']); // there is no question about commissions
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 3],
  [5, 6],
  [6, 10],
])('R5.4 %i bricks laid cost %i', (laid, cost) => {
  const game = table({ holger: { store: PLENTY }, thomas: {} }, { at: 'build' });
  game.plays('holger', ...Array.from({ length: laid }, () => found('white')), ...(laid < 6 ? [done] : []));
  expect(game.store('holger').white ?? 0).toBe(Math.min(10, 20 - laid - cost));
});

test('R5.3 no seventh brick can be laid in a turn', () => {
  const game = table({ holger: { store: PLENTY, hand: ['mason'] }, thomas: {} }, { at: 'build', laid: 6 });
  expect(game.whyNot('holger', found('white'))).toBe('You have placed as many bricks as a turn allows. (R5.3)');
});

test('R5.5 a further brick needs bricks left for its cost; a discount played by then helps', () => {
  const game = table({ holger: { store: { white: 3 }, hand: ['mason'] }, thomas: {} }, { at: 'build', laid: 3 });
  expect(game.whyNot('holger', found('white'))).toBe(
    'The construction cost would be 3 bricks, and only 2 would be left to pay it. (R5.5)',
  );
  game.plays('holger', playCard('mason'));
  expect(game.may('holger', found('white'))).toBe(true);
  const enough = table({ holger: { store: { white: 4 } }, thomas: {} }, { at: 'build', laid: 3 });
  expect(enough.may('holger', found('white'))).toBe(true);
});

test('R5.5 the cost is paid once, when building ends', () => {
  const game = table({ holger: { store: { white: 8, red: 1 } }, thomas: {} }, { at: 'build' });
  game.plays('holger', found('white'), found('white'), found('white'), found('white'));
  expect(game.store('holger')).toEqual({ white: 4, red: 1 }); // a fifth brick would cost 6: building is over
  expect(game.asks('holger')).toBe('pay');
  game.plays('holger', give('white'), give('red')); // then only white bricks are left
  expect(game.eventsOf('bricksPaid')).toEqual([
    { type: 'bricksPaid', seat: 0, due: 'construction', bricks: { white: 2, red: 1 } },
  ]);
});

test.each([
  [1, 1, 0],
  [2, 1, 1],
  [3, 2, 1],
  [4, 2, 2],
  [7, 4, 3],
])('R6.1 a torn-down tower of %i returns %i bricks to the pouch and %i to the storehouse', (height, lost, kept) => {
  const game = table({ holger: { store: { red: 1 }, towers: [['white', height]] }, thomas: {} }, { at: 'build' });
  const before = game.state.table.pouch.white;
  game.plays('holger', done);
  expect(game.store('holger').white ?? 0).toBe(kept);
  expect(game.state.table.pouch.white - before).toBe(lost);
});

test('R6.1 towers raised or begun this turn stay; all others are due when a turn begins', () => {
  const towers = [
    ['white', 3],
    ['red', 2],
  ] as const;
  const game = table({ holger: { store: { white: 2, blue: 1 }, towers }, thomas: {} });
  expect(game.player('holger').towers.every(({ due }) => due)).toBe(true);
  game.plays('holger', { do: 'take', place: 0 }, raise(0), found('blue'), done, done);
  expect(game.towers('holger')).toEqual(['white 4', 'blue 1']);
  expect(game.player('holger').towers.some(({ due }) => due)).toBe(false);
});

test('R6.1 bricks of a torn-down tower cannot be laid this turn', () => {
  const game = table({ holger: { store: { red: 1 }, towers: [['white', 6]] }, thomas: {} }, { at: 'build' });
  expect(game.may('holger', found('white'))).toBe(false);
  game.plays('holger', done);
  expect(game.store('holger')).toEqual({ white: 3, red: 1 });
});

test('R11.2 the Architect spares one tower, which can fulfil a commission in the same turn', () => {
  const towers = [
    ['white', 4],
    ['white', 3],
    ['red', 5],
  ] as const;
  const position = { at: 'build', balconies: [] } as const;
  const game = table({ holger: { store: { blue: 1 }, towers, hand: ['architect'] }, thomas: {} }, position);
  expect(game.whyNot('holger', playCard('architect'))).toBe(
    'You can play the Architect only when your towers are torn down. (R11.2)',
  );
  game.plays('holger', done);
  expect(game.asks('holger')).toBe('tearDown');
  game.plays('holger', playCard('architect'));
  expect(game.choices('holger')).toEqual([spare(0), spare(1), spare(2)]);
  game.plays('holger', spare(2));
  expect(game.towers('holger')).toEqual(['red 5']);
  expect(game.eventsOf('tornDown')).toHaveLength(2);
  game.plays('holger', fulfil('red-5'));
  expect(game.line('holger', 'commissions')).toBe(5);
});

test('R11.2 without the Architect all due towers are torn down; he is offered only for due towers', () => {
  const people = {
    holger: { store: { blue: 1, white: 1 }, towers: [['white', 4]], hand: ['architect'] },
    thomas: {},
  } as const;
  const declined = table(people, { at: 'build' });
  declined.plays('holger', done, done);
  expect(declined.towers('holger')).toEqual([]);
  expect(declined.player('holger').hand).toEqual(['architect']);
  const raised = table(people, { at: 'build' });
  raised.plays('holger', raise(0), done);
  expect(raised.player('holger').hand).toEqual(['architect']);
  expect(raised.asks('holger')).toBe('commission');
  const both = table(
    {
      holger: {
        store: { blue: 1 },
        towers: [
          ['white', 4],
          ['white', 2],
          ['white', 1, 'safe'],
        ],
        hand: ['architect'],
      },
      thomas: {},
    },
    { at: 'build' },
  );
  both.plays('holger', done, playCard('architect'));
  expect(both.whyNot('holger', spare(2))).toBe('This tower will not be torn down. (R11.2)');
});

test('R4.1, R5.3 the counts of exchanges and laid bricks are reset each turn', () => {
  const row = [
    ['festival', { blue: 1 }],
    ['scandal', {}],
    ['quarry', {}],
  ] as const;
  const people = { holger: { store: { white: 12 } }, thomas: { store: { white: 12 } } };
  const game = table(people, { row, deck: ['festival', 'festival'] });
  game.plays('holger', { do: 'take', place: 1 }, exchange(0, 'blue'), found('white'), done);
  expect(game.asks('thomas')).toBe('card');
  game.plays('thomas', { do: 'take', place: 0 });
  expect(game.state.table).toMatchObject({ exchanged: false, laid: 0 });
  expect(game.offered('thomas', 'exchange').length).toBeGreaterThan(0);
});
