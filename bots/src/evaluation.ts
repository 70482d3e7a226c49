import type { AnyRules, GameState, Immutable, Seat } from '@signoria/engine';
import { at, sumOf } from '@signoria/engine';

/** What a position is worth to a seat, roughly in points at the end of the game, by what it is worth that for. */
export type Parts<Part extends string = string> = Readonly<Record<Part, number>>;

/** What a bot knows of one game beyond its rules: how good a position is. */
export interface Evaluation<S extends GameState, Part extends string = string> {
  /** For every seat, with the same names in the same order. */
  parts(state: Immutable<S>): readonly Parts<Part>[];
  /** The sum of the seat's parts. Reads only the table and the seat's own secrets, as `moves` does. */
  worth(state: Immutable<S>, seat: Seat): number;
  /** How many positions are enough to find a turn, whatever the budget; without it, more are better. */
  readonly enough?: number;
  /** Whether a turn once thought through is as good as one thought through anew at every decision. */
  readonly keepsPlans?: boolean;
}

export type AnyEvaluation = Evaluation<GameState>;

/** An evaluation made of everyone's score sheet as it stands and of what a seat's position is worth beside the sheets. */
export function evaluationFrom<S extends GameState, Sheet extends Parts, Part extends string>(
  sheetsOf: (state: Immutable<S>) => readonly Sheet[],
  partsOf: (state: Immutable<S>, seat: Seat, sheets: readonly Sheet[]) => Parts<Part>,
): Evaluation<S, Part> {
  return {
    parts(state) {
      const sheets = sheetsOf(state);
      return sheets.map((_, seat) => partsOf(state, seat, sheets));
    },
    worth: (state, seat) => sumOf(partsOf(state, seat, sheetsOf(state))),
  };
}

/** For games nobody has written an evaluation for: the lead in points as they stand. */
export function leadIn(rules: AnyRules): AnyEvaluation {
  return evaluationFrom(
    (state) => rules.totals(state).map((points) => ({ points })),
    (_, seat, sheets) => ({ points: at(sheets, seat).points, rivals: 0 - bestOther(sheets, seat) }),
  );
}

/** The points of the best of the others; 0 for one who plays alone. */
export function bestOther(sheets: readonly Parts[], seat: Seat): number {
  if (sheets.length === 1) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < sheets.length; other++)
    if (other !== seat) best = Math.max(best, sumOf(at(sheets, other)));
  return best;
}
