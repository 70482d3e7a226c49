import type { Seat } from '@signoria/engine';
import type { ChronicleLine, TableSnapshot } from './tableTypes.ts';

/** Consecutive chronicle lines of one turn. */
export interface TurnLines {
  readonly mover: Seat;
  readonly lines: readonly ChronicleLine[];
}

/**
 * Groups the chronicle by turn, the latest first; within a turn lines are in chronological order. A turn interrupted by
 * another seat's decision appears in several parts.
 */
export function turnLines(chronicle: readonly ChronicleLine[]): readonly TurnLines[] {
  const turns: { mover: Seat; turn: number; lines: ChronicleLine[] }[] = [];
  for (const line of chronicle) {
    const last = turns.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else turns.push({ mover: line.mover, turn: line.turn, lines: [line] });
  }
  return turns.reverse();
}

/** Counts the turns of others in the chronicle. */
export function othersTurns({ chronicle, seat }: Pick<TableSnapshot, 'chronicle' | 'seat'>): number {
  return new Set(chronicle.filter(({ mover }) => mover !== seat).map(({ turn }) => turn)).size;
}
