import type {
  AnalysisProgressCounts,
  AskedAndDue,
  CreationCursor,
  Credential,
  ExpectedProgress,
  GameEnd,
  Leases,
  NewCredential,
  NewStoredPerson,
  NewStoredTable,
  Person,
  SeatResult,
  Session,
  Snapshot,
  StoredAnalysis,
  StoredChatLine,
  StoredDecision,
  StoredLog,
  StoredSummary,
  StoredTable,
  StoredTableSnapshot,
  TableChanges,
  TableExpiry,
  TableFilter,
  TableList,
  TableProgress,
  WriteConditions,
} from './entities.ts';

/**
 * The persistent storage of the server. All values are plain JSON. Times are epoch milliseconds. An `unknown` is JSON
 * that the store does not interpret. Changes are on disk when a method's promise resolves. Methods fail with a
 * `StoreError` (errors.ts) whose code tells the caller what to do.
 *
 * Several servers may write to one store. Every change of a table increments its epoch, except decisions before the
 * last of a game, chat lines and snapshots that only repeat the log. A lease takeover increments it as well. Writes use
 * optimistic locking: a writer that names the expected epoch or log length gets `conflict` if the table differs.
 */
export interface Store {
  createPerson(person: NewStoredPerson): Promise<Person>;
  findPerson(id: string): Promise<Person | undefined>;
  /** Returns the names of these people by id. Unknown people are left out. */
  namesOf(people: readonly string[]): Promise<Readonly<Record<string, string>>>;
  renamePerson(id: string, name: string): Promise<Person>;

  /** Adds a passkey. It keeps the name across devices, so its person is no longer a guest. */
  addCredential(credential: NewCredential): Promise<void>;
  findCredential(id: string): Promise<Credential | undefined>;
  credentialsOf(person: string): Promise<readonly Credential[]>;
  /** Records the use of a passkey. Stores the authenticator's counter, which reveals a copied passkey. */
  recordCredentialUse(id: string, counter: number): Promise<void>;
  /** Removes a passkey. A person without passkeys is a guest again. Another person's passkey is `unknown`. */
  removeCredential(person: string, id: string): Promise<void>;

  /** Records an answered challenge until the given time. A second answer fails with `duplicate`. */
  markChallengeUsed(challenge: string, until: number): Promise<void>;

  createSession(person: string, expiresAt: number): Promise<Session>;
  /** Returns undefined for an expired session. */
  findSession(id: string): Promise<Session | undefined>;
  endSession(id: string): Promise<void>;
  /** Ends all sessions of a person. */
  endSessions(person: string): Promise<void>;

  /**
   * Creates a table. A rematch increments the epoch of the table it follows. A second rematch fails with `duplicate`.
   */
  createTable(table: NewStoredTable): Promise<StoredTable>;
  /** Stores any change that is not a decision (seats, start, votes), with the snapshot that goes with it. */
  updateTable(id: string, changes: TableChanges, known?: ExpectedProgress): Promise<StoredTable>;
  findTable(id: string): Promise<StoredTable | undefined>;
  /** Returns the matching tables, newest first. */
  listTables(wanted?: TableFilter): Promise<readonly StoredTable[]>;
  /** Returns at most `limit` tables of a list after a cursor, newest first (keyset pagination). */
  listSummaries(list: TableList, limit: number, after?: CreationCursor): Promise<readonly StoredSummary[]>;
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
  removeGuests(before: number, from: CreationCursor | null, limit: number): Promise<CreationCursor | null>;

  /**
   * Appends a decision. `number` is the number of decisions before it: 0 for the first, and an undo frees numbers again.
   * Fails with `duplicate` if the number is taken, and with `gap` if it would leave a gap. Concurrent appends share one
   * transaction and one disk sync; each of them succeeds or fails on its own. With `end`, the decision is the last of the
   * game: the same transaction does what `endTable` does and increments the epoch.
   */
  appendDecision(
    table: string,
    number: number,
    seat: number,
    move: unknown,
    terms?: AskedAndDue & Pick<WriteConditions, 'epoch'> & { readonly end?: GameEnd },
  ): Promise<StoredDecision>;
  /**
   * Undoes decisions: keeps the first `to` and deletes the rest, with a snapshot that came after them. The log is
   * always equal to the decisions of the game record. `terms` may include a snapshot of the restored position. Returns
   * the new epoch.
   */
  truncateDecisions(table: string, to: number, terms?: WriteConditions): Promise<number>;
  /** Returns decisions in order, starting with number `from`. */
  decisionsOf(table: string, from?: number): Promise<readonly StoredDecision[]>;
  /** Returns decisions and the epoch they belong to, both read at one moment. */
  logOf(table: string, from?: number): Promise<StoredLog | undefined>;

  /** Stores a snapshot; only the latest is kept. Ignores an older one. Fails with `gap` beyond the end of the log. */
  saveSnapshot(table: string, snapshot: Snapshot, terms?: Pick<WriteConditions, 'dueAt' | 'epoch'>): Promise<void>;
  /** Stores many snapshots in one transaction, at most one per table. Skips those that `saveSnapshot` would reject. */
  saveSnapshots(snapshots: readonly StoredTableSnapshot[]): Promise<void>;
  latestSnapshot(table: string): Promise<Snapshot | undefined>;

  /** Appends a chat line. Concurrent lines share one transaction and one disk sync, like decisions. */
  appendChat(table: string, person: string | null, text: string): Promise<StoredChatLine>;
  chatOf(table: string, from?: number): Promise<readonly StoredChatLine[]>;
  /** Returns the last `count` lines in order; with `before`, the last lines before that number. */
  latestChat(table: string, count: number, before?: number): Promise<readonly StoredChatLine[]>;

  /**
   * Ends a game: stores its status, its last snapshot and its result (replacing an earlier one) in one transaction.
   * Returns the new epoch.
   */
  endTable(table: string, end: GameEnd, known?: ExpectedProgress): Promise<number>;
  /** Returns the results in seat order; empty unless the game was played to its end. */
  resultsOf(table: string): Promise<readonly SeatResult[]>;

  /**
   * Returns the analysis of a game by this version, or the progress of the server that computes it. Returns undefined if
   * there is neither, or if the lease of that server has expired.
   */
  findAnalysis(table: string, version: string): Promise<StoredAnalysis | undefined>;
  /**
   * Takes the lease to compute the analysis of a game, for the given time by the store's clock. Replaces an analysis of
   * another version. Returns false if an analysis of this version is stored, or if another server has the lease.
   */
  claimAnalysis(table: string, version: string, node: string, milliseconds: number): Promise<boolean>;
  /** Renews the lease of an analysis and stores its progress. Returns false if the server has lost the lease. */
  renewAnalysis(table: string, node: string, progress: AnalysisProgressCounts, milliseconds: number): Promise<boolean>;
  /** Stores an analysis if the server still has its lease. */
  storeAnalysis(table: string, node: string, body: string): Promise<void>;
  /** Releases the lease of an analysis that is not stored. */
  releaseAnalysis(table: string, node: string): Promise<void>;

  /** Returns the progress of these tables in one query. Tables that do not exist are left out. */
  progressOf(tables: readonly string[]): Promise<readonly TableProgress[]>;

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
