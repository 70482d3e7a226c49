import type { AnyGame, Seat } from '@signoria/engine';
import { at, playedUpTo, replaySteps } from '@signoria/engine';
import type { Opaque, PastStep } from '@signoria/protocol';
import type { LiveTable, Viewer } from '../table/index.ts';

/** The number of recent decisions sent to a client that joins. */
const LATEST = 40;

interface PlayedStep {
  /** The number of decisions including this one. */
  readonly count: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly events: readonly unknown[];
}

type PlayedTable = Pick<LiveTable, 'rules' | 'data' | 'game' | 'undone'>;

/** Cache of recent steps by game. Each decision creates a new game object, so a cached value is never stale. */
const PLAYED = new WeakMap<AnyGame, readonly PlayedStep[]>();

/** Returns the recent steps with their events redacted for these viewers. */
export function pastOf(table: PlayedTable, viewers: readonly Viewer[]): PastStep[] {
  const { rules, game, undone } = table;
  if (game === null) return [];
  const played = PLAYED.get(game) ?? playRecent(table, game);
  PLAYED.set(game, played);
  return played.map(({ count, seat, turn, events }) => {
    const views = viewers.map((viewer) => ({
      viewer,
      events: events.map((event) => rules.redact(event, viewer) as Opaque),
    }));
    return { version: undone + count, seat, turn, views };
  });
}

/**
 * Recomputes recent steps instead of keeping them. That takes a millisecond when a client opens the table, once for all
 * clients, and nothing during play. A game that began under another rules version cannot be replayed.
 */
function playRecent({ rules, data }: PlayedTable, game: AnyGame): readonly PlayedStep[] {
  if (data.rulesVersion !== rules.rulesVersion) return [];
  const from = Math.max(0, game.decisions.length - LATEST);
  const steps = replaySteps(rules, playedUpTo(rules, game, from), game.decisions.slice(from));
  return Array.from(steps, ({ game: { decisions }, events, turn }) => {
    const count = decisions.length;
    return { count, seat: at(decisions, count - 1).seat, turn, events };
  });
}
