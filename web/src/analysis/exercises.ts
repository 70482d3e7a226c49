import type { Analysis } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import type { MoveLoss } from './report.ts';
import { costliest, lossesOf } from './report.ts';

/** The most exercises for a seat in one game. */
const MOST = 5;

/** Returns the decisions of a seat that lost most, as exercises. */
export function exercisesOf(analysis: Analysis, seat: Seat): readonly MoveLoss[] {
  return costliest(lossesOf(analysis).filter((loss) => loss.seat === seat)).slice(0, MOST);
}
