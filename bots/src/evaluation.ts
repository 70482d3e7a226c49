import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { at, sumOf } from '@signoria/engine';

/** The worth of a position for a seat, roughly in points at the end of the game, split into named parts. */
export type Parts<Part extends string = string> = Readonly<Record<Part, number>>;

/** The evaluation of positions of one game. */
export interface Evaluation<S extends GameState, Part extends string = string> {
  /** Returns the parts for every seat, with the same names in the same order. */
  parts(state: S): readonly Parts<Part>[];
  /** Returns the sum of the seat's parts. Reads only the table and the seat's own secrets, as `moves` does. */
  worth(state: S, seat: Seat): number;
  /** The number of positions after which more search brings no gain, whatever the budget; no limit if absent. */
  readonly enough?: number;
  /** True if a planned turn is as good as a new search at every decision, and saves time (measured in decision 010). */
  readonly keepsPlans?: boolean;
}

export type AnyEvaluation = Evaluation<GameState>;

/** Builds an evaluation from everyone's current score sheet and a function that evaluates a seat's position. */
export function evaluationFrom<S extends GameState, Sheet extends Parts, Part extends string>(
  sheetsOf: (state: S) => readonly Sheet[],
  partsOf: (state: S, seat: Seat, sheets: readonly Sheet[]) => Parts<Part>,
): Evaluation<S, Part> {
  return {
    parts(state) {
      const sheets = sheetsOf(state);
      return sheets.map((_, seat) => partsOf(state, seat, sheets));
    },
    worth: (state, seat) => sumOf(partsOf(state, seat, sheetsOf(state))),
  };
}

/** The default evaluation for games without one of their own: the current lead in points. */
export function leadEvaluation(rules: AnyRules): AnyEvaluation {
  return evaluationFrom(
    (state) => rules.totals(state).map((points) => ({ points })),
    (_, seat, sheets) => ({ points: at(sheets, seat).points, rivals: 0 - bestOther(sheets, seat) }),
  );
}

/** Returns the points of the best other seat; 0 in solo games. */
export function bestOther(sheets: readonly Parts[], seat: Seat): number {
  if (sheets.length === 1) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < sheets.length; other++)
    if (other !== seat) best = Math.max(best, sumOf(at(sheets, other)));
  return best;
}
