import type { AnyGame, AnyRules, Chance, Decision, GameTypes, MoveResult, Seat, Seed } from '@signoria/engine';

/** Functions that a game's tests supply beyond the contract, written independently of its `view` and `guess`. */
export interface TestFunctions<G extends GameTypes> {
  /** Counts components; the counts stay the same all game. */
  census?(state: G['state']): Readonly<Record<string, number>>;
  /** Returns a state that differs from the given one only in what the viewer may not know. */
  swapHidden?(state: G['state'], viewer: Seat | null, draw: Chance): G['state'];
  /**
   * Returns true for events that rightly show something that no later view contains: a card turned over and shuffled
   * back.
   */
  isShownOnlyOnce?(event: G['event']): boolean;
}

/** The setup of a table. Together with the decisions it determines a whole game. */
export interface Setting {
  /** As returned by `readOptions`; in an archive as given to it. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
}

export type AnyDecision = Decision<unknown>;

/** The current position of a game played by the kit, as passed to each check. */
export interface CheckedPosition {
  readonly rules: AnyRules;
  readonly testFunctions: TestFunctions<GameTypes>;
  readonly game: AnyGame;
  readonly pending: readonly Seat[];
  /** The legal moves of every seat, including seats that have nothing to decide. */
  readonly lists: readonly (readonly unknown[])[];
  /** Results of the latest decision; the outcome is undefined before the first. */
  readonly events: readonly unknown[];
  readonly outcome: MoveResult | undefined;
  /** Component counts at the start of the game. */
  readonly initialCounts: Readonly<Record<string, number>> | undefined;
  readonly tally: Tally;
}

/**
 * Numbers of swaps of hidden components, and of those that changed a secret. If none did, the checks of secrets have tested
 * nothing.
 */
export interface Tally {
  swaps: number;
  changes: number;
}

/** A property of all games. `run` throws if the given position violates it. */
export interface Check {
  readonly name: string;
  /** At every state, at sampled states, or once when the game is over (or was stopped as endless). */
  readonly when: 'every' | 'sampled' | 'end';
  run(position: CheckedPosition): void;
}

/** A violation found by a check, with everything needed to reproduce it. */
export interface Finding extends Setting {
  readonly check: string;
  readonly reason: string;
  readonly decisions: readonly AnyDecision[];
  /** The reason, the setting and the log, for people. */
  readonly message: string;
}

/** Reports that a position violates a check. */
export function violation(message: string): never {
  throw new Error(message);
}

/** Returns all seats, and null for the spectator. */
export function viewersOf({ game }: CheckedPosition): readonly (Seat | null)[] {
  return [...Array.from({ length: game.seats }, (_, seat) => seat), null];
}

export function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
