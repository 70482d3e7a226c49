import type { Seed } from '@signoria/engine';

/** What a bot is asked, as it crosses into the worker: what its seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly bot: string;
  /** A view without its figures, which the options give back. */
  readonly view: unknown;
  readonly moves: readonly unknown[];
  /** Not the seed of the game: a bot must not know what is to come. */
  readonly seed: Seed;
}

/** Answers with the place of a move in the list. */
export type Thinker = (question: Question) => Promise<number>;

export interface WorkerReply {
  readonly number: number;
  readonly index: number;
}
