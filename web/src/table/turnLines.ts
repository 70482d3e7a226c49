import type { Seat } from '@signoria/engine';
import type { ChronicleLine, TableSnapshot } from './tableTypes.ts';

/** What was told in a row of one turn. */
export interface TurnLines {
  readonly mover: Seat;
  readonly lines: readonly ChronicleLine[];
}

/**
 * The chronicle turn by turn, the latest first; within a turn in the order it happened. A turn in which somebody else
 * decided something is told in parts, around it.
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

/** How many turns of others the chronicle tells of. */
export function othersTurns({ chronicle, seat }: Pick<TableSnapshot, 'chronicle' | 'seat'>): number {
  return new Set(chronicle.filter(({ mover }) => mover !== seat).map(({ turn }) => turn)).size;
}
