import type { Asked, GameState, Immutable, ReadonlyAgenda, Score, Seat } from '@signoria/engine';
import { questionFor } from '@signoria/engine';

/** What a bot knows of one game beyond its rules: how good a position is. */
export interface Evaluation<S extends GameState> {
  /** How good the position is for the seat, roughly in points at the end. `scores` are those of the rules now. */
  worth(state: Immutable<S>, seat: Seat, scores: readonly Score[]): number;
  /** Whether the seat is in the middle of one deed: the next question only finishes what the last answer began. */
  isUnfinished(state: Immutable<S>, seat: Seat): boolean;
  /** Whether an answer can finish a deed: some can be given at any time and would only take time to think through. */
  finishes?(move: unknown): boolean;
}

export type AnyEvaluation = Evaluation<GameState>;

/** For games nobody has written an evaluation for: the lead in points as they stand. */
export const LEAD: AnyEvaluation = {
  worth: (_, seat, scores) => totalOf(scores, seat) - bestOther(scores, seat),
  isUnfinished: () => false,
};

export function totalOf(scores: readonly Score[], seat: Seat): number {
  return scores.find((score) => score.seat === seat)?.total ?? 0;
}

export function bestOther(scores: readonly Score[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score.seat !== seat && score.total > best) best = score.total;
  return Number.isFinite(best) ? best : 0;
}

/** The points of some lines of the sheet. */
export function pointsOf({ lines }: Score, ids: readonly string[]): number {
  return lines.reduce((sum, { id, points }) => (ids.includes(id) ? sum + points : sum), 0);
}

/** Whether what the seat is asked is one of these questions. */
export function isAsked(
  agenda: ReadonlyAgenda<Asked & { readonly ask: string }>,
  seat: Seat,
  questions: readonly string[],
): boolean {
  const step = questionFor(agenda, seat);
  return step !== undefined && questions.includes(step.ask);
}
