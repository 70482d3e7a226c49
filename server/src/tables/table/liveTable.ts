import type { Advance, AnyRules, Game, GameState, Seat } from '@signoria/engine';
import type { ChatLine, Clock } from '@signoria/protocol';
import type { Person } from '../../store/store.ts';
import type { TableData } from './tableData.ts';

export type AnyGame = Game<GameState, unknown, unknown>;

export type Advanced = Advance<GameState, unknown, unknown, unknown>;

/** Whose view of a position is shown: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** One WebSocket, of a person or of someone without a name, who can only watch. */
export interface Connection {
  readonly person: Person | null;
  /** When the message that is being answered came, by `performance.now`. */
  readonly arrivedAt: number;
  send(text: string): void;
}

/**
 * A step that somebody who was away for a moment may still need. Kept as it was written, which is a kilobyte; the
 * positions before and after would stay alive as a whole.
 */
export interface RecentStep {
  /** The same for everyone. */
  readonly head: string;
  /** What each viewer saw; only those that were there, or whose seat it is. */
  readonly seen: ReadonlyMap<Viewer, string>;
}

/** Who is at a table through one server. */
export interface Presence {
  readonly online: readonly string[];
  readonly watchers: number;
}

/** A request to undo beyond the barrier, and the persons who have not agreed yet. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly version: number;
  readonly waitingFor: ReadonlySet<string>;
}

/** A vote to end the game as it stands: who called it, and who agrees. */
export interface EndVote {
  readonly person: string;
  readonly agreed: ReadonlySet<string>;
}

/** What the end of a turn brought its seat. */
interface Payment {
  readonly seat: Seat;
  /** The decision that ended the turn: who takes it back gives back the time as well. */
  readonly decision: number;
  readonly time: number;
}

/** Who has how long. Plain data: times come from outside. */
export interface ClockState {
  readonly clock: Exclude<Clock, { kind: 'none' }>;
  /** Milliseconds by seat, as they were at `at`; null for seats that are no person's. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** In the order of the decisions. */
  readonly paid: readonly Payment[];
}

/** A table in memory. Only what runs in its queue changes it: one writer a table. */
export interface LiveTable {
  readonly rules: AnyRules;
  data: TableData;
  /** Of the store, as far as we have read it: who writes on must know it. */
  epoch: number;
  /** Null until the start. */
  game: AnyGame | null;
  /** How far the version is ahead of the number of decisions: every undo leaves it higher than it was. */
  undone: number;
  /** Somebody who plays with bots alone took back what was settled: no best score comes of it. */
  takenBack: boolean;
  /** The store failed in the middle of a write: what it holds must be read again before anyone goes on. */
  needsReload: boolean;
  /** Since which version each pending seat has had its question: others may answer theirs in the meantime. */
  asked: ReadonlyMap<Seat, number>;
  recent: RecentStep[];
  undoRequest: UndoRequest | null;
  endVote: EndVote | null;
  clockState: ClockState | null;
  chat: readonly ChatLine[];
  /** How many lines the chat has in all. */
  chatLength: number;
  /** Who is here through other servers, by server. */
  readonly elsewhere: Map<string, Presence>;
  /** Whether its clocks and bots are ours to run; null when the store was not asked yet. */
  hasLease: boolean | null;
  readonly connections: Set<Connection>;
  /** What is told of who is there, and not too often: whether there is news, and until when it waits. */
  readonly presence: { isNews: boolean; timer: NodeJS.Timeout | null };
  /** Bots that are thinking, and about which version. */
  readonly thinking: Map<Seat, number>;
  queue: Promise<unknown>;
  /** When somebody last asked for the table or left it. */
  lastUsedAt: number;
  /** Wakes the table when somebody's time is up. */
  timer: NodeJS.Timeout | null;
  /** When that is, as the store has it. */
  dueAt: number | null;
  /** How many decisions led to the snapshot in the store; null without one. */
  snapshotVersion: number | null;
}

/** What of the store this table was read from: who writes on must name it. */
export function knownOf({ epoch, game }: Pick<LiveTable, 'epoch' | 'game'>): { epoch: number; length: number } {
  return { epoch, length: game?.decisions.length ?? 0 };
}

/** Grows with every decision and every undo. */
export function versionOf({ undone, game }: Pick<LiveTable, 'undone' | 'game'>): number {
  return (game?.decisions.length ?? 0) + undone;
}
