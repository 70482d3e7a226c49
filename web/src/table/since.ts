import type { Seat } from '@signoria/engine';
import type { ChronicleLine } from './tableTypes.ts';

/**
 * What others did and what befell everyone between the viewer's last turn and the one under way. Of the viewer's own
 * decision that stands before it, what came of it for everyone belongs to it: a round that ended, the Pope's turn.
 */
export function sinceLastTurn(chronicle: readonly ChronicleLine[], viewer: Seat | null): readonly ChronicleLine[] {
  if (viewer === null) return [];
  const isOwn = ({ mover, seat }: ChronicleLine) => mover === viewer && seat === viewer;
  const last = chronicle.findLast((line) => !isOwn(line))?.version ?? 0;
  const before = chronicle.findLast(({ mover, version }) => mover === viewer && version <= last)?.version ?? 0;
  return chronicle.filter((line) => line.version >= before && line.version <= last && !isOwn(line));
}
