import type { AnyRules, Chance, GameView } from '@signoria/engine';

/** The default budget of a decision: the number of positions to evaluate, unless an evaluation sets another (`positions`). */
export const BUDGET = 600;

/** A part of an evaluation, and the amount by which it differs. */
export interface Change {
  readonly part: string;
  readonly amount: number;
}

/** A move planned for later in the turn. */
export interface PlannedMove {
  readonly move: unknown;
  /** The fingerprint of the view in which the move was planned (plan.ts). */
  readonly view: number;
}

export interface BotChoice {
  /** One of the legal moves. */
  readonly move: unknown;
  /** The bot's evaluation of the position after its turn; null if it did not search. */
  readonly value: number | null;
  /** The evaluation after the best turn found that begins with another move; null if there is none. */
  readonly runnerUp: number | null;
  /**
   * The parts that differ most from the runner-up's turn, largest first. Without a runner-up, the parts that change most
   * during the turn.
   */
  readonly reasons: readonly Change[];
  /** The planned rest of the turn, until something is revealed or another seat decides. */
  readonly next: readonly PlannedMove[];
  /** True if the bot plays `next` without a new search, as long as the views are as planned. */
  readonly keepsPlan: boolean;
}

/** A bot gets a view and the legal moves, never the state: it has only the information of its seat. */
export interface Bot {
  readonly name: string;
  /** True if it ignores the view, so that none need be created. */
  readonly isBlind?: true;
  /**
   * Chooses a move. `budget` is an amount of work relative to `BUDGET`, not a time, so that the same seed gives the same
   * game on any machine. `isLate` ends the comparison by samples early, on machines that are far too slow for it.
   */
  choose(
    rules: AnyRules,
    view: GameView,
    moves: readonly unknown[],
    draw: Chance,
    budget: number,
    isLate?: () => boolean,
  ): BotChoice;
}
