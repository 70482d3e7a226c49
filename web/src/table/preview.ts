import type { Prose } from '@signoria/engine';
import { play } from '@signoria/engine';
import type { TableSnapshot } from './source.ts';

export interface Preview {
  /** What is sure to happen, in words. */
  readonly lines: readonly Prose[];
  /** Points gained or lost; null while chance or a secret still has a say. */
  readonly points: number | null;
}

/** What a move would bring, as far as these eyes can know: everything up to what would be revealed. */
export function previewOf({ rules, text, seat, imagined, names, scores }: TableSnapshot, move: unknown): Preview {
  if (seat === null) return { lines: [], points: null };
  const { state, events } = play(rules, imagined, seat, move);
  const secret = events.findIndex((event) => rules.reveals(event));
  const sure = secret < 0 ? events : events.slice(0, secret);
  const own = sure.filter((event) => isOf(event, seat));
  const total = (list: TableSnapshot['scores']) => list.find((score) => score.seat === seat)?.total ?? 0;
  return {
    lines: own.slice(0, 2).map((event) => text.event(event, state, names)),
    points: secret < 0 ? total(rules.scores(state)) - total(scores) : null,
  };
}

function isOf(event: unknown, seat: number): boolean {
  return typeof event === 'object' && event !== null && 'seat' in event && event.seat === seat;
}
