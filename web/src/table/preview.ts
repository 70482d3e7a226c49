import type { GameState, Seat } from '@signoria/engine';
import { play } from '@signoria/engine';
import type { TableSnapshot } from './source.ts';

/** Where a move leads; null while chance or a secret still has a say. */
export function foresee({ rules, imagined }: TableSnapshot, seat: Seat, move: unknown): GameState | null {
  const { state, events } = play(rules, imagined, seat, move);
  return events.some((event) => rules.reveals(event)) ? null : state;
}

/** Points a move would gain or lose if the game ended then; null while chance or a secret still has a say. */
export function previewOf(snapshot: TableSnapshot, move: unknown): number | null {
  const { rules, seat, scores } = snapshot;
  const state = seat === null ? null : foresee(snapshot, seat, move);
  if (state === null) return null;
  const total = (list: TableSnapshot['scores']) => list.find((score) => score.seat === seat)?.total ?? 0;
  return total(rules.scores(state)) - total(scores);
}
