import { describe, expect, test } from 'vitest';
import {
  gameGroups,
  lossRate,
  meanOfGames,
  movingRates,
  openingRows,
  ownGames,
  partRates,
  sharedNames,
} from '../../src/analysis/playStatistics.ts';
import { personSummary, storedSummary } from '../support/summaries.ts';

const opening = (name: string, lost = 0) => ({ names: { en: name, de: `${name} de`, it: `${name} it` }, lost });
const withLoss = (number: number, lost: number) => storedSummary(number, { persons: [personSummary({ lost })] });
const SHARED = storedSummary(3, {
  persons: [personSummary({ name: 'Anna' }), personSummary({ name: 'Bruno', lost: 9 })],
});

describe('the games of the person at this browser', () => {
  test('are those with one person, whatever the name, the earliest first', () => {
    const other = storedSummary(1, { persons: [personSummary({ name: 'Carla' })] });
    expect(ownGames([storedSummary(2), other], null).map(({ key, name }) => [key, name])).toEqual([
      ['game 1', 'Carla'],
      ['game 2', 'Anna'],
    ]);
  });

  test('include a game with several persons at one screen only with a chosen name', () => {
    expect(ownGames([SHARED], null)).toEqual([]);
    expect(ownGames([SHARED], 'Carla')).toEqual([]);
    expect(ownGames([SHARED], 'Bruno').map(({ lost }) => lost)).toEqual([9]);
  });

  test('leave out a game in which two persons have the chosen name', () => {
    const twice = storedSummary(1, { persons: [personSummary(), personSummary()] });
    expect(ownGames([twice], 'Anna')).toEqual([]);
  });

  test('leave out a game without persons of this browser', () => {
    expect(ownGames([storedSummary(1, { persons: [] })], 'Anna')).toEqual([]);
  });

  test('have the names of shared screens, the most frequent first', () => {
    const more = storedSummary(4, { persons: [personSummary({ name: 'Bruno' }), personSummary({ name: 'Carla' })] });
    expect(sharedNames([storedSummary(1), SHARED, more])).toEqual(['Bruno', 'Anna', 'Carla']);
  });
});

test('games are grouped by kind: solo games are apart, the largest group first', () => {
  const games = ownGames(
    [
      storedSummary(1, { game: 'dice', seats: 1 }),
      storedSummary(2, { game: 'dice', seats: 2 }),
      storedSummary(3, { game: 'dice', seats: 4 }),
    ],
    null,
  );
  expect(gameGroups(games).map(({ game, isSolo, games: of }) => [game, isSolo, of.length])).toEqual([
    ['dice', false, 2],
    ['dice', true, 1],
  ]);
  expect(gameGroups([])).toEqual([]);
});

describe('the loss per decision with a choice', () => {
  test('weights games by their decisions with a choice', () => {
    expect(
      lossRate([
        { decisions: 10, lost: 5 },
        { decisions: 30, lost: 3 },
      ]),
    ).toBeCloseTo(0.2);
  });

  test('is unknown without decisions with a choice', () => {
    expect(lossRate([])).toBeNull();
    expect(lossRate([{ decisions: 0, lost: 0 }])).toBeNull();
  });

  test('is a moving mean over five games', () => {
    const games = ownGames(
      [10, 0, 0, 0, 0, 20].map((lost, number) => withLoss(number, lost)),
      null,
    );
    expect(movingRates(games)).toEqual([1, 0.5, 10 / 30, 0.25, 0.2, 0.4]);
    expect(movingRates(games.slice(0, 1))).toEqual([1]);
  });

  test('is known for each quarter of the game that has decisions with a choice', () => {
    const none = { decisions: 0, lost: 0 };
    const parts = [{ decisions: 4, lost: 2 }, { decisions: 2, lost: 3 }, none, { decisions: 1, lost: 0 }];
    const games = ownGames([storedSummary(1, { persons: [personSummary({ parts })] }), withLoss(2, 0)], null);
    expect(partRates(games)).toEqual([0.5, 1, 0.5, 0.4]);
    expect(partRates(games.slice(0, 1))[2]).toBeNull();
  });
});

describe('the mean over games', () => {
  test('has a standard error from two games', () => {
    expect(meanOfGames([])).toBeNull();
    expect(meanOfGames([4])).toEqual({ mean: 4, error: null, isCertain: false });
    expect(meanOfGames([-10, 10, 6])).toEqual({ mean: 2, error: expect.closeTo(6.11, 2), isCertain: false });
  });

  test('is certain if it exceeds two standard errors in either direction', () => {
    expect(meanOfGames([9, 10, 11])?.isCertain).toBe(true);
    expect(meanOfGames([-9, -10, -11])?.isCertain).toBe(true);
  });
});

test('openings have the means of their games, the most frequent first, in the language of the page', () => {
  const of = (number: number, name: string, rank: number, points: number, lost: number) =>
    storedSummary(number, { persons: [personSummary({ rank, points, opening: opening(name, lost) })] });
  const none = storedSummary(4, { persons: [personSummary({ opening: null })] });
  const games = ownGames([of(1, 'wood', 1, 50, 0), of(2, 'gold', 2, 30, 4), of(3, 'gold', 1, 40, 1), none], null);
  expect(openingRows(games, 'en')).toEqual([
    { name: 'gold', games: 2, rank: 1.5, points: 35, lost: 2.5 },
    { name: 'wood', games: 1, rank: 1, points: 50, lost: 0 },
  ]);
  expect(openingRows(games, 'de').map(({ name }) => name)).toEqual(['gold de', 'wood de']);
  expect(openingRows([], 'en')).toEqual([]);
});
