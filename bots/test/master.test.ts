import { decide, drawOf, playMatch } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import type { GameState } from '@signoria/engine';
import { at, chance } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { evaluationOf, featuresOf } from '../src/games.ts';
import { Forecaster, learnedEvaluation } from '../src/learned/forecast.ts';
import { learnedBot } from '../src/learned/learnedBot.ts';
import { Network } from '../src/learned/network.ts';
import { Policy } from '../src/learned/policy.ts';
import { compareBySamples } from '../src/learned/sampling.ts';
import { endedLines, newSearch } from '../src/search.ts';
import { FloatNetwork } from '../src/training/floatNetwork.ts';
import { botsOf, tableOf, testSeed } from './tables.ts';

const LIMITS = { lines: 4, window: 5, samples: 24, decisions: 3, prior: 2 };

/** Returns the learned parts of a game with networks that have learned nothing. */
async function untrained(game: (typeof GAME_IDS)[number]) {
  const table = tableOf(game, 2);
  const { rules } = table;
  const features = await featuresOf(game);
  const evaluation = await evaluationOf(game);
  const network = (outputs: number) =>
    new Network(
      new FloatNetwork({ inputs: features.size, hidden: 8, outputs }, chance(testSeed(1), 'weights')).integers(),
    );
  const forecaster = new Forecaster(rules, evaluation, features, network(2 * rules.seats.max));
  const policy = new Policy(rules, evaluation, features, network(rules.everyMove.length));
  const learned = {
    forecaster,
    policy,
    everywhere: false,
    policyReadsParts: true,
    journeyman: { sampling: null },
    master: { sampling: LIMITS },
  };
  return { ...table, forecaster, policy, evaluation, bot: learnedBot('master', { [game]: learned }, null) };
}

/** Returns a state after some random decisions in which a seat has at least four moves, and the seat. */
function stateWithMoves({ rules, options, seats }: ReturnType<typeof tableOf>, after: number) {
  const found: { state: GameState; seat: number }[] = [];
  let count = 0;
  playMatch(rules, options, seats, testSeed(2), botsOf('random', 'random'), (_, state) => {
    const [seat] = rules.pending(state);
    if (count++ < after || found.length > 0 || seat === undefined || rules.moves(state, seat).length < 4) return;
    found.push({ state: rules.clone(state), seat });
  });
  return at(found, 0);
}

describe.each(GAME_IDS)('master at %s', (game) => {
  test('makes the same choice with the same seed, and in states that differ only in hidden parts', async () => {
    const { bot, ...table } = await untrained(game);
    const { state, seat } = stateWithMoves(table, 40);
    const choose = (one: GameState) => decide(table.rules, one, seat, bot, drawOf(testSeed(3), seat));
    const choice = choose(state);
    expect(choose(state)).toEqual(choice);
    const other = table.rules.guess(table.rules.view(state, seat), chance(testSeed(4), 'hidden'));
    expect(choose(other)).toEqual(choice);
    expect(choice.runnerUp ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(choice.value ?? 0);
  });
});

test('the forecast of an untrained network is the evaluation, and that of a finished game is its result', async () => {
  const { rules, options, seats, forecaster, evaluation } = await untrained('card');
  const state = rules.setup(options, seats, testSeed(5));
  const { points, wins } = forecaster.forecastAt(state, 1);
  const { rivals: _, ...own } = at(evaluation.parts(state, 1), 1);
  expect(points[0]).toBeCloseTo(
    Object.values(own).reduce((sum, part) => sum + part, 0),
    6,
  );
  expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBeCloseTo(1, 9);
  const { state: end, scores, winners } = playMatch(rules, options, seats, testSeed(5), botsOf('random', 'random'));
  const result = forecaster.forecastAt(end, 1);
  expect([...result.points.subarray(0, 2)]).toEqual([scores[1]?.total, scores[0]?.total]);
  expect(result.wins[0]).toBe(winners.includes(1) ? 1 / winners.length : 0);
});

test('a comparison ends when the best line leads all others clearly', async () => {
  const table = await untrained('card');
  const { state, seat } = stateWithMoves(table, 30);
  const { rules, forecaster, policy } = table;
  const view = rules.view(state, seat);
  const evaluation = learnedEvaluation(forecaster, { everywhere: false });
  const search = newSearch(rules, evaluation, view, seat, chance(testSeed(6), 'search'), 300);
  const lines = endedLines(search, rules.moves(state, seat)).toSorted((one, other) => other.value - one.value);
  const pair = [at(lines, 0), at(lines, lines.length - 1)];
  const limits = { ...LIMITS, window: 1000, samples: 4000 };
  const [best, other] = compareBySamples(search, policy, view, pair, chance(testSeed(7), 'draw'), limits);
  expect(best?.values.length).toBe(other?.values.length);
  expect(best?.values.length).toBeLessThan(limits.samples / 4);
  expect((best?.sum ?? 0) - (other?.sum ?? 0)).toBeGreaterThan(0);
});

test('samples compare lines with different first moves, those dropped last the most; a late comparison makes none', async () => {
  const table = await untrained('card');
  const { state, seat } = stateWithMoves(table, 30);
  const { rules, forecaster, policy } = table;
  const view = rules.view(state, seat);
  const search = newSearch(
    rules,
    learnedEvaluation(forecaster, { everywhere: false }),
    view,
    seat,
    chance(testSeed(6), 'search'),
    300,
  );
  const lines = endedLines(search, rules.moves(state, seat));
  const limits = { ...LIMITS, window: 1000 };
  const compared = compareBySamples(search, policy, view, lines, chance(testSeed(7), 'draw'), limits);
  expect(compared.length).toBe(Math.min(LIMITS.lines, new Set(compared.map(({ moves }) => moves[0])).size));
  const late = compareBySamples(
    { ...search, isLate: () => true },
    policy,
    view,
    lines,
    chance(testSeed(7), 'draw'),
    limits,
  );
  expect(late.map(({ values }) => values.length)).toEqual(late.map(() => 0));
  expect(late[0]?.line.value).toBe(Math.max(...lines.map(({ value }) => value)));
  const counts = compared.map(({ values }) => values.length);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(LIMITS.samples);
});
