import type { GameState, Prose, Seat } from '@signoria/engine';
import { play } from '@signoria/engine';
import type { TableSnapshot } from './source.ts';

export interface Preview {
  /** What is sure to happen, in words. */
  readonly lines: readonly Prose[];
  /** Points gained or lost; null while chance or a secret still has a say. */
  readonly points: number | null;
}

interface Foreseen {
  readonly state: GameState;
  /** What happens before anything is revealed. */
  readonly sure: readonly unknown[];
  readonly revealed: boolean;
}

/** A move played out as far as these eyes can know. */
export function foresee({ rules, imagined }: TableSnapshot, seat: Seat, move: unknown): Foreseen {
  const { state, events } = play(rules, imagined, seat, move);
  const secret = events.findIndex((event) => rules.reveals(event));
  return { state, sure: secret < 0 ? events : events.slice(0, secret), revealed: secret >= 0 };
}

/** What a move would bring, as far as these eyes can know: everything up to what would be revealed. */
export function previewOf(snapshot: TableSnapshot, move: unknown): Preview {
  const { rules, text, seat, names, scores } = snapshot;
  if (seat === null) return { lines: [], points: null };
  const { state, sure, revealed } = foresee(snapshot, seat, move);
  const own = sure.filter((event) => isOf(event, seat));
  const total = (list: TableSnapshot['scores']) => list.find((score) => score.seat === seat)?.total ?? 0;
  return {
    lines: own.slice(0, 2).map((event) => text.event(event, state, names)),
    points: revealed ? null : total(rules.scores(state)) - total(scores),
  };
}

function isOf(event: unknown, seat: number): boolean {
  return typeof event === 'object' && event !== null && 'seat' in event && event.seat === seat;
}
