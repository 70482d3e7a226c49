import type { GameState } from '@signoria/engine';
import type { TableSnapshot } from './tableTypes.ts';

/** Returns the state after a move of the viewer; null if the move reveals something or lets another seat decide. */
export function stateAfter({ rules, imagined, seat }: TableSnapshot, move: unknown): GameState | null {
  if (seat === null) return null;
  const state = rules.clone(imagined);
  const { revealed } = rules.apply(state, seat, move);
  return revealed || !rules.pending(state).includes(seat) ? null : state;
}

/** True if the viewer could undo the move freely: it reveals nothing, and the viewer is to decide next. */
export function canUndoMove(snapshot: TableSnapshot, move: unknown): boolean {
  return stateAfter(snapshot, move) !== null;
}
