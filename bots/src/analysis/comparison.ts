import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Estimate } from '../estimate.ts';
import { estimate } from '../estimate.ts';
import type { Outlook } from './outlook.ts';

/** A difference counts only if it exceeds this many standard errors. */
const ERRORS = 2;

/** The outlook after one move minus that after another, from samples that share guesses and draws. */
export interface Comparison {
  readonly chances: readonly Estimate[];
  readonly points: readonly Estimate[];
  /** The difference of the mover's lead in points; in a solo game of its points. */
  readonly lead: Estimate;
}

/** Compares the outlooks of one move with those of another. Outlooks at the same place share guess and draws. */
export function compare(ones: readonly Outlook[], others: readonly Outlook[], seat: Seat): Comparison {
  const compared = (amount: (outlook: Outlook) => number) =>
    estimate(ones.map((one, place) => amount(one) - amount(at(others, place))));
  const bySeat = (part: keyof Outlook) =>
    at(ones, 0).chances.map((_, one) => compared((outlook) => at(outlook[part], one)));
  return { chances: bySeat('chances'), points: bySeat('points'), lead: compared((outlook) => leadOf(outlook, seat)) };
}

/** Returns the difference that decides: of the chance to win, in a solo game of the points. */
export function decisive({ chances, lead }: Comparison, seat: Seat): Estimate {
  return chances.length === 1 ? lead : at(chances, seat);
}

/** Returns true if an amount is positive beyond the errors of the samples. */
export function isCertain({ value, error }: Estimate): boolean {
  return value > ERRORS * error;
}

/** Returns the lead of a seat over the best other seat; in a solo game its points. */
export function leadOf({ points }: Outlook, seat: Seat): number {
  const others = points.filter((_, one) => one !== seat);
  return at(points, seat) - (others.length === 0 ? 0 : Math.max(...others));
}
