import type { Seat } from '@signoria/engine';
import type { ChronicleLine } from './tableTypes.ts';

/**
 * Returns the chronicle lines since the viewer's last turn, without the viewer's own actions. The lines stay during the
 * viewer's next turn: events of that turn that concern others or everyone follow them. Effects of the last decision of a
 * turn are included: the end of a round, the Pope's turn.
 */
export function sinceLastTurn(chronicle: readonly ChronicleLine[], viewer: Seat | null): readonly ChronicleLine[] {
  if (viewer === null) return [];
  const isOwn = ({ mover, seat }: ChronicleLine) => mover === viewer && seat === viewer;
  const start = turnStart(chronicle, viewer);
  const before = chronicle.findLast(({ mover, version }) => mover === viewer && version < start)?.version ?? 0;
  return chronicle.filter((line) => line.version >= before && !isOwn(line));
}

/**
 * Returns the version of the first line of the viewer's current turn; infinity if another seat decided last. Turns
 * without a decision of another seat between them count as one: an extra action, a second worker. A solo game has no
 * other seats, so each turn counts there.
 */
function turnStart(chronicle: readonly ChronicleLine[], viewer: Seat): number {
  const last = chronicle.at(-1);
  if (last?.mover !== viewer) return Number.POSITIVE_INFINITY;
  const isSolo = chronicle.every(({ mover }) => mover === viewer);
  let first = firstOfTurn(chronicle, last);
  for (;;) {
    const previous = chronicle.findLast(({ version }) => version < first.version);
    if (isSolo || previous?.mover !== viewer) return first.version;
    first = firstOfTurn(chronicle, previous);
  }
}

function firstOfTurn(chronicle: readonly ChronicleLine[], line: ChronicleLine): ChronicleLine {
  return chronicle.find(({ turn }) => turn === line.turn) ?? line;
}
