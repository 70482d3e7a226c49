import type { Listed } from './listed.ts';

/**
 * The persistent storage of the server. All values are plain JSON. Times are epoch milliseconds. An `unknown` is JSON
 * that the store does not interpret. Changes are on disk when a method's promise resolves. Methods fail with a
 * `StoreError` (errors.ts) whose code tells the caller what to do.
 *
 * Several servers may write to one store. Every change of a table increments its epoch, except decisions and snapshots
 * of what the log already says. Writes use optimistic locking: a writer that names the expected epoch or log length
 * gets `conflict` if the table differs.
 */
export interface Store {
  createPerson(person: NewPerson): Promise<Person>;
  findPerson(id: string): Promise<Person | undefined>;
  /** Returns the names of these people by id. Unknown people are left out. */
  namesOf(people: readonly string[]): Promise<Readonly<Record<string, string>>>;
  renamePerson(id: string, name: string): Promise<Person>;

  /** Adds a passkey. It keeps the name across devices, so its person is no longer a guest. */
  addCredential(credential: NewCredential): Promise<void>;
  findCredential(id: string): Promise<Credential | undefined>;
  credentialsOf(person: string): Promise<readonly Credential[]>;
  /** Records the use of a passkey. Stores the authenticator's counter, which reveals a copied passkey. */
  countCredential(id: string, counter: number): Promise<void>;
  /** Removes a passkey. A person without passkeys is a guest again. Another person's passkey is `unknown`. */
  removeCredential(person: string, id: string): Promise<void>;

  /** Records an answered challenge until the given time. A second answer fails with `duplicate`. */
  spendChallenge(challenge: string, until: number): Promise<void>;

  createSession(person: string, expiresAt: number): Promise<Session>;
  /** Returns undefined for an expired session. */
  findSession(id: string): Promise<Session | undefined>;
  endSession(id: string): Promise<void>;
  /** Ends all sessions of a person. */
  endSessions(person: string): Promise<void>;

  /**
   * Creates a table. A rematch increments the epoch of the table it follows. A second rematch fails with `duplicate`.
   */
  createTable(table: NewTable): Promise<StoredTable>;
  /** Stores any change that is not a decision (seats, start, votes), with the snapshot that goes with it. */
  updateTable(id: string, changes: TableChanges, known?: Known): Promise<StoredTable>;
  findTable(id: string): Promise<StoredTable | undefined>;
  /** Returns the matching tables, newest first. */
  listTables(wanted?: TableFilter): Promise<readonly StoredTable[]>;
  /** Returns at most `limit` tables of a list after a cursor, newest first (keyset pagination). */
  listSummaries(list: TableList, limit: number, after?: CreationPlace): Promise<readonly StoredSummary[]>;
  /** Returns the id of the rematch that follows this table. */
  findRematch(table: string): Promise<string | undefined>;
  /** Returns running tables with a clock deadline up to `until`, earliest first. */
  dueTables(until: number, limit: number): Promise<readonly string[]>;

  /** Returns expired tables, which have never started, oldest first. */
  expiredTables(rule: TableExpiry, limit: number): Promise<readonly string[]>;
  /** Deletes those of these tables that are still expired, including their chat. */
  removeTables(ids: readonly string[], rule: TableExpiry): Promise<void>;
  /**
   * Checks `limit` guests created before `before`, oldest first, after the cursor `from`. Deletes those without seats,
   * results, chat lines and passkeys. Returns the cursor for the next call; null at the end.
   */
  removeGuests(before: number, from: CreationPlace | null, limit: number): Promise<CreationPlace | null>;

