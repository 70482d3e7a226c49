import { USUAL_LEVEL } from '@signoria/bots/levels';
import type { TableSeat } from '../table/seats.ts';
import type { TableSnapshot } from '../table/tableTypes.ts';
import type { Perspective, PlayedGame } from './playedGame.ts';

/**
 * Returns the seats to continue a game in this browser. The seats in `own` stay with persons. If there are none, the
 * viewer takes the seat of the current perspective. All other persons are replaced by bots.
 */
export function seatsToPlay(
  { seats, own }: PlayedGame,
  { seat }: Pick<TableSnapshot, 'seat'>,
  perspective: Perspective,
): readonly TableSeat[] {
  const taken = own.length > 0 ? own : [typeof perspective === 'number' ? perspective : (seat ?? 0)];
  return seats.map((one, index) => {
    if (taken.includes(index)) return { ...one, playerKind: 'person' };
    return one.playerKind === 'person' ? { ...one, playerKind: USUAL_LEVEL } : one;
  });
}
