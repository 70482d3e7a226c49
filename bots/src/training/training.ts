import { deserialize, serialize } from 'node:v8';
import type { GameEntry } from '@signoria/catalogue';
import type { Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import type { IntegerWeights, NetworkShape } from '../learned/network.ts';
import { FloatNetwork } from './floatNetwork.ts';
import { forecastError, learnPolicy, learnValue, ReplayBuffer } from './learner.ts';
import type { PolicySamples, ValueSamples } from './samples.ts';
import { POLICY_UNITS, VALUE_UNITS } from './settings.ts';

/** The number of games of one generation, all played with the same weights. */
export const GENERATION = 32;
/** The number of samples that are kept. Learning draws from them, so that it mixes games of several generations. */
const REPLAY_SAMPLES = 300_000;
const RATE = 0.001;
/** The number of samples between two updates of the running means of the weights. */
const MEAN_EVERY = 500;
/** The forecast is tested on every seventh sample of new games, before they are learned. */
const TEST_EVERY = 7;

export interface TrainingPlan {
  readonly game: GameEntry['id'];
  readonly seed: Seed;
  /** The total number of games. The learning rate falls after half of them and after three quarters. */
  readonly games: number;
  /** The numbers of features, of seats and of moves. */
  readonly inputs: number;
  readonly mostSeats: number;
  readonly moves: number;
  /** The hash of the feature table. */
  readonly layout: number;
  /** True if the stored value network plays all games and only the policy learns. */
  readonly keepsValue: boolean;
}

/** The samples to learn from one game of self-play. */
export interface GameSamples {
  readonly values: ValueSamples;
  readonly decisions: PolicySamples;
}

/** The state of a training: both networks, the latest samples and the number of games learned. */
export class Training {
  readonly plan: TrainingPlan;
  readonly value: FloatNetwork;
  readonly policy: FloatNetwork;
  private readonly values = new ReplayBuffer<ValueSamples>(REPLAY_SAMPLES);
  private readonly decisions = new ReplayBuffer<PolicySamples>(REPLAY_SAMPLES);
  games = 0;
  /** The weights that play the generation in progress: those before the latest one was learned. */
  weightsInPlay: IntegerWeights;
  /**
   * The mean error of the viewer's points in games not learned yet (without meaning if the plan keeps the value network),
   * and the mean chance of the moves chosen.
   */
  error = 0;
  agreement = 0;

  /** `stored` is the value network that a plan keeps. */
  constructor(plan: TrainingPlan, stored: IntegerWeights | null = null) {
    this.plan = plan;
    const { inputs, mostSeats, moves, seed } = plan;
    const shape = (hidden: number, outputs: number): NetworkShape => ({ inputs, hidden, outputs });
    this.value = new FloatNetwork(shape(VALUE_UNITS, 2 * mostSeats), chance(seed, 'value'));
    this.policy = new FloatNetwork(shape(POLICY_UNITS, moves), chance(seed, 'policy'));
    this.weightsInPlay = stored ?? this.value.integers();
  }

  /** Returns the value network that plays the next games. */
  nextWeights(): IntegerWeights {
    return this.plan.keepsValue ? this.weightsInPlay : this.value.integers();
  }

  /** Learns the games of one generation: as many samples as they have, drawn from the latest games. */
  learn(samples: readonly GameSamples[]): void {
    this.weightsInPlay = this.nextWeights();
    let errors = 0;
    let tested = 0;
    let values = 0;
    let decisions = 0;
    for (const game of samples) {
      const length = game.values.starts.length - 1;
      for (let index = 0; index < length; index += TEST_EVERY, tested++)
        errors += Math.abs(forecastError(this.value, game.values, index));
      this.values.add(game.values);
      this.decisions.add(game.decisions);
      values += length;
      decisions += game.decisions.starts.length - 1;
    }
    this.error = errors / tested;
    const draw = chance(this.plan.seed, 'learn', this.games);
    const rate = this.rate();
    for (let step = 1; step <= values && !this.plan.keepsValue; step++) {
      learnValue(this.value, ...this.values.draw(draw), rate);
      if (step % MEAN_EVERY === 0) this.value.updateMeans();
    }
    let agreed = 0;
    for (let step = 1; step <= decisions; step++) {
      agreed += learnPolicy(this.policy, ...this.decisions.draw(draw), rate);
      if (step % MEAN_EVERY === 0) this.policy.updateMeans();
    }
    this.agreement = agreed / decisions;
    this.games += samples.length;
  }

  private rate(): number {
    const done = this.games / this.plan.games;
    return RATE * (done < 0.5 ? 1 : done < 0.75 ? 0.3 : 0.1);
  }

  /** Returns everything that a later call of `resume` needs to go on exactly as if training had not stopped. */
  checkpoint(): Buffer {
    const { plan, games, weightsInPlay, value, policy, values, decisions } = this;
    const buffers = { values: values.games, decisions: decisions.games };
    return serialize({ plan, games, weightsInPlay, value: value.layers, policy: policy.layers, ...buffers });
  }

  static resume(checkpoint: Buffer): Training {
    const { plan, games, weightsInPlay, value, policy, values, decisions } = deserialize(checkpoint);
    const training = new Training(plan);
    training.value.restore(value);
    training.policy.restore(policy);
    for (const game of values) training.values.add(game);
    for (const game of decisions) training.decisions.add(game);
    return Object.assign(training, { games, weightsInPlay });
  }
}
