import type { AnyRules, Chance, GameView } from '@signoria/engine';

/** Default number of positions that a bot may evaluate for one decision. */
export const BUDGET = 600;

/** A part of an evaluation, and the amount by which a choice is expected to change it. */
export interface Change {
  readonly part: string;
  readonly amount: number;
}

export interface BotChoice {
  /** One of the legal moves. */
  readonly move: unknown;
  /** The bot's evaluation of the position after its turn; null if it did not search. */
  readonly value: number | null;
  /** The expected changes during its turn, largest first. */
  readonly reasons: readonly Change[];
  /** The moves planned next. They hold as long as nothing is revealed and no other seat decides. */
  readonly next?: readonly unknown[];
}

/** A bot gets a view and the legal moves, never the state: it has only the information of its seat. */
export interface Bot {
  readonly name: string;
  /** True if it ignores the view, so that none need be created. */
  readonly isBlind?: true;
  /**
   * Chooses a move. `budget` is a number of positions, not a time, so that the same seed gives the same game on any
   * machine.
   */
  choose(rules: AnyRules, view: GameView, moves: readonly unknown[], draw: Chance, budget: number): BotChoice;
}
