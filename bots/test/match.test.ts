import type { Bot, BotChoice } from '@signoria/bots';
import { BOT_LEVELS, plainChoice, playMatch } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import { checkAnswer, readRecord, replay, toRecord } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { botsOf, tableOf, testSeed, withSmallBudget } from './tables.ts';

describe.each(GAME_IDS)('%s', (game) => {
  const { min, max } = tableOf(game, 2).rules.seats;

  test.each(BOT_LEVELS)('%s chooses only legal moves, to the end of the game', (name) => {
    const counts = name === 'master' ? [min] : [min, max]; // a game between masters at a full table takes minutes
    for (const seats of counts) {
      const { rules, options } = tableOf(game, seats);
      let before = rules.setup(options, seats, testSeed(seats));
      let version = 0;
      const bots = Array.from({ length: seats }, () => withSmallBudget(name));
      const match = playMatch(rules, options, seats, testSeed(seats), bots, ({ seat, move }, state) => {
        expect(checkAnswer(rules, before, version, { seat, version, move }).ok).toBe(true);
        before = rules.clone(state);
        version++;
      });
      expect(rules.pending(match.state)).toEqual([]);
      expect(match.decisions.length).toBe(version);
    }
  });

  const allButMaster = BOT_LEVELS.filter((level) => level !== 'master'); // master.test.ts compares its choices
  test.each(allButMaster)('%s plays the same game from the same seed, another from another', (name) => {
    const { rules, options } = tableOf(game, 2);
    const decisionsOf = (seed: number) =>
      playMatch(rules, options, 2, testSeed(seed), [withSmallBudget(name), withSmallBudget(name)]).decisions;
    expect(decisionsOf(1)).toEqual(decisionsOf(1));
    expect(decisionsOf(1)).not.toEqual(decisionsOf(2));
  });

  test('a match can be stored as a record and replayed', () => {
    const { rules, options } = tableOf(game, max);
    const seed = testSeed(7);
    const match = playMatch(rules, options, max, seed, botsOf(...Array.from({ length: max }, () => 'random' as const)));
    const written = JSON.stringify(toRecord(rules, { ...match, options, seats: max, seed }));
    const record = readRecord(JSON.parse(written));
    expect(record.ok && replay(rules, record.value).ok).toBe(true);
  });
});

describe('a plan', () => {
  const { rules, options } = tableOf('firenze', 2);
  const seed = testSeed(8);
  const [greedy] = botsOf('greedy');
  /** Builds greedy with a modified plan, and counts its calls. */
  const planning = (next: (choice: BotChoice) => BotChoice['next']) => {
    const asked = { times: 0 };
    const choose: Bot['choose'] = (...given) => {
      asked.times++;
      const choice = greedy?.choose(...given) ?? expect.fail();
      return { ...choice, next: next(choice) };
    };
    const bot = { name: 'planning', choose };
    return { asked, match: playMatch(rules, options, 2, seed, [bot, bot]) };
  };

  test('is followed without a new search', () => {
    const { asked, match } = planning(({ next }) => next);
    expect(asked.times).toBeLessThan(match.decisions.length);
    expect(rules.pending(match.state)).toEqual([]);
  });

  test('for another view is dropped', () => {
    const { asked, match } = planning(() => [{ move: { do: 'win' }, view: 0 }]);
    expect(asked.times).toBe(match.decisions.length);
    expect(match.decisions).toEqual(planning(() => []).match.decisions);
  });
});

test('an illegal choice of a bot throws an error', () => {
  const { rules, options } = tableOf('card', 2);
  const wild = { name: 'wild', choose: () => plainChoice({ do: 'win' }) };
  expect(() => playMatch(rules, options, 2, testSeed(1), [wild, wild])).toThrow(
    'wild chose {"do":"win"}, which is not a legal move',
  );
});
