import { seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { firenze, lastTurns } from '../src/index.ts';
import { MOST_TURNS } from '../src/setup.ts';
import { firenzeText } from '../src/text/index.ts';
import { done, found, fulfil, give, table, take } from './table.ts';

const READY = { towers: [['white', 3, 'safe']], seals: 1 } as const;

test('R13.1 the first player to place the last seal takes the tile, 5 prestige, and completes the turn', () => {
  const holger = { ...READY, store: { white: 12, red: 1 } };
  const game = table({ holger, thomas: {}, daniela: {} }, { at: 'commission', turn: 9 });
  game.plays('holger', fulfil('white-3'));
  expect(game.line('holger', 'endTile')).toBe(5);
  expect(game.state.table.endTile).toBe(0);
  expect(game.asks('holger')).toBe('pay'); // limits are still checked
  game.plays('holger', give('white'), give('red')); // then only white bricks are left
  expect(game.waitsFor()).toEqual(['thomas']);
});

test('R13.1 as long as a seal is left the tile stays where it is', () => {
  const game = table({ holger: { ...READY, seals: 2 }, thomas: {} }, { at: 'commission', turn: 9 });
  game.plays('holger', fulfil('white-3'));
  expect(game.player('holger').seals).toBe(1);
  expect(game.state.table.endTile).toBeNull();
  expect(game.eventsOf('turnBegan')).toEqual([{ type: 'turnBegan', seat: 1, turn: 9, isLast: false }]);
});

test('R13.2 every other player has exactly one more turn', () => {
  const game = table({ holger: READY, thomas: {}, daniela: {} }, { at: 'commission', turn: 9 });
  game.plays('holger', fulfil('white-3'));
  expect(lastTurns(game.state)).toEqual([2]); // Thomas's turn has already begun
  expect(game.eventsOf('turnBegan')).toEqual([{ type: 'turnBegan', seat: 1, turn: 9, isLast: true }]);
  game.plays('thomas', take(0), found('yellow'), done).plays('daniela', take(0), found('yellow'));
  expect(game.state.table.over).toBe(true);
  expect(game.waitsFor()).toEqual([]);
  expect(game.whyNot('holger', take(0))).toBe('The game is over. (R13.2)');
});

test('R13.1 the second to place the last seal gets nothing for it, and the end does not move', () => {
  const position = { active: 'thomas', at: 'commission', turn: 9, endTile: 'holger' } as const;
  const game = table({ holger: {}, thomas: READY, daniela: {} }, position);
  game.plays('thomas', fulfil('white-3'));
  expect(game.line('thomas', 'endTile')).toBe(0);
  expect(game.state.table.endTile).toBe(0);
  game.plays('daniela', take(0), found('yellow'), done);
  expect(game.state.table.over).toBe(true);
});

test('R13.2 events and Monuments still reach those who have had their last turn', () => {
  const row = [
    ['tribute', {}],
    ['monument', {}],
  ] as const;
  const people = {
    holger: { store: { white: 2, red: 2 }, towers: [['blue', 7]] },
    thomas: { store: { green: 3 } },
  } as const;
  const position = { active: 'thomas', row, turn: 9, endTile: 'holger', deck: ['mason', 'mason'] } as const;
  const game = table(people, position);
  game.plays('thomas', take(0));
  expect(game.waitsFor()).toEqual(['holger']);
  game.plays('holger', give('white'), give('red')).plays('thomas', done);
  expect(game.state.table.over).toBe(true);
  const monument = table(people, position);
  monument.plays('thomas', take(1), done);
  expect(monument.line('holger', 'celebrations')).toBe(3);
});

test('R13.3 neutral seals count for nobody, and without a seal nobody scores', () => {
  const game = table({ holger: { sealed: ['red-3'] }, thomas: {} }, { neutral: ['red-4', 'red-5', 'blue-3'] });
  expect(game.scores('holger')).toMatchObject({ flags: 4, total: 4 });
  expect(game.scores('thomas').total).toBe(0);
});

test('R13.3, R13.4 the final events name flags and celebrations', () => {
  const people = {
    holger: { sealed: ['red-3', 'red-4'], hand: ['scandal'] },
    thomas: { sealed: ['red-8'], hand: ['recognition', 'mason'] },
  } as const;
  const game = table(people, { active: 'thomas', at: 'build', turn: 9, endTile: 'holger' });
  expect(game.state.table.lastTurn).toBe(game.state.table.round);
  const over = table(
    { ...people, thomas: { ...people.thomas, store: { white: 1 } } },
    { active: 'thomas', at: 'build', turn: 9, endTile: 'holger' },
  );
  over.plays('thomas', found('white'), done);
  expect(over.eventsOf('flagScored')).toEqual([{ type: 'flagScored', seat: 0, colour: 'red', points: 4 }]);
  expect(over.eventsOf('celebrated')).toEqual([
    { type: 'celebrated', seat: 0, card: 'scandal', points: -2 },
    { type: 'celebrated', seat: 1, card: 'recognition', points: 0 },
  ]);
});

test('R13.5 tied players all win', () => {
  const game = table({ holger: { hand: ['festival'] }, thomas: { hand: ['festival'] }, daniela: {} });
  expect([game.scores('holger').rank, game.scores('thomas').rank, game.scores('daniela').rank]).toEqual([1, 1, 3]);
});

test('R13.6 after 100 turns each the game is scored without the tile', () => {
  const game = table(
    { holger: {}, thomas: { store: { red: 1 } } },
    { active: 'thomas', at: 'build', turn: MOST_TURNS },
  );
  game.state.table.round = MOST_TURNS * 2;
  game.plays('thomas', found('red'));
  expect(game.state.table.over).toBe(true);
  expect(game.line('thomas', 'endTile')).toBe(0);
});

test('R13.6 the stage names the limit from turn 91 on, and turn 100 as the last', () => {
  const game = table({ holger: {}, thomas: { store: { red: 1 } } }, { active: 'thomas', at: 'build' });
  const stageIn = (turn: number) => {
    game.state.table.round = turn * 2;
    return firenzeText.en.stage(game.state).split(' · ')[0];
  };
  expect([90, 91, 99, 100].map(stageIn)).toEqual([
    'Turn 90',
    'Turn 91 of 100',
    'Turn 99 of 100',
    'Turn 100 of 100 (last turn)',
  ]);
  game.state.table.round = 99 * 2;
  game.plays('thomas', found('red'));
  expect(game.eventsOf('turnBegan')).toMatchObject([{ turn: 100, isLast: true }]);
});

test('R13.6 a tile taken in the last of these turns gives the others theirs', () => {
  const game = table({ holger: { store: { red: 1 } }, thomas: READY }, { active: 'thomas', at: 'commission' });
  Object.assign(game.state.table, { round: MOST_TURNS * 2, first: 0 });
  game.plays('thomas', fulfil('white-3'));
  expect(game.waitsFor()).toEqual(['holger']);
  expect(game.state.table.lastTurn).toBe(MOST_TURNS * 2 + 1);
});

test('R13.6 mostDecisions allows for 101 turns of each player, and for one more decision a turn with each further player', () => {
  const [two = 0, three = 0, four = 0] = [2, 3, 4].map((seats) => {
    const options = firenze.readOptions({}, seats);
    return firenze.mostDecisions(options.ok ? options.value : expect.fail(), seats) / (MOST_TURNS + 1) / seats;
  });
  expect(Number.isInteger(two)).toBe(true);
  expect(three - two).toBe(1); // one more player chooses a tower at an Earthquake
  expect(four - three).toBe(1);
});

test('R13.6 a new game has 100 turns for each player', () => {
  for (const seats of [2, 3, 4]) {
    const options = firenze.readOptions({}, seats);
    const state = firenze.setup(options.ok ? options.value : expect.fail(), seats, seedFromText('end'));
    expect(state.table.lastTurn).toBe(100 * seats);
  }
});
