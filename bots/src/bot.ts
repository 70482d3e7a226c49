import type { AnyRules, Chance, GameView } from '@signoria/engine';

/** How many positions a bot may look at for one decision, unless told otherwise. */
export const BUDGET = 600;

/** A part of what a position is worth, and by how much a choice is meant to change it. */
export interface Change {
  readonly part: string;
  readonly amount: number;
}

export interface Choice {
  /** One of the moves on offer. */
  readonly move: unknown;
  /** What the bot takes the position to be worth to it once its turn is over; null when it did not think. */
  readonly value: number | null;
  /** What its turn is meant to change of that, the most first. */
  readonly reasons: readonly Change[];
  /** The moves it means to make next, as long as nothing is revealed and nobody else decides. */
  readonly next?: readonly unknown[];
}

/** A bot sees what its seat sees and nothing else: it gets a view and the moves the rules offer, never the state. */
export interface Bot {
  readonly name: string;
  /** Does not look at what it sees, so that no view need be made for it. */
  readonly isBlind?: true;
  /** `budget` is how many positions it may look at: not a time, so that the same seed gives the same game anywhere. */
  choose(rules: AnyRules, view: GameView, moves: readonly unknown[], draw: Chance, budget: number): Choice;
}
