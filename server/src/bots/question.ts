import type { Seat, Seed } from '@signoria/engine';

/** What a bot is asked, as it crosses into the worker: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  /** As the rules gave them back: they are read once more on the other side. */
  readonly options: unknown;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: string;
  /** A view without its figures, which the options give back. */
  readonly view: unknown;
  /** Not the seed of the game: a bot must not know what is to come. */
  readonly seed: Seed;
}
