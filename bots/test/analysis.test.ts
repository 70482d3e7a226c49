import { playMatch } from '@signoria/bots';
import type { Analysis } from '@signoria/bots/analysis';
import {
  analyse,
  analyseDecision,
  analysisVersion,
  completeAnalysis,
  forecastGame,
  isLoss,
  labelOf,
  learnedOf,
} from '@signoria/bots/analysis';
import { GAME_IDS } from '@signoria/catalogue';
import type { AnyReplay, Decision } from '@signoria/engine';
import { at, startReplay, withDecision } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { tableOf, testSeed, withSmallBudget } from './tables.ts';

const SAMPLES = 8;

/** Returns a game between bots that search little, up to a number of decisions. */
function playedGame(game: string, seats: number, most = Number.POSITIVE_INFINITY) {
  const { rules, options } = tableOf(game, seats);
  const bots = Array.from({ length: seats }, () => withSmallBudget('greedy'));
  const { decisions } = playMatch(rules, options, seats, testSeed(3), bots);
  const replay = decisions
    .slice(0, most)
    .reduce<AnyReplay>(
      (played, { seat, move }) => withDecision(rules, played, seat, move),
      startReplay(rules, options, seats, testSeed(3)),
    );
  return { rules, replay };
}

async function analysed(game: (typeof GAME_IDS)[number], seats: number) {
  const { rules, replay } = playedGame(game, seats);
  const steps = analyse(rules, await learnedOf(game), replay, SAMPLES);
  const done: number[] = [];
  let next = steps.next();
  for (; next.done !== true; next = steps.next()) done.push(next.value);
  return { rules, replay, analysis: next.value, done };
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function expectZeroSum(amounts: readonly number[]): void {
  expect(total(amounts)).toBeCloseTo(0, 9);
}

describe.each(GAME_IDS)('the analysis of a game of %s', async (game) => {
  const { rules, replay, analysis, done } = await analysed(game, 2);
  const { decisions, dealt, expected } = analysis;

  test('reports each decision as it is done', () => {
    expect(done).toEqual(replay.entries.map((_, index) => index + 1));
    expect(decisions.map(({ seat, move }): Decision<unknown> => ({ seat, move }))).toEqual(replay.game.decisions);
  });

  test('gives chances that add up to 1, and ends with the result', () => {
    for (const { chances } of [expected, dealt, ...decisions.map(({ outlook }) => outlook)])
      expect(total(chances)).toBeCloseTo(1, 9);
    const result = rules.scores(replay.game.state).map(({ total }) => total);
    expect(at(decisions, decisions.length - 1).outlook.points).toEqual(result);
    expect(at(decisions, decisions.length - 1).outlook.chances.map(Math.round)).toEqual(
      [0, 1].map((seat) => (analysis.winners.includes(seat) ? 1 : 0)),
    );
  });

  test('measures luck that adds up to zero over the seats, where something was revealed', () => {
    const lucky = decisions.filter(({ luck }) => luck !== null);
    expect(lucky.length).toBeGreaterThan(0);
    for (const { luck } of lucky) expectZeroSum(luck?.chances ?? []);
    for (const [index, { luck }] of decisions.entries())
      expect(luck !== null).toBe(at(replay.entries, index).events.some((event) => rules.reveals(event)));
  });

  test('explains the difference between expectation and result of each seat', () => {
    for (const [seat, { luck, own, gifts, rest }] of analysis.accounts.entries()) {
      const last = at(decisions, decisions.length - 1).outlook;
      const sum = (part: 'chance' | 'points') => luck[part] + own[part] + gifts[part] + rest[part];
      expect(sum('chance')).toBeCloseTo(at(last.chances, seat) - at(expected.chances, seat), 9);
      expect(sum('points')).toBeCloseTo(at(last.points, seat) - at(expected.points, seat), 9);
      expect(own.chance).toBeLessThanOrEqual(0);
    }
    expectZeroSum(analysis.accounts.map(({ luck }) => luck.chance));
    expectZeroSum(analysis.accounts.map(({ rest }) => rest.chance));
  });

  test('compares each unforced decision with another legal move', () => {
    for (const [index, { seat, move, judgement }] of decisions.entries()) {
      const before = replay.entries[index - 1]?.state ?? replay.start.state;
      const moves = rules.moves(before, seat);
      expect(judgement === null).toBe(moves.length === 1);
      if (judgement === null) continue;
      expect(moves).toContainEqual(judgement.other);
      expect(judgement.other).not.toEqual(move);
      if (judgement.isBest) expect(labelOf(judgement, seat)).toBeNull();
      if (labelOf(judgement, seat) !== null) expect(isLoss(judgement, seat)).toBe(true);
    }
  });

  test('names at most three turning points, the largest first', () => {
    const sizes = analysis.turningPoints.map(({ change }) => Math.abs(change));
    expect(sizes.length).toBeLessThanOrEqual(3);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
});

test('the same game gets the same analysis', async () => {
  const [first, second]: readonly Analysis[] = [
    (await analysed('card', 3)).analysis,
    (await analysed('card', 3)).analysis,
  ];
  expect(second).toEqual(first);
});

test('decisions analysed in another order complete the same analysis', async () => {
  const { rules, replay, analysis } = await analysed('card', 2);
  const learned = await learnedOf('card');
  const backwards = [...replay.entries.keys()].reverse();
  const decisions = new Map(
    backwards.map((index) => [index, analyseDecision(rules, learned, replay, index, SAMPLES)] as const),
  );
  const inOrder = replay.entries.map((_, index) => decisions.get(index) ?? expect.fail());
  expect(completeAnalysis(forecastGame(rules, learned, replay), SAMPLES, inOrder)).toEqual(analysis);
});

test('the version of an analysis differs between games', async () => {
  const versions = await Promise.all(GAME_IDS.map(analysisVersion));
  expect(new Set(versions).size).toBe(GAME_IDS.length);
  expect(await analysisVersion('card')).toBe(await analysisVersion('card'));
});

test('a solo game is judged by points', async () => {
  const { analysis } = await analysed('dice', 1);
  expect(analysis.expected.chances).toEqual([1]);
  expect(analysis.decisions.some(({ judgement }) => (judgement?.lead.value ?? 0) < 0)).toBe(true);
  expect(analysis.accounts[0]?.gifts.points).toBe(0);
});

test('an unfinished game is refused', async () => {
  const { rules, replay } = playedGame('card', 2, 20);
  const learned = await learnedOf('card');
  expect(() => analyse(rules, learned, replay, SAMPLES).next()).toThrow('only finished games');
});
