import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnalysedGame } from './analyse.ts';
import { isLoss } from './judge.ts';
import type { Outlook } from './outlook.ts';
import { difference } from './outlook.ts';

/** The number of turning points of a game. */
const MOST = 3;

/** A large change of the winner's chance; in a solo game of its expected points. */
export interface TurningPoint {
  /** The index of the decision; null for the deal. */
  readonly decision: number | null;
  /** A draw or roll, a loss of the winner, or a loss of another seat. */
  readonly kind: 'luck' | 'own' | 'gift';
  readonly change: number;
}

/** Returns the largest changes for a seat, the largest first. */
export function turningPointsOf(
  { seats, expected, dealt, decisions }: AnalysedGame,
  winner: Seat,
): readonly TurningPoint[] {
  const part: keyof Outlook = seats === 1 ? 'points' : 'chances';
  const deal: TurningPoint = { decision: null, kind: 'luck', change: at(difference(dealt, expected)[part], winner) };
  const changes = decisions.flatMap(({ seat, luck, judgement }, decision): readonly TurningPoint[] => {
    const found: TurningPoint[] = [];
    if (luck !== null) found.push({ decision, kind: 'luck', change: at(luck[part], winner) });
    if (judgement !== null && isLoss(judgement, seat))
      found.push({ decision, kind: seat === winner ? 'own' : 'gift', change: at(judgement[part], winner).value });
    return found;
  });
  return [deal, ...changes].sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST);
}
