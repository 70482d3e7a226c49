import { describe, expect, test } from 'vitest';
import {
  commission,
  convert,
  decline,
  detainArtist,
  detainWorker,
  expel,
  hire,
  pass,
  passAll,
  table,
  work,
} from './table.ts';

const LIVES = [
  ['donatello', 3],
  ['giordano-bruno', 2],
] as const;

describe('the Captain', () => {
  const at = { at: 'captain', captain: 'paul', lives: LIVES, round: 3 } as const;

  test('R4.1 may detain a worker of another family, a named artist, or nobody', () => {
    const game = table({ paul: {}, mary: {}, peter: { workers: 0 } }, at);
    expect(game.choices('paul')).toEqual([detainWorker(1), detainArtist('donatello'), decline]);
    expect(game.whyNot('paul', detainWorker(0))).toBe('This is your own worker. (R4.1)');
    expect(game.whyNot('paul', detainWorker(2))).toContain('(R4.1)');
    expect(game.whyNot('paul', detainArtist('sanzio'))).toContain('(R4.1)');
    game.plays('paul', decline);
    expect(game.eventsOf('officeUnused')).toEqual([{ type: 'officeUnused', seat: 0, office: 'captain' }]);
  });

  test('R4.2, R11.1 a detained worker is out of use until phase 9', () => {
    const game = table({ paul: {}, mary: {} }, at).plays('paul', detainWorker(1));
    expect([game.workers('mary'), game.state.table.detained]).toEqual([[3, 4], 1]);
    passAll(game);
    expect([game.state.table.round, game.state.table.detained]).toEqual([4, null]);
    expect(game.workers('mary')).toEqual([4, 4]);
  });

  test('R4.3 only the Captain may hire the detained artist', () => {
    const game = table({ paul: {}, mary: {} }, at).plays('paul', detainArtist('donatello'));
    game.plays('paul', commission('lastricato-statua'));
    expect(game.choices('paul')).toEqual([hire('donatello'), hire('unnamed-sculptor')]);
    game.plays('paul', hire('unnamed-sculptor'));
    game.plays('mary', commission('chiesa-facciata'));
    expect(game.choices('mary')).toEqual([hire('unnamed-architect'), hire('unnamed-sculptor')]);
    expect(game.whyNot('mary', hire('donatello'))).toContain('(R4.3)');
  });

  test('R4.3, R11.1, R11.4 a detained artist moves down and leaves like the others', () => {
    const old = {
      ...at,
      lives: [
        ['donatello', 1],
        ['giordano-bruno', 2],
      ],
    } as const;
    const game = passAll(table({ paul: {}, mary: {} }, old).plays('paul', detainArtist('donatello')));
    expect(game.state.table.lives.some(({ character }) => character === 'donatello')).toBe(false);
    const young = passAll(table({ paul: {}, mary: {} }, at).plays('paul', detainArtist('donatello')));
    expect(young.state.table.lives[0]).toEqual({ character: 'donatello', rounds: 2, isMaster: false, tile: 'card' });
  });

  test('R4.4 with two players may detain only an artist while also Bishop', () => {
    const both = { ...at, bishop: 'paul' } as const;
    expect(table({ paul: {}, mary: {} }, both).choices('paul')).toEqual([detainArtist('donatello'), decline]);
    expect(table({ paul: {}, mary: {} }, both).whyNot('paul', detainWorker(1))).toContain('(R4.4)');
    const three = table({ paul: {}, mary: {}, peter: {} }, both);
    expect(three.choices('paul')).toContainEqual(detainWorker(1));
    const off = table({ paul: {}, mary: {} }, { ...both, options: { twoPlayerOffices: false } });
    expect(off.choices('paul')).toContainEqual(detainWorker(1));
    const one = table({ paul: {}, mary: {} }, { ...at, bishop: 'mary' });
    expect(one.choices('paul')).toContainEqual(detainWorker(1));
  });

  test('R2.4, R4.4 without an artist the one with both offices is not asked as Captain', () => {
    const game = table({ paul: {}, mary: {} }, { ...at, bishop: 'paul', lives: [] });
    expect(game.asks('paul')).toBe('bishop');
  });

  test('R2.2, R2.1 nobody is asked in round 1, and nobody without a Captain', () => {
    expect(table({ paul: {}, mary: {} }, { ...at, round: 1 }).asks('paul')).toBe('place');
    expect(table({ paul: {}, mary: {} }, { at: 'captain', lives: LIVES, round: 3 }).asks('paul')).toBe('place');
  });
});

