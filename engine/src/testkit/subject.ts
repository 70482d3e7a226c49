import type { Chance, Seed } from '../chance.ts';
import type { Decision, Game } from '../record.ts';
import type { AnyRules, GameState, Immutable, Outcome, Seat } from '../rules.ts';

/** What a game's own tests know beyond the contract, written without a look at its `view` and `guess`. */
export interface Knowledge<S, E> {
  /** Counts of components that stay the same all game. */
  census?(state: Immutable<S>): Readonly<Record<string, number>>;
  /** A state that differs from the given one only in what the viewer may not know. */
  swapHidden?(state: Immutable<S>, viewer: Seat | null, draw: Chance): S;
  /** Events that rightly show what no later view keeps: a card turned over and shuffled back. */
  inPassing?(event: E): boolean;
}

/** A table as it was set up: with the decisions taken at it, a whole game. */
export interface Setting {
  /** As read by `readOptions`. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
}

export type AnyGame = Game<GameState, unknown, unknown>;
export type AnyDecision = Decision<unknown>;

/** A game played by the kit, at one moment. This is what a check is handed. */
export interface PlayThrough {
  readonly rules: AnyRules;
  readonly knowledge: Knowledge<GameState, unknown>;
  readonly game: AnyGame;
  readonly pending: readonly Seat[];
  /** The moves of every seat, also of those that have nothing to decide. */
  readonly lists: readonly (readonly unknown[])[];
  /** What the latest decision brought about; the outcome is undefined before the first. */
  readonly events: readonly unknown[];
  readonly outcome: Outcome | undefined;
  /** Counts at the start of the game. */
  readonly stock: Readonly<Record<string, number>> | undefined;
  readonly tally: Tally;
}

/** How often hidden things were swapped, and how often that changed anything: a swap that never does proves nothing. */
export interface Tally {
  swaps: number;
  changes: number;
}

/** A property of all games. `run` throws when the play-through at hand does not have it. */
export interface Check {
  readonly name: string;
  /** At every state, at some by a fixed rule, or once when the game is over (or was given up as endless). */
  readonly when: 'every' | 'sampled' | 'end';
  run(through: PlayThrough): void;
}

/** Something a check found, with all that is needed to see it again. */
export interface Finding extends Setting {
  readonly check: string;
  readonly reason: string;
  readonly decisions: readonly AnyDecision[];
  /** The reason, the setting and the log, for people. */
  readonly message: string;
}

/** The seats, and the spectator. */
export function viewersOf({ game }: PlayThrough): readonly (Seat | null)[] {
  return [...Array.from({ length: game.seats }, (_, seat) => seat), null];
}

export function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
