import type { Comparison, Estimate } from '@signoria/bots/analysis';
import { decisive } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';

/** The result of an exercise: as good as the best move, better than the move played, or no better. */
export type Verdict = 'right' | 'almost' | 'again';

/** A tried move compared with the best one and with the one played in the game. */
export interface TriedMove {
  readonly againstBest: Comparison;
  readonly againstPlayed: Comparison;
}

/** A tried move compared in one unit: the chance to win, or points. */
export interface Judged {
  readonly unit: 'chance' | 'points';
  readonly againstBest: Estimate;
  readonly againstPlayed: Estimate;
}

/** The largest loss with which a tried move still counts as right. */
const RIGHT = { chance: 0.035, points: 0.7 } as const;

/**
 * Chooses the unit in which a tried move is compared: points in solo games, and wherever the move played hardly changed
 * the chance to win, because in a lost position every move would be right otherwise.
 */
export function judged({ againstBest, againstPlayed }: TriedMove, seat: Seat): Judged {
  const [best, game] = [decisive(againstBest, seat), decisive(againstPlayed, seat)];
  const isSolo = againstBest.chances.length === 1;
  const isChance = !isSolo && game.value - best.value > RIGHT.chance;
  if (isChance) return { unit: 'chance', againstBest: best, againstPlayed: game };
  return { unit: 'points', againstBest: againstBest.lead, againstPlayed: againstPlayed.lead };
}

export function verdictOf(tried: TriedMove, seat: Seat): Verdict {
  const { unit, againstBest, againstPlayed } = judged(tried, seat);
  if (-againstBest.value <= RIGHT[unit]) return 'right';
  return againstPlayed.value > 0 ? 'almost' : 'again';
}
