import { parentPort } from 'node:worker_threads';
import type { GameEntry } from '@signoria/catalogue';
import { loadRules } from '@signoria/catalogue';
import type { AnyRules, Seed } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Bot } from '../bot.ts';
import type { AnyFeatureTable } from '../featureTable.ts';
import { evaluationOf, featuresOf } from '../games.ts';
import { Forecaster, learnedEvaluation } from '../learned/forecast.ts';
import type { IntegerWeights } from '../learned/network.ts';
import { Network } from '../learned/network.ts';
import { LEARNED_SETTINGS } from '../learned/settings.ts';
import { playMatch } from '../match.ts';
import { greedy } from '../searchingBot.ts';
import type { SelfPlayGame } from './selfPlay.ts';
import { selfPlay } from './selfPlay.ts';
import { SETTINGS } from './settings.ts';

/** A game to be played by a worker. */
export interface Task {
  readonly id: number;
  readonly game: GameEntry['id'];
  readonly seats: number;
  readonly seed: Seed;
  readonly weights: IntegerWeights;
  /** Null in self-play. In a match, the seat of the network; `rival` plays the others, or greedy if it is null. */
  readonly seat: number | null;
  readonly rival: IntegerWeights | null;
}

export type TaskResult =
  | { readonly id: number; readonly kind: 'samples'; readonly samples: SelfPlayGame }
  | {
      readonly id: number;
      readonly kind: 'match';
      readonly wins: number;
      readonly lead: number;
      readonly points: number;
    };

interface Loaded {
  readonly rules: AnyRules;
  readonly features: AnyFeatureTable;
}
const loaded = new Map<string, Promise<Loaded>>();

async function load(game: GameEntry['id']): Promise<Loaded> {
  const [rules, features] = await Promise.all([loadRules(game), featuresOf(game)]);
  return { rules, features };
}

async function carryOut(task: Task): Promise<TaskResult> {
  const { id, game, seats, seed } = task;
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  const { rules, features } = await known;
  const base = await evaluationOf(game);
  const forecasterOf = (weights: IntegerWeights) => new Forecaster(rules, base, features, new Network(weights));
  const options = rules.readOptions({}, seats);
  if (!options.ok) throw new Error(options.error.message);
  const learned = LEARNED_SETTINGS[game];
  if (task.seat === null) {
    const settings = { ...learned, ...SETTINGS[game] };
    const samples = selfPlay(rules, options.value, seats, seed, forecasterOf(task.weights), settings);
    return { id, kind: 'samples', samples };
  }
  const search = { ...learned, ...learned.journeyman };
  const botOf = (weights: IntegerWeights): Bot => greedy({ [game]: learnedEvaluation(forecasterOf(weights), search) });
  const own = botOf(task.weights);
  const rival = task.rival === null ? greedy({ [game]: base }) : botOf(task.rival);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === task.seat ? own : rival));
  const { scores, winners } = playMatch(rules, options.value, seats, seed, bots);
  const points = at(scores, task.seat).total;
  const others = scores.filter(({ seat }) => seat !== task.seat).map(({ total }) => total);
  const wins = winners.includes(task.seat) ? 1 / winners.length : 0;
  return { id, kind: 'match', wins, lead: others.length === 0 ? 0 : points - Math.max(...others), points };
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await carryOut(task)));
