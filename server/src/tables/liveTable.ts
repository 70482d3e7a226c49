import type { BotChoice } from '@signoria/bots';
import type { Advance, AnyGame, AnyRules, GameState, GameTypes, Language, Seat, Seed } from '@signoria/engine';
import { begin, sameJson } from '@signoria/engine';
import type { ChatLine, RefusalCode, Status, TimeControl, Visibility } from '@signoria/protocol';
import type { Person } from '../store/entities.ts';

/** The occupant of a seat, or the kind of occupant it waits for. */
export interface SeatData {
  readonly kind: 'person' | 'open' | 'invited' | 'bot' | 'local';
  readonly name: string | null;
  readonly person: string | null;
  readonly level: string | null;
  /** True while a bot plays until the person returns. */
  readonly away: boolean;
  /** True if the person is away because their time ran out. */
  readonly late: boolean;
}

/** All data of a table except its decisions. Immutable: changes replace the object. */
export interface TableData {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly SeatData[];
  readonly visibility: Visibility;
  readonly clock: TimeControl;
  readonly language: Language | null;
  /** False if pages must not offer hints. */
  readonly hints: boolean;
  readonly status: Status;
  readonly host: string | null;
  readonly createdAt: number;
  /** Must not leave the server before the table is over. */
  readonly seed: Seed;
  readonly invite: string;
  /** The id of the rematch that follows this table. */
  readonly rematch: string | null;
}

/** A table before the store has given it an id. */
export type NewTableData = Omit<TableData, 'id' | 'status' | 'createdAt' | 'invite' | 'rematch'>;

export type Advanced = Advance<GameTypes>;

/** The recipient of a view: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** A WebSocket connection. Without a person it can only watch. */
export interface ClientConnection {
  readonly person: Person | null;
  /** Arrival time of the message that is being answered, by `performance.now`. */
  readonly arrivedAt: number;
  send(text: string): void;
}

/**
 * A step kept for clients that reconnect. It is kept serialized, which takes about a kilobyte. The positions before and
 * after it would take far more memory.
 */
export interface RecentStep {
  /** The part that is the same for all viewers. */
  readonly head: string;
  /** The part of each viewer that was connected or has a seat. */
  readonly seen: ReadonlyMap<Viewer, string>;
}

/** The people connected to a table through one server. */
export interface Presence {
  readonly online: readonly string[];
  readonly watchers: number;
}

/** A bot that is computing: the version at which it was asked, and the controller that aborts it. */
export interface ThinkingBot {
  readonly version: number;
  readonly controller: AbortController;
}

/** A request to undo beyond the barrier, and the persons who have not agreed yet. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly version: number;
  readonly waitingFor: ReadonlySet<string>;
}

/** A vote to end the game as it stands: its caller, and those who agree. */
export interface EndVote {
  readonly person: string;
  readonly agreed: ReadonlySet<string>;
}

/** The time added to a seat's clock at the end of a turn. */
interface ClockIncrement {
  readonly seat: Seat;
  /** The decision that ended the turn. Undoing it revokes the time. */
  readonly decision: number;
  /** Milliseconds. */
  readonly time: number;
}

/** The state of all clocks. Plain data: functions receive the current time as an argument. */
export interface ClockState {
  readonly clock: Exclude<TimeControl, { kind: 'none' }>;
  /** Milliseconds by seat as of `at`; null for seats without a person. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** Increments in the order of their decisions. */
  readonly increments: readonly ClockIncrement[];
}

/** A table in memory. Only jobs in its queue change its data and its game (single writer). */
export interface LiveTable {
  readonly rules: AnyRules;
  data: TableData;
  /** The epoch that was last read or written, for optimistic locking. */
  epoch: number;
  /** Null until the start. */
  game: AnyGame | null;
  /**
   * The difference between the version and the number of decisions. An undo raises it, so that the version always
   * grows.
   */
  versionOffset: number;
  /** True if decisions beyond the barrier were undone at a table with only one person. Such a game sets no best score. */
  takenBack: boolean;
  /** True if a write failed: the table must be reread before play continues. */
  needsReload: boolean;
  /** The version at which each pending seat was asked. It stays when other seats answer their questions first. */
  asked: ReadonlyMap<Seat, number>;
  recentSteps: RecentStep[];
  undoRequest: UndoRequest | null;
  endVote: EndVote | null;
  clockState: ClockState | null;
  chat: readonly ChatLine[];
  /** The total number of chat lines. */
  chatLength: number;
  /** Presence through other servers, by server. */
  readonly remotePresence: Map<string, Presence>;
  /** True if this server runs the clocks and bots; null if the lease was not requested yet. */
  hasLease: boolean | null;
  /** True once the table has left memory: this object must not run clocks or bots any more. */
  isEvicted: boolean;
  readonly connections: Set<ClientConnection>;
  /** Throttle for presence messages: whether a change is unsent, and the timer until the next message. */
  readonly presenceThrottle: { hasChanged: boolean; timer: NodeJS.Timeout | null };
  /** The bots that are computing, by seat. */
  readonly thinking: Map<Seat, ThinkingBot>;
  /** The last choice of each bot that keeps to its plans, by seat. Lost with the table: the bot then searches again. */
  readonly plans: Map<Seat, BotChoice>;
  queue: Promise<unknown>;
  /** The time of the last request or disconnect. */
  lastUsedAt: number;
  /** Timer for the next clock that runs out. */
  timer: NodeJS.Timeout | null;
  /** The next deadline as stored. */
  dueAt: number | null;
  /** The number of decisions of the stored snapshot; null without one. */
  snapshotLength: number | null;
}

/** Replaces fields of a table in memory. Only jobs in its queue may replace its data and its game. */
export function setFields(table: LiveTable, fields: Partial<LiveTable>): void {
  Object.assign(table, fields);
}

/** Returns the epoch and log length of this table, which writes must name (optimistic lock). */
export function expectedProgress({ epoch, game }: Pick<LiveTable, 'epoch' | 'game'>): {
  epoch: number;
  length: number;
} {
  return { epoch, length: game?.decisions.length ?? 0 };
}

/** Returns the version, which grows with every decision and every undo. */
export function versionOf({ versionOffset, game }: Pick<LiveTable, 'versionOffset' | 'game'>): number {
  return (game?.decisions.length ?? 0) + versionOffset;
}

export function newGame(rules: AnyRules, { options, seats, seed }: TableData): AnyGame {
  return begin(rules, options, seats.length, seed);
}

/** Returns true if a finished game was ended by agreement, i.e. while a seat was still asked. */
export function isEarlyEnd(rules: AnyRules, { state }: AnyGame): boolean {
  return rules.pending(state).length > 0;
}

/** Updates the seats that must decide. A seat with an unchanged question keeps the version at which it was asked. */
export function updateAsked(table: LiveTable, before: GameState | null, mover: Seat | null): void {
  const { rules, game, data } = table;
  if (game === null) return;
  const version = versionOf(table);
  const pending = data.status === 'running' ? rules.pending(game.state) : []; // empty after an early end
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

/**
 * Runs a job after all earlier jobs of the table (single writer). An error rejects the returned promise; the queue
 * continues.
 */
export function enqueue<T>(table: LiveTable, job: () => T | Promise<T>): Promise<T> {
  const done = table.queue.then(job);
  table.queue = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}

/** The reason a message was refused; null if it was accepted. */
export type MessageRefusal = { readonly code: RefusalCode; readonly message: string; readonly path: string } | null;

export function refuseMessage(code: RefusalCode, message: string, path = ''): MessageRefusal {
  return { code, message, path };
}
