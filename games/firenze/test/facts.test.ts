import { answered, questionFor, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import {
  bonusFor,
  buildingCost,
  celebrationBonus,
  churchInReach,
  commissions,
  commissionsInReach,
  deckSize,
  falling,
  firenze,
  flags,
  isTileThere,
  lastTurns,
  limitsOf,
  lossesFrom,
  namedPlace,
  outcomeOf,
  phaseOf,
  sealsOf,
  turnNumber,
} from '../src/index.ts';
import type { Move, Step } from '../src/state.ts';
import type { TestGame } from './table.ts';
import { discard, done, exchange, found, fulfil, give, playCard, raise, table, take } from './table.ts';

test('R9.1, R9.2 lossesFrom predicts the losses of an event for every player', () => {
  const row = [
    ['tribute', { red: 1 }],
    ['flood', { green: 2 }],
    ['luxury-tax', {}],
    ['earthquake', {}],
    ['storehouse-fire', {}],
    ['mason', {}],
  ] as const;
  const people = {
    holger: {
      store: { white: 5 },
      towers: [
        ['white', 2],
        ['red', 1],
      ],
    },
    thomas: { store: { red: 1 }, towers: [['red', 4]] },
    daniela: { store: { blue: 7 } },
  } as const;
  const game = table(people, { row });
  const from = (place: number) =>
    lossesFrom(game.state, place).map(({ seat, bricks, towers }) => [seat, bricks, towers]);
  expect(from(0)).toEqual([
    [0, 2, 0],
    [1, 1, 0],
    [2, 2, 0],
  ]);
  expect(from(1)).toEqual([
    [0, 3, 0], // half of 5 − 1 paid + 2 taken
    [2, 3, 0],
  ]);
  expect(from(2)).toEqual([
    [0, 2, 0],
    [1, 1, 0],
  ]);
  expect(from(3)).toEqual([
    [0, 0, 1],
    [1, 0, 1],
  ]);
  expect(from(4)).toEqual([[0, 1, 0]]); // only 1 is left when 4 are paid
  expect(from(5)).toEqual([]);
});

test('R9.1 the predicted losses of an event are its losses', () => {
  const row = [
    ['mason', {}],
    ['flood', { white: 3 }],
  ] as const;
  const game = table({ holger: { store: { white: 6 } }, thomas: { store: { red: 5 } } }, { row, deck: ['spy'] });
  const foreseen = lossesFrom(game.state, 1).map(({ seat, bricks }) => [seat, bricks]);
  game.plays('holger', take(1));
  const lost = game.eventsOf('bricksPaid').map(({ seat, bricks }) => [seat, Object.values(bricks)[0]]);
  expect(lost).toEqual(foreseen);
});

test('R7.1, R7.3 commissions have their points, seals and balconies, and the numeral they wait for', () => {
  const position = { balconies: ['balcony-I-white', 'balcony-II-red'], neutral: ['blue-3'] } as const;
  const game = table({ holger: { sealed: ['green-5'] }, thomas: {} }, position);
  const all = commissions(game.state);
  expect(all).toHaveLength(36);
  const of = (id: string) => all.find(({ commission }) => commission === id);
  expect(of('white-6')).toMatchObject({ points: 7, balcony: 'balcony-I-white', isOpen: true, waitsFor: null });
  expect(of('red-5')).toMatchObject({ points: 9, isOpen: false, waitsFor: 'I' });
  expect(of('green-5')).toMatchObject({ points: 4, sealer: 0, isOpen: false, waitsFor: null });
  expect(of('blue-3')).toMatchObject({ sealer: 'neutral', isOpen: false });
  expect(of('blue-4')).toMatchObject({ points: 4, sealer: null, isOpen: true });
});

test('R7.1 a tower can still fulfil commissions from its height up that are not sealed', () => {
  const people = { holger: { towers: [['green', 5]] }, thomas: { sealed: ['green-6'] } } as const;
  const game = table(people, { neutral: ['green-8'] });
  const [tower = expect.fail()] = game.player('holger').towers;
  expect(commissionsInReach(game.state, tower).map(({ commission }) => commission)).toEqual(['green-5', 'green-7']);
  expect(commissionsInReach(game.state, { ...tower, height: 9 })).toEqual([]);
});

test('R12.11 a tower of any colour can be given up for the Campanile, unless it is too high already', () => {
  const people = { holger: { towers: [['green', 8]] }, thomas: {} } as const;
  const [tower = expect.fail()] = table(people).player('holger').towers;
  const there = table(people, { churches: ['santa-croce', 'campanile'] }).state;
  expect(churchInReach(there, tower)).toBe('campanile');
  expect(churchInReach(there, { ...tower, height: 9 })).toBe(null);
  expect(churchInReach(table(people, { churches: ['santa-croce'] }).state, tower)).toBe(null);
});

test('R6.1 falling lists the due towers with the bricks kept and lost', () => {
  const towers = [
    ['white', 5],
    ['red', 2, 'safe'],
  ] as const;
  const game = table({ holger: { store: { white: 2 }, towers }, thomas: {} }, { at: 'build' });
  expect(falling(game.player('holger'))).toEqual([{ tower: 0, kept: 2, lost: 3 }]);
  game.plays('holger', raise(0));
  expect(falling(game.player('holger'))).toEqual([]);
});

test('R5.4, R5.5, R12.1 buildingCost returns the cost now and with the next brick', () => {
  const holger = { store: { white: 6 }, buildings: ['workshop'], hand: ['mason'] } as const;
  const game = table({ holger, thomas: {} }, { at: 'build' });
  const cost = () => buildingCost(game.state, 0);
  expect(cost()).toEqual({ laid: 0, cost: 0, discount: 1, next: 0, canPayNext: true });
  game.plays('holger', found('white'), found('white'), found('white'));
  expect(cost()).toEqual({ laid: 3, cost: 0, discount: 1, next: 2, canPayNext: true });
  game.plays('holger', playCard('mason'));
  expect(cost()).toMatchObject({ discount: 4, next: 0 });
  const six = table({ holger, thomas: {} }, { at: 'build', laid: 6 });
  expect(buildingCost(six.state, 0)).toMatchObject({ cost: 9, next: null, canPayNext: false });
});

test('R8.2, R8.4, R12.2 limitsOf returns the limits and the excess over them', () => {
  const holger = {
    store: { white: 17 },
    hand: ['mason', 'festival', 'spy'],
    buildings: ['warehouse', 'quarry', 'workshop'],
  } as const;
  const game = table({ holger, thomas: { store: { red: 11 } } }, { at: 'build' });
  expect(limitsOf(game.state, 0)).toEqual({
    bricks: 17,
    brickLimit: 15,
    cards: 6,
    cardLimit: 5,
    tooManyBricks: 2,
    tooManyCards: 1,
  });
  expect(limitsOf(game.state, 1)).toMatchObject({ brickLimit: 10, tooManyBricks: 1, tooManyCards: 0 });
});

test('R13.3 flags lists the leader of each colour with the number of seals', () => {
  const people = { holger: { sealed: ['red-3', 'red-4'] }, thomas: { sealed: ['red-8', 'blue-3'] } } as const;
  const all = flags(table(people).state);
  expect(all.find(({ colour }) => colour === 'red')).toEqual({ colour: 'red', points: 4, holder: 0, seals: 2 });
  expect(all.find(({ colour }) => colour === 'blue')).toMatchObject({ holder: 1, seals: 1 });
  expect(all.find(({ colour }) => colour === 'white')).toMatchObject({ holder: null, seals: 0 });
});

test('R7.4, R9.9 bonusFor returns the extra reward of the first tower of a height', () => {
  const game = table({ holger: {}, thomas: {} }, { churches: ['santa-croce', 'campanile'], levelTiles: ['tile-5'] });
  expect([3, 4, 5, 6, 8].map((level) => bonusFor(game.state, level))).toEqual([0, 0, 3, 0, 0]);
  expect([isTileThere(game.state, 'tile-5'), isTileThere(game.state, 'tile-6')]).toEqual([true, false]);
});

test('R12.4 celebrationBonus returns the points of a low seal by celebrations in hand', () => {
  const game = table({ holger: { hand: ['recognition', 'festival', 'recognition'] }, thomas: {} }, {});
  expect([3, 4, 5, 8].map((level) => celebrationBonus(game.state, 0, level))).toEqual([2, 2, 0, 0]);
  expect(celebrationBonus(game.state, 1, 3)).toBe(0);
});

test('R2.1 the phase of the turn follows the question', () => {
  const phase = (game: TestGame) => phaseOf(game.state.table);
  const row = [
    ['tribute', { white: 3 }],
    ['spy', { red: 1 }],
  ] as const;
  const people = { holger: { store: { white: 9, red: 3 } }, thomas: { store: { red: 2, blue: 2 } } } as const;
  const game = table(people, { row, deck: ['festival', 'festival', 'festival'] });
  expect([phase(game), turnNumber(game.state.table)]).toEqual(['card', 1]);
  game.plays('holger', take(0));
  expect(phase(game)).toBe('card');
  game.plays('holger', give('red'), give('red'));
  expect([game.waitsFor(), phase(game)]).toEqual([['thomas'], 'card']);
  game.plays('thomas', give('red'), give('red'));
  expect(phase(game)).toBe('exchange');
  game.plays('holger', exchange(0, 'red'));
  expect(phase(game)).toBe('exchange');
  game.plays('holger', give('white'), give('white'), give('white'), found('white'));
  expect(phase(game)).toBe('build');
  game.plays('holger', found('white'), found('white'), done);
  expect(questionFor<Step>(game.state.table.agenda, 0)?.ask).toBe('pay');
  expect(phase(game)).toBe('build');
  const tearing = table({ holger: { hand: ['architect'], towers: [['white', 3]] }, thomas: {} }, { at: 'tearDown' });
  expect(phase(tearing)).toBe('tearDown');
  const limits = table({ holger: { store: { white: 9, red: 3 } }, thomas: {} }, { at: 'build', exchanged: true });
  limits.plays('holger', done);
  expect(phase(limits)).toBe('limits');
});

test('R13.2 lastTurns lists the players who still have a turn once the tile is taken', () => {
  const game = table({ holger: {}, thomas: {}, daniela: {} });
  expect(lastTurns(game.state)).toBeNull();
  const last = table(
    { holger: {}, thomas: {}, daniela: {}, max: {} },
    { active: 'thomas', turn: 7, endTile: 'holger' },
  );
  expect(lastTurns(last.state)).toEqual([2, 3]);
});

test('outcomeOf lists the changes by a move: bricks, points, seals, cards, towers, the cost and due towers', () => {
  const towers = [
    ['green', 4],
    ['red', 3],
  ] as const;
  const game = table({ holger: { store: { green: 9 }, towers }, thomas: {} }, { at: 'build', laid: 2 });
  const raised = outcomeOf(game.state, answered(firenze, game.state, 0, raise(0)), 0);
  expect(raised).toEqual({ bricks: { green: -1 }, rest: { cost: 1, falling: -1 }, torn: 0 });
  const begun = outcomeOf(game.state, answered(firenze, game.state, 0, found('green')), 0);
  expect(begun).toEqual({ bricks: { green: -1 }, rest: { cost: 1, towers: 1 }, torn: 0 });
  const ready = table({ holger: { towers: [['green', 5, 'safe']] }, thomas: {} }, { at: 'commission' });
  const sealed = outcomeOf(ready.state, answered(firenze, ready.state, 0, fulfil('green-5')), 0);
  expect(sealed).toEqual({ bricks: {}, rest: { points: 4 + 1 + 3, seals: -1, towers: -1 }, torn: 0 });
  const holger = { hand: ['spy', 'mason', 'festival'], buildings: ['quarry', 'workshop', 'warehouse'] } as const;
  const limit = table({ holger, thomas: {} }, { at: 'cardLimit' });
  const fewer = outcomeOf(limit.state, answered(firenze, limit.state, 0, discard('quarry')), 0);
  expect(fewer).toEqual({ bricks: {}, rest: { cards: -1 }, torn: 0 });
});

test('R6.1, R11.2 outcomeOf counts the towers that a move tears down, without raised and spared ones', () => {
  const towers = [
    ['green', 1],
    ['red', 3],
  ] as const;
  const ends = table({ holger: { towers }, thomas: {} }, { at: 'build', laid: 1 });
  expect(outcomeOf(ends.state, answered(firenze, ends.state, 0, done), 0).torn).toBe(2);
  const last = table({ holger: { store: { green: 1 }, towers }, thomas: {} }, { at: 'build' });
  const tornAfter = (move: Move) => outcomeOf(last.state, answered(firenze, last.state, 0, move), 0).torn;
  expect(tornAfter(found('green'))).toBe(2);
  expect(tornAfter(raise(0))).toBe(1);
});

test('R1.8, R1.10 seals and cards left are counted, and of identical towers the first is named', () => {
  const people = { holger: { sealed: ['red-3', 'blue-4'], seals: 5 }, thomas: { sealed: ['red-4'] } } as const;
  expect(sealsOf(table(people, { neutral: ['white-3'] }).state, 0)).toEqual({ placed: 2, left: 5 });
  const options = firenze.readOptions({}, 2);
  const dealt = firenze.setup(options.ok ? options.value : expect.fail(), 2, seedFromText('deck'));
  expect(deckSize(dealt)).toBe(52 - 1 - 6); // without the Campanile, and six lie in the row
  const red = { colour: 'red', height: 2, due: true } as const;
  const towers = [red, red, { ...red, due: false }];
  expect(towers.map((_, place) => namedPlace(towers, place))).toEqual([0, 0, 2]);
});
