import { expect, test } from 'vitest';
import type { Card } from '../src/index.ts';
import { dedicate, done, fulfil, table } from './table.ts';

const BALCONIES = ['balcony-I-red', 'balcony-II-white', 'balcony-III-purple', 'balcony-IV-blue'] as const;

test('R7.1 colour and levels must match exactly; the commission must be open', () => {
  const towers = [
    ['white', 3, 'safe'],
    ['white', 5, 'safe'],
    ['red', 2, 'safe'],
    ['blue', 9, 'safe'],
  ] as const;
  const game = table({ holger: { towers }, thomas: { sealed: ['white-5'] } }, { at: 'commission' });
  expect(game.choices('holger')).toEqual([fulfil('white-3'), done]);
  expect(game.whyNot('holger', fulfil('white-4'))).toBe(
    'You have no tower for commission white 4: colour and levels must match exactly. (R7.1)',
  );
  expect(game.whyNot('holger', fulfil('white-5'))).toBe('The Pazzi have already fulfilled it. (R7.1)');
});

test('R7.1 a tower may be kept to be built on', () => {
  const game = table({ holger: { towers: [['white', 3, 'safe']] }, thomas: {} }, { at: 'commission' });
  game.plays('holger', done);
  expect(game.towers('holger')).toEqual(['white 3']);
  expect(game.waitsFor()).toEqual(['thomas']);
});

test('R7.2 a commission brings prestige, takes a seal and returns the bricks to the pouch', () => {
  const game = table({ holger: { towers: [['purple', 4, 'safe']] }, thomas: {} }, { at: 'commission', pouch: {} });
  game.plays('holger', fulfil('purple-4'));
  expect(game.scores('holger')).toMatchObject({ commissions: 5, flags: 5, total: 10 });
  expect(game.player('holger')).toMatchObject({ seals: 5, towers: [] });
  expect(game.pouch()).toEqual({ purple: 4 });
  expect(game.eventsOf('fulfilled')).toEqual([
    { type: 'fulfilled', seat: 0, commission: 'purple-4', balcony: null, points: 5 },
  ]);
});

test('R7.7 several towers can be used in one turn, but only one of two identical ones, since the commission is then sealed', () => {
  const towers = [
    ['white', 3, 'safe'],
    ['white', 3, 'safe'],
    ['green', 4, 'safe'],
  ] as const;
  const game = table({ holger: { towers }, thomas: {} }, { at: 'commission' });
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('white-3'), fulfil('green-4')]);
  game.plays('holger', fulfil('white-3'));
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('green-4')]);
  game.plays('holger', fulfil('green-4'));
  expect(game.towers('holger')).toEqual(['white 3']);
  expect(game.waitsFor()).toEqual(['thomas']); // nothing left to fulfil
});

test('R7.3 balconies are fulfilled in their order, each for its own prestige, and the next one is open at once', () => {
  const towers = [
    ['white', 7, 'safe'],
    ['red', 4, 'safe'],
    ['purple', 5, 'safe'],
  ] as const;
  const position = { at: 'commission', balconies: BALCONIES, levelTiles: [] } as const;
  const game = table({ holger: { towers }, thomas: {} }, position);
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('red-4')]);
  expect(game.whyNot('holger', fulfil('white-7'))).toBe('Balcony I must be fulfilled first. (R7.3)');
  game.plays('holger', fulfil('red-4'));
  expect(game.offered('holger', 'fulfil')).toEqual([fulfil('white-7')]);
  expect(game.whyNot('holger', fulfil('purple-5'))).toBe('Balcony II must be fulfilled first. (R7.3)');
  game.plays('holger', fulfil('white-7'), fulfil('purple-5'));
  expect(game.scores('holger')).toMatchObject({ balconies: 6 + 9 + 12 });
  expect(game.line('holger', 'commissions')).toBe(0);
});

test('R7.4 the first commission of a height takes its tile, a balcony too; levels 3 and 4 have no tile', () => {
  const towers = [
    ['white', 5, 'safe'],
    ['yellow', 5, 'safe'],
    ['red', 8, 'safe'],
    ['blue', 4, 'safe'],
  ] as const;
  const game = table({ holger: { towers }, thomas: {} }, { at: 'commission' });
  game.plays('holger', fulfil('white-5'), fulfil('yellow-5'));
  expect(game.line('holger', 'levelTiles')).toBe(1);
  game.plays('holger', fulfil('red-8'), fulfil('blue-4'));
  expect(game.line('holger', 'levelTiles')).toBe(1 + 4);
  expect(game.state.table.levelTiles).toEqual(['tile-6', 'tile-7']);
  const balcony = table(
    { holger: { towers: [['white', 7, 'safe']] }, thomas: {} },
    { at: 'commission', balconies: BALCONIES, balconiesDone: 1 },
  );
  balcony.plays('holger', fulfil('white-7'));
  expect(balcony.scores('holger')).toMatchObject({ balconies: 9, levelTiles: 3 });
});

