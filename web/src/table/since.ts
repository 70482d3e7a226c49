import type { Seat } from '@signoria/engine';
import type { ChronicleLine } from './tableTypes.ts';

/**
 * Returns the chronicle lines between the viewer's last turn and the current one, without the viewer's own actions.
 * Effects of the viewer's last decision on everyone are included: the end of a round, the Pope's turn.
 */
export function sinceLastTurn(chronicle: readonly ChronicleLine[], viewer: Seat | null): readonly ChronicleLine[] {
  if (viewer === null) return [];
  const isOwn = ({ mover, seat }: ChronicleLine) => mover === viewer && seat === viewer;
  const last = chronicle.findLast((line) => !isOwn(line))?.version ?? 0;
  const before = chronicle.findLast(({ mover, version }) => mover === viewer && version <= last)?.version ?? 0;
  return chronicle.filter((line) => line.version >= before && line.version <= last && !isOwn(line));
}
