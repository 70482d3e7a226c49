import type { TableSnapshot } from './tableTypes.ts';

/** True if the viewer could undo the move freely: it reveals nothing, and the viewer is to decide next. */
export function canUndoMove({ rules, imagined, seat }: TableSnapshot, move: unknown): boolean {
  if (seat === null) return false;
  const state = rules.clone(imagined);
  const { revealed } = rules.apply(state, seat, move);
  return !revealed && rules.pending(state).includes(seat);
}
