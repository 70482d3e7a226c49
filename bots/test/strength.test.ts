import { playMatch } from '@signoria/bots';
import { expect, test } from 'vitest';
import { botsOf, seedNumber, tableOf } from './tables.ts';

const GAMES = 100;

test('greedy beats random in at least 95 of 100 games of the Card Game', () => {
  const { rules, options, seats } = tableOf('card', 2);
  let won = 0;
  let points = 0;
  for (let game = 0; game < GAMES; game++) {
    const greedySeat = game % seats;
    const bots = greedySeat === 0 ? botsOf('greedy', 'random') : botsOf('random', 'greedy');
    const { scores, winners } = playMatch(rules, options, seats, seedNumber(game), bots);
    if (winners.length === 1 && winners[0] === greedySeat) won++;
    points += scores[greedySeat]?.total ?? 0;
  }
  expect(won).toBeGreaterThanOrEqual(95);
  expect(points / GAMES).toBeGreaterThan(60); // as people do
});
