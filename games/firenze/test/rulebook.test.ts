import { expect, test } from 'vitest';
import { exchange, FOUR_TOWERS, fulfil, give, raise, table, take } from './table.ts';

/** All worked examples of the rulebook, in its order. */

test('Example 1, R1.3, R7.2: the commission for exactly five green bricks brings 4 prestige', () => {
  const game = table({ holger: { towers: [['green', 5, 'safe']] }, thomas: {} }, { at: 'commission', levelTiles: [] });
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('green-5')]);
  game.plays('holger', fulfil('green-5'));
  expect(game.scores('holger')).toMatchObject({ commissions: 4 });
  const six = table({ holger: { towers: [['green', 6, 'safe']] }, thomas: {} }, { at: 'commission' });
  expect(six.may('holger', fulfil('green-5'))).toBe(false);
});

test('Example 2, R3.1, R3.2, R3.3, R3.5: Thomas takes the third card, the Princess', () => {
  const row = [
    ['mason', { white: 1, red: 3 }],
    ['tribute', { yellow: 4 }],
    ['princess', { white: 2, blue: 1, purple: 1 }],
    ['workshop', { green: 4 }],
    ['festival', { white: 4 }],
    ['spy', { red: 4 }],
  ] as const;
  const position = { active: 'thomas', row, deck: ['quarry'], pouch: { white: 9 } } as const;
  const game = table({ holger: {}, thomas: { store: { white: 3, green: 1 } } }, position);
  game.plays('thomas', take(2), give('green')); // then only white bricks are left: nothing is asked
  expect(game.eventsOf('cardTaken')).toEqual([
    {
      type: 'cardTaken',
      seat: 1,
      card: 'princess',
      paid: ['green', 'white'],
      bricks: { white: 2, blue: 1, purple: 1 },
    },
  ]);
  expect(game.player('thomas').hand).toEqual(['princess']);
  expect(game.store('thomas')).toEqual({ white: 4, blue: 1, purple: 1 });
  expect(game.row()).toEqual(['mason', 'tribute', 'workshop', 'festival', 'spy', 'quarry']);
  expect([game.onCard(0), game.onCard(1)]).toEqual([
    { white: 1, green: 1, red: 3 },
    { white: 1, yellow: 4 },
  ]);
  expect(game.onCard(5)).toEqual({ white: 4 });
  expect(game.pouch()).toEqual({ white: 5 });
  expect(game.asks('thomas')).toBe('build');
});

test('Example 3, R4.1: Daniela gives three bricks for the blue one on the Wholesaler', () => {
  const row = [
    ['mason', {}],
    ['wholesaler', { white: 2, blue: 1 }],
  ] as const;
  const people = { holger: {}, thomas: {}, daniela: { store: { white: 2, red: 3 } } };
  const game = table(people, { active: 'daniela', at: 'build', row });
  game.plays('daniela', exchange(1, 'blue'), give('white'), give('red'), give('red'));
  expect(game.store('daniela')).toEqual({ white: 1, red: 1, blue: 1 });
  expect(game.onCard(1)).toEqual({ white: 3, red: 2 });
  expect(game.offered('daniela', 'exchange')).toEqual([]); // once a turn
});

test('Example 4, R5.4, R5.5: Holger lays four bricks for 3 and cannot afford a fifth', () => {
  const game = table({ holger: FOUR_TOWERS, thomas: {} }, { at: 'build', neutral: ['yellow-3'] });
  game.plays('holger', raise(0), raise(0), raise(2), raise(1)); // white twice, green, yellow
  expect(game.towers('holger')).toEqual(['white 6', 'yellow 3', 'green 6', 'red 3']);
  expect(game.asks('holger')).toBe('pay'); // a fifth brick would cost 6, and 4 are left
  game.plays('holger', give('white'), give('green'), give('blue'));
  expect(game.eventsOf('bricksPaid')).toEqual([
    { type: 'bricksPaid', seat: 0, due: 'construction', bricks: { white: 1, green: 1, blue: 1 } },
  ]);
});

test('Example 5, R6.1: Holger’s red tower of three is torn down: two bricks to the pouch, one to the storehouse', () => {
  const game = table({ holger: FOUR_TOWERS, thomas: {} }, { at: 'build', neutral: ['yellow-3'] });
  const before = game.state.table.pouch.red;
  game.plays('holger', raise(0), raise(0), raise(2), raise(1), give('white'), give('green'), give('blue'));
  expect(game.eventsOf('tornDown')).toEqual([{ type: 'tornDown', seat: 0, colour: 'red', height: 3, kept: 1 }]);
  expect(game.store('holger')).toEqual({ yellow: 1, red: 1 });
  expect(game.state.table.pouch.red).toBe(before + 2);
});

test('Example 6, R7.2, R7.3: Holger scores 5 for green 6, then 7 for balcony I on white 6; yellow 3 is closed', () => {
  const position = {
    at: 'commission',
    neutral: ['yellow-3'],
    balconies: ['balcony-I-white', 'balcony-II-red', 'balcony-III-green', 'balcony-IV-blue'],
    levelTiles: [],
  } as const;
  const towers = [
    ['white', 6, 'safe'],
    ['yellow', 3, 'safe'],
    ['green', 6, 'safe'],
    ['red', 5, 'safe'],
  ] as const;
  const game = table({ holger: { towers }, thomas: {} }, position);
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('white-6'), fulfil('green-6')]);
  expect(game.whyNot('holger', fulfil('red-5'))).toBe('Balcony I must be fulfilled first. (R7.3)');
  const { green } = game.state.table.pouch;
  game.plays('holger', fulfil('green-6'));
  expect(game.state.table.pouch.green).toBe(green + 6);
  game.plays('holger', fulfil('white-6'));
  expect(game.scores('holger')).toMatchObject({ commissions: 5, balconies: 7 });
  expect(game.player('holger').seals).toBe(4);
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('red-5')]); // balcony II is open now
  expect(game.whyNot('holger', fulfil('yellow-3'))).toBe(
    'A neutral seal closes this commission for the whole game. (R1.5)',
  );
});

test('Example 7, R7.4: with the green tower of six Holger takes the level tile for 6, worth 2', () => {
  const game = table({ holger: { towers: [['green', 6, 'safe']] }, thomas: {} }, { at: 'commission' });
  game.plays('holger', fulfil('green-6'));
  expect(game.scores('holger')).toMatchObject({ commissions: 5, levelTiles: 2 });
  expect(game.state.table.levelTiles).toEqual(['tile-5', 'tile-7', 'tile-8']);
});

test('Example 8, R13.3: two white seals beat one: Holger scores the white flag, 2', () => {
  const people = {
    holger: { sealed: ['white-3', 'white-5'] },
    thomas: { sealed: ['white-8'] },
    daniela: {},
  } as const;
  const game = table(people);
  expect(game.line('holger', 'flags')).toBe(2);
  expect([game.line('thomas', 'flags'), game.line('daniela', 'flags')]).toEqual([0, 0]);
});

test('Example 9, R13.3: one yellow seal each: the higher one decides, so Daniela scores the flag', () => {
  const people = { holger: {}, thomas: { sealed: ['yellow-5'] }, daniela: { sealed: ['yellow-6'] } } as const;
  const game = table(people);
  expect(game.line('daniela', 'flags')).toBe(3);
  expect(game.line('thomas', 'flags')).toBe(0);
});
