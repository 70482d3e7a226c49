import { botFor, decide, drawOf, playMatch, TEMPERS, temperAt } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import type { GameState } from '@signoria/engine';
import { expect, test } from 'vitest';
import { botsOf, tableOf, testSeed } from './tables.ts';

test('the first three seats have the three tempers', () => {
  expect([0, 1, 2].map(temperAt)).toEqual(TEMPERS);
});

test.each(GAME_IDS)('at %s bots of different tempers make different choices', async (game) => {
  const { rules, options, seats } = tableOf(game, 2);
  const states: GameState[] = [];
  playMatch(rules, options, seats, testSeed(1), botsOf('greedy', 'greedy'), (_, state) => {
    if (rules.pending(state).length > 0) states.push(rules.clone(state));
  });
  const bots = await Promise.all([null, ...TEMPERS].map((temper) => botFor('journeyman', [game], temper)));
  const choices = bots.map((bot) =>
    states
      .filter((_, index) => index % 2 === 0)
      .map((state) => {
        const seat = rules.pending(state)[0] ?? 0;
        return rules.key(decide(rules, state, seat, bot, drawOf(testSeed(2), seat)).move);
      })
      .join(),
  );
  expect(new Set(choices).size).toBe(bots.length);
});
