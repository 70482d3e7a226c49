import type { TableSeat } from '../table/seats.ts';
import type { TableSnapshot } from '../table/tableTypes.ts';
import type { Eyes, PlayedGame } from './playedGame.ts';

/**
 * Who sits where when a game is played on in this browser: those who look keep their seats, or take that of the eyes they
 * look with; for everyone else a bot plays.
 */
export function seatsToPlay(
  { seats, own }: PlayedGame,
  { seat }: Pick<TableSnapshot, 'seat'>,
  eyes: Eyes,
): readonly TableSeat[] {
  const taken = own.length > 0 ? own : [typeof eyes === 'number' ? eyes : (seat ?? 0)];
  return seats.map((one, index) => {
    if (taken.includes(index)) return { ...one, sitter: 'person' };
    return one.sitter === 'person' ? { ...one, sitter: 'greedy' } : one;
  });
}
