import type { Score } from '@signoria/engine';
import { play } from '@signoria/engine';
import type { TableSnapshot } from './tableTypes.ts';

/**
 * Returns the points a move would gain or lose if the game ended after it; null if the move reveals hidden information.
 */
export function previewOf({ rules, imagined, seat, scores }: TableSnapshot, move: unknown): number | null {
  if (seat === null) return null;
  const { state, events } = play(rules, imagined, seat, move);
  if (events.some((event) => rules.reveals(event))) return null;
  const total = (list: readonly Pick<Score, 'seat' | 'total'>[]) =>
    list.find((score) => score.seat === seat)?.total ?? 0;
  return total(rules.scores(state)) - total(scores);
}
