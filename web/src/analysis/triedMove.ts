import type { Comparison, Estimate } from '@signoria/bots/analysis';
import { decisive } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';

export const VERDICTS = ['right', 'almost', 'again'] as const;
/** The result of an exercise: as good as the best move, better than the game's, or no better. */
export type Verdict = (typeof VERDICTS)[number];

/** A tried move compared with the best one and with that of the game. */
export interface TriedMove {
  readonly toBest: Comparison;
  readonly toGame: Comparison;
}

/** A tried move compared by what the exercise is about: the chance to win, or points. */
export interface Judged {
  readonly unit: 'chance' | 'points';
  readonly toBest: Estimate;
  readonly toGame: Estimate;
}

/** The greatest loss of a right move. */
const RIGHT = { chance: 0.035, points: 0.7 } as const;

/**
 * Chooses what a tried move is compared by. Points decide in solo games, and wherever the game's move hardly changed the
 * chance to win: in a lost position every move would be right otherwise.
 */
export function judged({ toBest, toGame }: TriedMove, seat: Seat): Judged {
  const [best, game] = [decisive(toBest, seat), decisive(toGame, seat)];
  const isSolo = toBest.chances.length === 1;
  const isChance = !isSolo && game.value - best.value > RIGHT.chance;
  if (isChance) return { unit: 'chance', toBest: best, toGame: game };
  return { unit: 'points', toBest: toBest.lead, toGame: toGame.lead };
}

export function verdictOf(tried: TriedMove, seat: Seat): Verdict {
  const { unit, toBest, toGame } = judged(tried, seat);
  if (-toBest.value <= RIGHT[unit]) return 'right';
  return toGame.value > 0 ? 'almost' : 'again';
}