test('R7.6 without a seal left there is no commission', () => {
  const people = { holger: { towers: [['white', 3, 'safe']], seals: 0 }, thomas: {} } as const;
  const game = table(people, { at: 'commission', churches: ['campanile'] });
  expect(game.whyNot('holger', fulfil('white-3'))).toBe('You have no seal left. (R7.6)');
});

test.each<[Card, number, number]>([
  ['san-miniato', 4, 1],
  ['santa-croce', 5, 2],
  ['san-lorenzo', 6, 3],
])('R12.8, R12.9, R12.10 %s: the next commission of %i levels scores %i more, once', (card, level, points) => {
  const towers = [
    ['white', level, 'safe'],
    ['green', level, 'safe'],
    ['red', 3, 'safe'],
  ] as const;
  const position = { at: 'commission', churches: [card, 'campanile'], levelTiles: [] } as const;
  const game = table({ holger: { towers }, thomas: {} }, position);
  game.plays('holger', fulfil('red-3'));
  expect(game.line('holger', 'churches')).toBe(0); // another height
  game.plays('holger', { do: 'fulfil', commission: `white-${level}` } as never);
  expect(game.line('holger', 'churches')).toBe(points);
  expect(game.state.table.churches).toEqual(['campanile']);
  expect(game.state.table.discard).toEqual([card]);
  game.plays('holger', { do: 'fulfil', commission: `green-${level}` } as never);
  expect(game.line('holger', 'churches')).toBe(points);
});

test('R7.5, R12.9 one commission earns a balcony, a level tile and a church', () => {
  const position = { at: 'commission', balconies: ['balcony-I-green'], churches: ['santa-croce'] } as const;
  const game = table({ holger: { towers: [['green', 5, 'safe']] }, thomas: {} }, position);
  game.plays('holger', fulfil('green-5'));
  expect(game.scores('holger')).toMatchObject({ balconies: 7, levelTiles: 1, churches: 2 });
});

test('R12.11 a tower of 8 of any colour can be given up for the Campanile, without a seal and without a tile', () => {
  const people = {
    holger: {
      towers: [
        ['white', 8, 'safe'],
        ['red', 7, 'safe'],
      ],
      seals: 0,
    },
    thomas: {},
  } as const;
  const game = table(people, { at: 'commission', churches: ['campanile'], pouch: {} });
  expect(game.choices('holger')).toEqual([dedicate(0), done]);
  expect(game.whyNot('holger', dedicate(1))).toBe('For the Campanile you need a tower of exactly 8 levels. (R12.11)');
  game.plays('holger', dedicate(0));
  expect(game.scores('holger')).toMatchObject({ churches: 8, total: 8 });
  expect(game.pouch()).toMatchObject({ white: 8 });
  expect(game.player('holger').seals).toBe(0);
  expect(game.state.table).toMatchObject({ churches: [], discard: ['campanile'] });
  expect(game.state.table.levelTiles).toContain('tile-8');
});

test('R12.11 the player chooses between the commission and the Campanile; without the card there is nothing to choose', () => {
  const people = { holger: { towers: [['white', 8, 'safe']] }, thomas: {} } as const;
  const game = table(people, { at: 'commission', churches: ['campanile'] });
  expect(game.choices('holger')).toEqual([fulfil('white-8'), dedicate(0), done]);
  const sealed = table(people, { at: 'commission', churches: ['campanile'] });
  sealed.plays('holger', fulfil('white-8'));
  expect(sealed.line('holger', 'churches')).toBe(0); // a commission of 8 does not earn it
  expect(sealed.state.table.churches).toEqual(['campanile']);
  const without = table(people, { at: 'commission' });
  expect(without.choices('holger')).toEqual([fulfil('white-8'), done]);
  expect(without.whyNot('holger', dedicate(0))).toBe('This is not available. (R12.11)');
});

test('R12.11 two towers of 8 of one colour are offered once', () => {
  const towers = [
    ['white', 8, 'safe'],
    ['white', 8, 'safe'],
  ] as const;
  const game = table({ holger: { towers }, thomas: {} }, { at: 'commission', churches: ['campanile'] });
  expect(game.offered('holger', 'dedicate')).toEqual([dedicate(0)]);
  expect(game.whyNot('holger', dedicate(1))).toBe('Choose the identical tower: the result is the same. (R5.2)');
});
