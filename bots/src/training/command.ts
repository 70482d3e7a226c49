import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRules } from '@signoria/catalogue';
import type { AnyRules } from '@signoria/engine';
import { seedFromText } from '@signoria/engine';
import { featuresOf } from '../games.ts';
import { loadWeights } from '../learned/load.ts';
import type { IntegerWeights } from '../learned/network.ts';
import type { StoredWeights } from '../learned/weights.ts';
import { moveHash, readValue, storePolicy, storeValue } from '../learned/weights.ts';
import { wilson } from '../wilson.ts';
import type { Strength } from './gameWorkers.ts';
import { GameWorkers, measure, train } from './gameWorkers.ts';
import { SETTINGS } from './settings.ts';
import type { TrainingPlan } from './training.ts';
import { Training } from './training.ts';

/** Games between two reports, as a share of all games. */
const REPORT_SHARE = 0.25;

export interface TrainOptions {
  readonly game: keyof typeof SETTINGS;
  readonly games: number;
  readonly seed: string;
  /** Keeps the stored value network and trains the policy only. */
  readonly policyOnly: boolean;
  readonly workers: number;
  /** The games of each measurement in a report. They do not change the weights. */
  readonly measured: number;
  /** The folder of the checkpoint. */
  readonly folder: string;
  /** The program of a worker. */
  readonly worker: URL;
  readonly progress: (done: number, total: number) => void;
  readonly print: (line: string) => void;
  /** Returns true if the user asked to stop. */
  readonly isStopped: () => boolean;
}

/** Trains the networks of a game, or continues a training that was stopped. Returns the weights if it is complete. */
export async function trainGame(options: TrainOptions): Promise<StoredWeights | null> {
  const { game, games, folder } = options;
  const rules = await loadRules(game);
  const features = await featuresOf(game);
  const plan: TrainingPlan = {
    game,
    seed: seedFromText(options.seed),
    games,
    inputs: features.size,
    mostSeats: rules.seats.max,
    moves: rules.everyMove.length,
    layout: features.layout,
    keepsValue: options.policyOnly,
  };
  const stored = options.policyOnly ? await loadWeights(game) : null;
  const file = join(folder, 'checkpoint');
  const training = resumed(file, plan, options.print) ?? new Training(plan, stored && readValue(stored, features));
  const workers = new GameWorkers(options.worker, options.workers);
  let previous = training.nextWeights();
  let reported = training.games;
  await train(training, workers, async () => {
    options.progress(training.games, games);
    const stops = options.isStopped();
    const isDue = training.games - reported >= REPORT_SHARE * games || training.games >= games;
    if (isDue || stops) save(file, training);
    if (isDue) {
      await report(options, training, workers, previous);
      previous = training.nextWeights();
      reported = training.games;
    }
    return !stops;
  });
  await workers.close();
  return training.games < games ? null : storedWeights(training, rules, options.seed, stored);
}

/** Replaces the checkpoint in one step, so that an interruption leaves a whole one. */
function save(file: string, training: Training): void {
  writeFileSync(`${file}.new`, training.checkpoint());
  renameSync(`${file}.new`, file);
}

/**
 * Prints how well the policy predicts the moves and, unless the value network is kept, the error and the strength
 * against greedy and against `previous`: the weights of the last report, or those at the start of this run.
 */
async function report(
  { game, measured, print }: TrainOptions,
  training: Training,
  workers: GameWorkers,
  previous: IntegerWeights,
): Promise<void> {
  const { plan, games, error, agreement } = training;
  const weights = training.nextWeights();
  const policy = `the policy gives the chosen move ${(100 * agreement).toFixed(0)} % on average`;
  if (plan.keepsValue) return print(`${games} games: ${policy}`);
  print(`${games} games: forecast error ${error.toFixed(2)} points; ${policy}`);
  for (const seats of [...new Set(SETTINGS[game].seats)].sort()) {
    const greedy = await measure(workers, plan, seats, measured, weights, null);
    const before = seats === 1 ? null : await measure(workers, plan, seats, measured, weights, previous);
    print(
      `  ${seats} seats: ${line(greedy, 'greedy', seats)}${before ? `; ${line(before, 'the previous weights', seats)}` : ''}`,
    );
  }
}

/** Returns the training of a checkpoint, if it has the same plan. */
function resumed(file: string, plan: TrainingPlan, print: (line: string) => void): Training | null {
  if (!existsSync(file)) return null;
  const training = Training.resume(readFileSync(file));
  if (JSON.stringify(training.plan) !== JSON.stringify(plan)) {
    print('The checkpoint belongs to another plan and is not used.');
    return null;
  }
  print(`Continuing after ${training.games} games.`);
  return training;
}

/** Returns the source of the file that stores the weights of a game. */
export function weightsSource(game: string, weights: StoredWeights): string {
  const { games, seed, policyGames } = weights;
  const command = `npm run train -- --game ${game} --seed ${seed} --games`;
  const how =
    policyGames === null
      ? `// Both networks were written by \`${command} ${games}\`.`
      : `// The value network was written by \`${command} ${games}\`,\n// the policy by \`${command} ${policyGames} --policy\`.`;
  return `${how}
import type { StoredWeights } from '../weights.ts';

export const weights: StoredWeights = ${JSON.stringify(weights)};
`;
}

/** Returns the weights to store. `kept` are the stored ones whose value network was kept. */
function storedWeights(
  { plan, value, policy }: Training,
  rules: AnyRules,
  seed: string,
  kept: StoredWeights | null,
): StoredWeights {
  return {
    layout: plan.layout,
    seed,
    games: kept?.games ?? plan.games,
    policyGames: kept && plan.games,
    value: kept?.value ?? storeValue(value.integers()),
    policy: storePolicy(policy.integers()),
    moves: rules.everyMove.map(moveHash),
  };
}

/** Describes a result with its 95 % interval (Wilson). In solo games, the mean points. */
function line({ games, wins, lead, points }: Strength, rival: string, seats: number): string {
  if (seats === 1) return `${points.toFixed(1)} points`;
  const [low, high] = wilson(wins, games);
  const percent = (share: number) => (100 * share).toFixed(0);
  return `${percent(wins)} % [${percent(low)}, ${percent(high)}] against ${rival}, lead ${lead.toFixed(1)}`;
}
