import { CATALOGUE } from '@signoria/catalogue/all';
import { derivedSeed, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { evaluationOf, featuresOf } from '../src/games.ts';
import { Forecaster } from '../src/learned/forecast.ts';
import { Network } from '../src/learned/network.ts';
import { selfPlay } from '../src/training/selfPlay.ts';
import type { TrainingPlan } from '../src/training/training.ts';
import { Training } from '../src/training/training.ts';

const rules = CATALOGUE.card?.rules ?? expect.fail('there is no Card Game');
const features = await featuresOf('card');
const evaluation = await evaluationOf('card');
const PLAN: TrainingPlan = {
  game: 'card',
  seed: seedFromText('training test'),
  games: 9,
  inputs: features.size,
  mostSeats: rules.seats.max,
  moves: rules.everyMove.length,
  layout: features.layout,
  keepsValue: false,
};

const SETTINGS = { lambda: 0.85, positions: 100, everywhere: false, policyReadsParts: true };

/** Plays and learns some games, as workers and the trainer would. */
function playAndLearn(training: Training, games: number): Training {
  for (let left = games; left > 0; left--) {
    const forecaster = new Forecaster(rules, evaluation, features, new Network(training.weightsInPlay));
    const options = rules.readOptions({}, 2);
    if (!options.ok) throw new Error(options.error.message);
    training.learn([
      selfPlay(rules, options.value, 2, derivedSeed(PLAN.seed, 'self-play', training.games), forecaster, SETTINGS),
    ]);
  }
  return training;
}

test('the same plan gives the same weights, and a stopped training continues as if it had not stopped', () => {
  const whole = playAndLearn(new Training(PLAN), 2);
  const stopped = playAndLearn(Training.resume(playAndLearn(new Training(PLAN), 1).checkpoint()), 1);
  expect(stopped.games).toBe(2);
  expect(stopped.value.integers()).toEqual(whole.value.integers());
  expect(stopped.policy.integers()).toEqual(whole.policy.integers());
  expect(playAndLearn(new Training({ ...PLAN, seed: seedFromText('other') }), 1).value.integers()).not.toEqual(
    playAndLearn(new Training(PLAN), 1).value.integers(),
  );
});

test('a policy is trained without a change of the value network', () => {
  const stored = new Training(PLAN).weightsInPlay;
  const training = playAndLearn(new Training({ ...PLAN, seed: seedFromText('policy'), keepsValue: true }, stored), 2);
  expect(training.nextWeights()).toEqual(stored);
  const { weights } = training.policy.layers.second;
  expect(weights).not.toEqual(new Training(training.plan).policy.layers.second.weights);
});

test('self-play returns as many samples for every seat, with results as seen from each seat', () => {
  const forecaster = new Forecaster(rules, evaluation, features, new Network(new Training(PLAN).weightsInPlay));
  const options = rules.readOptions({}, 3);
  if (!options.ok) throw new Error(options.error.message);
  const { values, decisions, totals } = selfPlay(rules, options.value, 3, PLAN.seed, forecaster, {
    ...SETTINGS,
    lambda: 1,
  });
  const count = values.starts.length - 1;
  expect(count % 3).toBe(0);
  expect(decisions.starts.length - 1).toBeGreaterThanOrEqual(count / 3);
  const most = rules.seats.max;
  for (const viewer of [0, 1, 2]) {
    const first = (viewer * count) / 3;
    // With λ = 1 every position learns the final result.
    expect([...values.points.subarray(first * most, first * most + 3)]).toEqual(
      [0, 1, 2].map((turn) => totals[(viewer + turn) % 3]),
    );
    const chances = values.wins.subarray(first * most, first * most + 3);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  }
  for (let index = 0; index < decisions.chosen.length; index++) {
    const legal = decisions.legal.subarray(decisions.legalStarts[index], decisions.legalStarts[index + 1]);
    expect(legal.length).toBeGreaterThan(1);
    expect(legal).toContain(decisions.chosen[index]);
  }
});
