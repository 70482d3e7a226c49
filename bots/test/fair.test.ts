import type { Bot } from '@signoria/bots';
import { BOT_LEVELS, decide, drawOf } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import { chance, sameJson } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { momentsOf, tableOf, testSeed, withSmallBudget } from './tables.ts';

/** The number of states compared in each game. */
const MOMENTS = 30;

describe.each(GAME_IDS)('%s', (game) => {
  const { rules, options, seats } = tableOf(game, 3);

  const moments = () => momentsOf(game, seats, MOMENTS);

  test.each(BOT_LEVELS)('%s makes the same choice in states that differ only in hidden parts', (name) => {
    const bot = withSmallBudget(name);
    let different = 0;
    const all = moments();
    for (const [count, { state, seat }] of all.entries()) {
      const other = rules.guess(rules.view(state, seat), chance(testSeed(4), 'hidden', count));
      if (!sameJson(state.secret, other.secret)) different++;
      const inTruth = decide(rules, state, seat, bot, drawOf(testSeed(5), seat));
      const inOther = decide(rules, other, seat, bot, drawOf(testSeed(5), seat));
      expect(inOther).toEqual(inTruth);
    }
    expect(different).toBeGreaterThan(all.length / 2);
  });

  test.each(BOT_LEVELS)('%s receives a view, never a state', (name) => {
    const { state, seat } = moments()[0] ?? { state: rules.setup(options, seats, testSeed(3)), seat: 0 };
    const bot = withSmallBudget(name);
    const spy = {
      name,
      choose: (...given: Parameters<Bot['choose']>) => {
        expect(given[1]).not.toHaveProperty('secret');
        expect(JSON.stringify(given[1])).not.toContain(testSeed(3));
        return bot.choose(...given);
      },
    };
    decide(rules, state, seat, spy, drawOf(testSeed(6), seat));
  });
});
