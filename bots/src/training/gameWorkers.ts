import { Worker } from 'node:worker_threads';
import { at, derivedSeed } from '@signoria/engine';
import type { IntegerWeights } from '../learned/network.ts';
import { SETTINGS } from './settings.ts';
import type { GameSamples, Training, TrainingPlan } from './training.ts';
import { GENERATION } from './training.ts';
import type { Task, TaskResult } from './worker.ts';

/** Worker threads that play games. Each works on one task at a time. */
export class GameWorkers {
  private readonly idle: Worker[] = [];
  private readonly waiting: Task[] = [];
  private readonly answers = new Map<number, (answer: TaskResult) => void>();
  private readonly workers: readonly Worker[];
  private next = 0;

  constructor(source: URL, count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(source));
    for (const worker of this.workers) {
      worker.on('message', (answer: TaskResult) => {
        this.idle.push(worker);
        this.send();
        this.answers.get(answer.id)?.(answer);
        this.answers.delete(answer.id);
      });
      this.idle.push(worker);
    }
  }

  play(task: Omit<Task, 'id'>): Promise<TaskResult> {
    const id = this.next++;
    this.waiting.push({ ...task, id });
    const answer = new Promise<TaskResult>((resolve) => this.answers.set(id, resolve));
    this.send();
    return answer;
  }

  private send(): void {
    while (this.idle.length > 0 && this.waiting.length > 0) this.idle.pop()?.postMessage(this.waiting.shift());
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

/** Plays the games of a generation. The number of a game determines its seed and its seats. */
async function playGeneration(
  workers: GameWorkers,
  { game, seed }: TrainingPlan,
  from: number,
  weights: IntegerWeights,
): Promise<readonly GameSamples[]> {
  const { seats } = SETTINGS[game];
  const answers = await Promise.all(
    Array.from({ length: GENERATION }, (_, index) => {
      const number = from + index;
      const own = { seats: at(seats, number % seats.length), seed: derivedSeed(seed, 'self-play', number) };
      return workers.play({ game, ...own, weights, seat: null, rival: null });
    }),
  );
  return answers.flatMap((answer) => (answer.kind === 'samples' ? [answer.samples] : []));
}

/**
 * Trains until the planned number of games. While a generation is learned, the next one is played with the weights from
 * before it. The weights depend on the plan only, not on the number of workers or their speed. `report` is called after every
 * generation; training stops if it returns false.
 */
export async function train(
  training: Training,
  workers: GameWorkers,
  report: () => Promise<boolean> | boolean,
): Promise<void> {
  const { plan } = training;
  let playing = playGeneration(workers, plan, training.games, training.weightsInPlay);
  for (let goesOn = true; goesOn && training.games < plan.games; ) {
    const samples = await playing;
    playing = playGeneration(workers, plan, training.games + GENERATION, training.nextWeights());
    training.learn(samples);
    goesOn = await report();
  }
}

/** The mean result of games against greedy or against other weights. */
export interface Strength {
  readonly games: number;
  /** The share of wins; a shared win counts in part. */
  readonly wins: number;
  /** The lead over the best other seat. */
  readonly lead: number;
  readonly points: number;
}

/** Plays the network against greedy, or against other weights, from every seat in turn on the same deals. */
export async function measure(
  workers: GameWorkers,
  { game, seed }: TrainingPlan,
  seats: number,
  games: number,
  weights: IntegerWeights,
  rival: IntegerWeights | null,
): Promise<Strength> {
  const answers = await Promise.all(
    Array.from({ length: games }, (_, index) => {
      const deal = derivedSeed(seed, 'match', Math.floor(index / seats));
      return workers.play({ game, seats, seed: deal, weights, seat: index % seats, rival });
    }),
  );
  const matches = answers.flatMap((answer) => (answer.kind === 'match' ? [answer] : []));
  const mean = (read: (match: (typeof matches)[number]) => number) =>
    matches.reduce((sum, match) => sum + read(match), 0) / matches.length;
  return {
    games,
    wins: mean(({ wins }) => wins),
    lead: mean(({ lead }) => lead),
    points: mean(({ points }) => points),
  };
}
