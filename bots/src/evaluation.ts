import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { at, sumOf } from '@signoria/engine';
import type { Temper } from './tempers.ts';
import { OVERRATED } from './tempers.ts';

/** The worth of a position for a seat, roughly in points at the end of the game, split into named parts. */
export type Parts<Part extends string = string> = Readonly<Record<Part, number>>;

/** The best lines of a search that are valued again. */
export interface ShortList {
  readonly lines: number;
  /** The most of them that begin with the same move. More moves are compared if it is small. */
  readonly perMove: number;
}

/** The evaluation of positions of one game. */
export interface Evaluation<S extends GameState, Part extends string = string> {
  /**
   * Returns the parts for every seat, with the same names in the same order. Reads only the table and the viewer's own
   * secrets.
   */
  parts(state: S, viewer: Seat): readonly Parts<Part>[];
  /**
   * Returns the sum of the seat's parts, the liked ones overrated. Reads only the table and the seat's own secrets, as
   * `moves` does.
   */
  worth(state: S, seat: Seat, liked?: readonly Part[]): number;
  /**
   * Returns points of a seat that the parts leave out, because the stored networks were trained without them. Only
   * apprentices add them.
   */
  correction?(state: S, seat: Seat): number;
  /** A slower, better value of a leaf of the search: the end of a promising line. `worth` if absent. */
  leafValue?(state: S, seat: Seat): number;
  /** The beam width of a search with this evaluation; that of search.ts if absent. */
  readonly beam?: number | undefined;
  /** The number of positions to evaluate with the default budget; `BUDGET` if absent. Other budgets are in proportion. */
  readonly positions?: number | undefined;
  /** The lines that `leafValue` values; those of search.ts if absent. */
  readonly shortList?: ShortList | undefined;
  /** True if a planned turn is as good as a new search at every decision, and saves time (measured in decision 010). */
  readonly keepsPlans?: boolean | undefined;
  /** An apprentice does not distinguish values that differ by at most this many points; 0 if absent. */
  readonly tolerance?: number;
  /** The parts that each temper likes; without them all tempers play alike. */
  readonly tempers?: Readonly<Record<Temper, readonly Part[]>>;
}

export type AnyEvaluation = Evaluation<GameState>;

/** Builds an evaluation from everyone's current score sheet and a function that evaluates a seat's position. */
export function evaluationFrom<S extends GameState, Sheet extends Parts, Part extends string>(
  sheetsOf: (state: S) => readonly Sheet[],
  partsOf: (state: S, seat: Seat, sheets: readonly Sheet[], viewer: Seat) => Parts<Part>,
): Evaluation<S, Part> {
  return {
    parts(state, viewer) {
      const sheets = sheetsOf(state);
      return sheets.map((_, seat) => partsOf(state, seat, sheets, viewer));
    },
    worth(state, seat, liked) {
      const parts = partsOf(state, seat, sheetsOf(state), seat);
      return liked === undefined ? sumOf(parts) : sumOf(parts) + overratedBy(parts, liked);
    },
  };
}

/** Returns the amount that liked parts add to the sum of the parts. */
export function overratedBy(parts: Parts, liked: readonly string[]): number {
  let sum = 0;
  for (const part of liked) sum += parts[part] as number;
  return OVERRATED * sum;
}

/** Returns the evaluation of a bot with a temper. */
export function tempered(evaluation: AnyEvaluation, temper: Temper | null): AnyEvaluation {
  const liked = temper === null ? undefined : evaluation.tempers?.[temper];
  if (liked === undefined) return evaluation;
  return { ...evaluation, worth: (state, seat) => evaluation.worth(state, seat, liked) };
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