describe('the Bishop', () => {
  const at = { at: 'bishop', bishop: 'paul', lives: LIVES, round: 3 } as const;

  test('R5.1, R5.2, R5.3 converts a worker, expels a named preacher, or does neither', () => {
    const game = table({ paul: {}, mary: {}, peter: { workers: 0 } }, at);
    expect(game.choices('paul')).toEqual([convert(1), expel('giordano-bruno'), decline]);
    expect(game.whyNot('paul', convert(0))).toBe('This is your own worker. (R5.1)');
    expect(game.whyNot('paul', convert(2))).toContain('(R5.1)');
    expect(game.whyNot('paul', expel('francesco-d-assisi'))).toContain('(R5.2)');
    game.plays('paul', decline);
    expect(game.eventsOf('officeUnused')).toEqual([{ type: 'officeUnused', seat: 0, office: 'bishop' }]);
  });

  test('R5.1 the worker goes to its pool and one of the Bishop’s comes', () => {
    const game = table({ paul: {}, mary: {} }, at).plays('paul', convert(1));
    expect([game.workers('paul'), game.workers('mary')]).toEqual([
      [5, 3],
      [3, 5],
    ]);
    expect(game.eventsOf('workerConverted')[0]?.gained).toBe(true);
  });

  test('R5.1 converts a worker even if the own pool is empty', () => {
    const game = table({ paul: { workers: 8 }, mary: {} }, at).plays('paul', convert(1));
    expect([game.workers('paul'), game.workers('mary')]).toEqual([
      [8, 0],
      [3, 5],
    ]);
    expect(game.eventsOf('workerConverted')[0]?.gained).toBe(false);
  });

  test('R5.2, R11.2 nobody can give an expelled preacher charity in this round', () => {
    const people = { paul: { goods: { fiorini: 500 } }, mary: { goods: { fiorini: 500 } } };
    const game = table(people, at).plays('paul', expel('giordano-bruno'));
    game.plays('paul', { do: 'charity', pulpit: 'chiesa' }); // only the unnamed preacher is left: nothing is asked
    expect(game.eventsOf('charityGiven')[0]?.preacher).toBe('unnamed-preacher');
    passAll(game);
    expect(game.state.table.lives.find(({ character }) => character === 'giordano-bruno')?.tile).toBe('card');
    const two = { ...at, lives: [...LIVES, ['francesco-d-assisi', 2]] } as const;
    const asked = table(people, two).plays('paul', expel('giordano-bruno'), { do: 'charity', pulpit: 'chiesa' });
    expect(asked.whyNot('paul', { do: 'hear', preacher: 'giordano-bruno' })).toContain('(R5.2)');
  });

  test('R5.1 a detained worker is no longer on the board', () => {
    const game = table(
      { paul: {}, mary: { workers: 1 } },
      { ...at, at: 'captain', captain: 'paul', options: { twoPlayerOffices: false } },
    );
    game.plays('paul', detainWorker(1));
    expect(game.choices('paul')).toEqual([expel('giordano-bruno'), decline]);
  });
});

test('R2.3 only who is asked can act, and only by answering', () => {
  const game = table({ paul: {}, mary: {} });
  expect(game.whyNot('mary', work)).toBe('It is not your turn. (R2.3)');
  expect(game.whyNot('paul', decline)).toBe('It is the worker placement phase. (R6.1)');
  passAll(game);
  expect(game.whyNot('paul', pass)).toBe('The game is over. (R11.7)');
});
