import type { BotLevel } from '@signoria/bots';
import { playMatch } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { botsOf, tableOf, testSeed } from './tables.ts';

const GAMES = 40;
const SOLO_GAMES = 4;

test('greedy beats random in at least 38 of 40 games of the Card Game', () => {
  const { rules, options, seats } = tableOf('card', 2);
  let won = 0;
  let points = 0;
  for (let game = 0; game < GAMES; game++) {
    const greedySeat = game % seats;
    const bots = greedySeat === 0 ? botsOf('greedy', 'random') : botsOf('random', 'greedy');
    const { scores, winners } = playMatch(rules, options, seats, testSeed(game), bots);
    if (winners.length === 1 && winners[0] === greedySeat) won++;
    points += scores[greedySeat]?.total ?? 0;
  }
  expect(won).toBeGreaterThanOrEqual(38);
  expect(points / GAMES).toBeGreaterThan(60); // comparable to people
});

test('greedy scores between the easy and the hard Pope in solo Dice Games, and beats random in others', () => {
  const solo = tableOf('dice', 1);
  let points = 0;
  for (let game = 0; game < SOLO_GAMES; game++)
    points += playMatch(solo.rules, solo.options, 1, testSeed(game), botsOf('greedy')).scores[0]?.total ?? 0;
  expect(points / SOLO_GAMES).toBeGreaterThan(40);
  expect(points / SOLO_GAMES).toBeLessThan(60);
  const { rules, options, seats } = tableOf('dice', 3);
  for (let game = 0; game < 3; game++)
    expect(playMatch(rules, options, seats, testSeed(game), botsOf('random', 'greedy', 'random')).winners).toEqual([1]);
});

test('greedy beats random at Firenze in every game, within few turns', () => {
  for (let game = 0; game < 3; game++) {
    const { rules, options, seats } = tableOf('firenze', 2 + (game % 3));
    const greedySeat = game % seats;
    const names = Array.from({ length: seats }, (_, seat) => (seat === greedySeat ? 'greedy' : 'random'));
    const { state, scores, winners } = playMatch(rules, options, seats, testSeed(game), botsOf(...names));
    expect(winners).toEqual([greedySeat]);
    expect(scores[greedySeat]?.total).toBeGreaterThan(40);
    const { round } = state.table as { readonly round: number };
    expect(round / seats).toBeLessThan(40); // turns each
  }
});

test('greedy beats random at Florenza in every game, with more than 50 points', () => {
  for (let game = 0; game < 4; game++) {
    const { rules, options, seats } = tableOf('florenza', 2 + game);
    const greedySeat = game % seats;
    const names = Array.from({ length: seats }, (_, seat) => (seat === greedySeat ? 'greedy' : 'random'));
    const { scores, winners } = playMatch(rules, options, seats, testSeed(game), botsOf(...names));
    expect(winners).toEqual([greedySeat]);
    expect(scores[greedySeat]?.total).toBeGreaterThan(50);
  }
});

test.each(GAME_IDS)('at %s a journeyman leads greedy, and greedy an apprentice, in fixed games', (game) => {
  const { rules, options, seats } = tableOf(game, 2);
  const lead = (strong: BotLevel, weak: BotLevel, games: number) => {
    let sum = 0;
    for (let count = 0; count < games; count++) {
      const seat = count % seats;
      const bots = seat === 0 ? botsOf(strong, weak) : botsOf(weak, strong);
      const { scores } = playMatch(rules, options, seats, testSeed(count >> 1), bots);
      sum += (scores[seat]?.total ?? 0) - (scores[1 - seat]?.total ?? 0);
    }
    return sum / games;
  };
  expect(lead('journeyman', 'greedy', 2)).toBeGreaterThan(0);
  expect(lead('greedy', 'apprentice', 8)).toBeGreaterThan(0);
});