  /**
   * Appends the decision that answers version `number`, so the first one has number 0. Fails with `duplicate` if the
   * number is taken, and with `gap` if it would leave a gap. Concurrent appends share one transaction and one disk
   * sync; each of them succeeds or fails on its own. With `end`, the decision is the last of the game: the same
   * transaction does what `endTable` does and increments the epoch.
   */
  appendDecision(
    table: string,
    number: number,
    seat: number,
    move: unknown,
    terms?: Waiting & Pick<Terms, 'epoch'> & { readonly end?: End },
  ): Promise<StoredDecision>;
  /**
   * Undoes decisions: keeps the first `to` and deletes the rest, with a snapshot that came after them. The log is
   * always equal to the decisions of the game record. `terms` may include a snapshot of the restored position. Returns
   * the new epoch.
   */
  truncateDecisions(table: string, to: number, terms?: Terms): Promise<number>;
  /** Returns decisions in order, starting with number `from`. */
  decisionsOf(table: string, from?: number): Promise<readonly StoredDecision[]>;
  /** Returns decisions and the epoch they belong to, both read at one moment. */
  logOf(table: string, from?: number): Promise<StoredLog | undefined>;

  /** Stores a snapshot; only the latest is kept. Ignores an older one. Fails with `gap` beyond the end of the log. */
  saveSnapshot(table: string, snapshot: Snapshot, terms?: Pick<Terms, 'dueAt' | 'epoch'>): Promise<void>;
  /** Stores many snapshots in one transaction, at most one per table. Skips those that `saveSnapshot` would reject. */
  saveSnapshots(snapshots: readonly TableSnapshot[]): Promise<void>;
  latestSnapshot(table: string): Promise<Snapshot | undefined>;

  /** Appends a chat line. Concurrent lines share one transaction and one disk sync, like decisions. */
  appendChat(table: string, person: string | null, text: string): Promise<ChatLine>;
  chatOf(table: string, from?: number): Promise<readonly ChatLine[]>;
  /** Returns the last `count` lines in order; with `before`, the last lines before that number. */
  latestChat(table: string, count: number, before?: number): Promise<readonly ChatLine[]>;

  /**
   * Ends a game: stores its status, its last snapshot and its result (replacing an earlier one) in one transaction.
   * Returns the new epoch.
   */
  endTable(table: string, end: End, known?: Known): Promise<number>;
  /** Returns the results in seat order; empty while the game runs. */
  resultsOf(table: string): Promise<readonly SeatResult[]>;

  /** Returns the positions of these tables in one query. Tables that do not exist are left out. */
  positionsOf(tables: readonly string[]): Promise<readonly TableProgress[]>;

  /** Renews the lease of this server for the given time, by the store's clock. */
  renewNode(node: string, milliseconds: number): Promise<void>;
  /**
   * Takes the leases of these tables for this server. It gets those it already holds, those nobody holds, and those of
   * servers that have expired. A table has at most one lease. Taking over an expired lease increments the epoch, so
   * that writes of the former holder fail.
   */
  takeLeases(node: string, tables: readonly string[]): Promise<Leases>;
  /** Releases the leases of these tables; without `tables`, all leases and the server's own entry. */
  releaseLeases(node: string, tables?: readonly string[]): Promise<void>;

  /** Returns a setting that all servers on this store share. The first caller's `first` becomes its value. */
  settingOr(name: string, first: string): Promise<string>;

  /**
   * Resolves when the next group of decisions begins: immediately, unless the store is busy. Decisions made then are
   * written together and share one disk sync.
   */
  ready(): Promise<void>;

  /** Resolves if the store answers. */
  ping(): Promise<void>;

  /** Waits for pending writes. Afterwards every method fails with `storeUnavailable`. */
  close(): Promise<void>;
}

export interface NewPerson {
  readonly name: string;
  readonly guest: boolean;
}

export interface Person extends NewPerson {
  readonly id: string;
  readonly createdAt: number;
}

