import type { Comparison } from '@signoria/bots/analysis';
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

/** The greatest loss of a right move: of the chance to win, in a solo game of points. */
const RIGHT = { chance: 0.035, points: 0.7 } as const;

export function verdictOf({ toBest, toGame }: TriedMove, seat: Seat): Verdict {
  const most = toBest.chances.length === 1 ? RIGHT.points : RIGHT.chance;
  if (-decisive(toBest, seat).value <= most) return 'right';
  return decisive(toGame, seat).value > 0 ? 'almost' : 'again';
}
