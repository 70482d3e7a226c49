import type { Advance, AnyRules, Game, GameState, Seat } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { ChatLine } from '@signoria/protocol';
import type { Person } from '../store/store.ts';
import type { ClockWork } from './clocks.ts';
import type { TableSheet } from './sheet.ts';
import type { Viewer } from './steps.ts';

export type AnyGame = Game<GameState, unknown, unknown>;
export type Advanced = Advance<GameState, unknown, unknown, unknown>;

/** Someone with a socket: a person, or somebody who only watches. */
export interface Guest {
  readonly person: Person | null;
  send(text: string): void;
}

/**
 * A step that somebody who was away for a moment may still need. Kept as it was written, which is a kilobyte; the
 * positions before and after would stay alive as a whole.
 */
export interface RecentStep {
  /** The same for everyone. */
  readonly head: string;
  /** What each pair of eyes saw; only those that were there, or whose seat it is. */
  readonly seen: ReadonlyMap<Viewer, string>;
}

/** A wish to undo beyond the barrier, and the persons who have not agreed yet. */
export interface UndoWish {
  readonly seat: Seat;
  readonly version: number;
  readonly waitingFor: ReadonlySet<string>;
}

/** A wish to end the game as it stands: whose it was, and who agrees. */
export interface EndWish {
  readonly person: string;
  readonly agreed: ReadonlySet<string>;
}

/** A table in memory. Only what runs in its queue changes it: one writer a table. */
export interface LiveTable {
  readonly rules: AnyRules;
  sheet: TableSheet;
  /** Null until the start. */
  game: AnyGame | null;
  /** How far the version is ahead of the number of decisions: every undo leaves it higher than it was. */
  undone: number;
  /** The store failed in the middle of a write: what it holds must be read again before anyone goes on. */
  doubtful: boolean;
  /** Since which version each pending seat has had its question: others may answer theirs in the meantime. */
  asked: ReadonlyMap<Seat, number>;
  recent: readonly RecentStep[];
  undoWish: UndoWish | null;
  endWish: EndWish | null;
  clockWork: ClockWork | null;
  chat: readonly ChatLine[];
  readonly guests: Set<Guest>;
  /** Bots that are thinking, and about which version. */
  readonly thinking: Map<Seat, number>;
  queue: Promise<unknown>;
  /** When somebody last asked for the table or left it. */
  touchedAt: number;
  /** Wakes the table when somebody's time is up. */
  alarm: NodeJS.Timeout | null;
}

/** Grows with every decision and every undo. */
export function versionOf({ undone, game }: Pick<LiveTable, 'undone' | 'game'>): number {
  return (game?.decisions.length ?? 0) + undone;
}

/** A game that is over while somebody is still asked was ended by agreement. */
export function isEarlyEnd(rules: AnyRules, { state }: AnyGame): boolean {
  return rules.pending(state).length > 0;
}

/** Waits until everything before is done. A failure is the caller's; the table goes on. */
export function inTurn<T>(table: LiveTable, job: () => T | Promise<T>): Promise<T> {
  const done = table.queue.then(job);
  table.queue = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}

/** A seat that had the same question before keeps the version it was asked at. */
export function askAnew(table: LiveTable, before: GameState | null, mover: Seat | null): void {
  const { rules, game, sheet } = table;
  if (game === null) return;
  const version = versionOf(table);
  const pending = sheet.status === 'running' ? rules.pending(game.state) : []; // nobody, after an early end
  table.asked = new Map(
    pending.map((seat) => {
      const since = table.asked.get(seat);
      const stands =
        since !== undefined &&
        before !== null &&
        seat !== mover &&
        sameJson(rules.moves(before, seat), rules.moves(game.state, seat));
      return [seat, stands ? since : version];
    }),
  );
}