export interface NewCredential {
  readonly id: string;
  readonly person: string;
  /** base64url */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Credential extends NewCredential {
  /** Null for a passkey stored before this field existed. */
  readonly createdAt: number | null;
  readonly usedAt: number | null;
}

export interface Session {
  /** A secret. The store keeps only its hash, so that a stolen database contains no usable session. */
  readonly id: string;
  readonly person: string;
  readonly expiresAt: number;
}

const TABLE_STATUSES = ['lobby', 'running', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The occupant of a seat. `local` seats are played on the screen of the person who holds them. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'local'; readonly person: string; readonly name: string };

/** A seat with `more`, data of the caller that the store does not interpret. */
export type StoredSeat = Sitter & { readonly more?: unknown };

export interface NewTable {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly host: string | null;
  readonly seats: readonly StoredSeat[];
  readonly visibility: Visibility;
  readonly clock: unknown;
  /** Must not leave the server before the table is over. */
  readonly seed: string;
  readonly seedHash: string;
  readonly rematchOf: string | null;
}

export interface StoredTable extends NewTable {
  readonly id: string;
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The seats that must decide; null if they were never stored. */
  readonly asked: readonly number[] | null;
  /** The earliest clock deadline of these seats; null while no clock runs. */
  readonly dueAt: number | null;
  /** The current names of the host and the players, by person. They are not stored with the table. */
  readonly names: Readonly<Record<string, string>>;
  readonly epoch: number;
}

/** The seats that a running table waits for, and its next deadline. Absent fields are unchanged. */
export type Waiting = Partial<Pick<StoredTable, 'asked' | 'dueAt'>>;

/** Changes to a table. Absent fields are unchanged. */
export type TableChanges = Partial<Omit<StoredTable, 'id' | 'game' | 'createdAt' | 'rematchOf' | 'names' | 'epoch'>> & {
  readonly snapshot?: Snapshot;
};

/** Values written together with a change of the log, and the expected state of the table. */
export interface Terms extends Waiting, Known {
  readonly snapshot?: Snapshot;
}

/** The state of a table that the writer expects, for optimistic locking. Absent fields are not checked. */
export interface Known {
  readonly epoch?: number | undefined;
  /** The number of decisions. */
  readonly length?: number | undefined;
}

export interface TableFilter {
  readonly status?: TableStatus;
  /** Tables that this person hosts or sits at. */
  readonly person?: string;
}

/** Public tables of one status, or tables that a person hosts or sits at. */
export type TableList = PublicList | OwnList;
export type PublicList = Pick<StoredTable, 'status'>;
export type OwnList = { readonly person: string; readonly isOver: boolean };

/** A table as lists show it. */
export interface StoredSummary
  extends Listed,
    Pick<StoredTable, 'id' | 'game' | 'seats' | 'clock' | 'status' | 'createdAt' | 'startedAt' | 'asked' | 'names'> {}

/**
 * Creation times before which tables that never started expire: `emptyBefore` for those that were cancelled or that
 * only the host sits at, `waitingBefore` for all.
 */
export interface TableExpiry {
  readonly emptyBefore: number;
  readonly waitingBefore: number;
}

/** The position of a guest or a table in the order of creation: a cursor for keyset pagination. */
export interface CreationPlace {
  readonly createdAt: number;
  readonly id: string;
}

export interface StoredDecision {
  readonly number: number;
  readonly seat: number;
  readonly move: unknown;
  readonly at: number;
}

export interface StoredLog {
  readonly epoch: number;
  readonly decisions: readonly StoredDecision[];
}

/** The progress of a table, by which servers detect that they are behind. */
export interface TableProgress {
  readonly table: string;
  readonly epoch: number;
  /** The number of decisions; `chat` is the number of chat lines. */
  readonly length: number;
  readonly chat: number;
}

export interface Leases {
  readonly held: readonly string[];
  /** Tables that had no lease. */
  readonly free: readonly string[];
  /** Tables leased to servers that ended or hang. */
  readonly expired: readonly string[];
}

export interface Snapshot {
  /** The number of decisions that led to this state. */
  readonly version: number;
  readonly rulesVersion: number;
  readonly state: unknown;
}

export interface TableSnapshot {
  readonly table: string;
  readonly snapshot: Snapshot;
  /** Unchanged if absent. */
  readonly dueAt?: number | null;
  readonly epoch?: number;
}

export interface ChatLine {
  readonly number: number;
  readonly person: string | null;
  readonly text: string;
  readonly at: number;
}

export interface End {
  readonly snapshot: Snapshot;
  readonly result: readonly SeatResult[];
  readonly at: number;
}

export interface SeatResult {
  readonly seat: number;
  /** Null for a bot or a local seat. */
  readonly person: string | null;
  /** Score lines as the rules return them. */
  readonly lines: unknown;
  readonly rank: number;
}
