import type { Listed } from './listed.ts';

/**
 * What the server keeps. Everything goes in and comes out as plain JSON; a time is epoch milliseconds; an `unknown` is
 * any JSON that the store keeps without reading it. Whatever a method promises is on disk when its promise resolves.
 * Methods fail with a `StoreError` (errors.ts) whose code says what to do about it.
 *
 * Several servers may write to one store. A table's epoch is raised by every change that is not a decision (and not a
 * snapshot of what the log says anyway); a writer who says how it knows the table fails with `conflict` when it is not so.
 */
export interface Store {
  createPerson(person: NewPerson): Promise<Person>;
  findPerson(id: string): Promise<Person | undefined>;
  /** What these people are called, by person; without those who are not there. */
  namesOf(people: readonly string[]): Promise<Readonly<Record<string, string>>>;
  renamePerson(id: string, name: string): Promise<Person>;

  /** A passkey keeps the name across devices, so its person is no longer a guest. */
  addCredential(credential: NewCredential): Promise<void>;
  findCredential(id: string): Promise<Credential | undefined>;
  credentialsOf(person: string): Promise<readonly Credential[]>;
  /** It was used. Keeps the authenticator's counter, by which a copied passkey would be noticed. */
  countCredential(id: string, counter: number): Promise<void>;
  /** Who has none left is a guest again. Another's passkey is `unknown`. */
  removeCredential(person: string, id: string): Promise<void>;

  /** A challenge was answered, and is remembered until then: the second time fails with `duplicate`. */
  spendChallenge(challenge: string, until: number): Promise<void>;

  createSession(person: string, expiresAt: number): Promise<Session>;
  /** A session that has expired is not found. */
  findSession(id: string): Promise<Session | undefined>;
  endSession(id: string): Promise<void>;
  /** All of somebody's. */
  endSessions(person: string): Promise<void>;

  /** A rematch is a change of the table it follows; of two, the second fails with `duplicate`. */
  createTable(table: NewTable): Promise<StoredTable>;
  /** Seats, the start, a vote: any change that is no decision, with the snapshot that goes with it. */
  updateTable(id: string, changes: TableChanges, known?: Known): Promise<StoredTable>;
  findTable(id: string): Promise<StoredTable | undefined>;
  /** Newest first. */
  listTables(wanted?: TableFilter): Promise<readonly StoredTable[]>;
  /** At most `limit` tables of a list, newest first, after a place in it. */
  listSummaries(list: TableList, limit: number, after?: CreationPlace): Promise<readonly StoredSummary[]>;
  /** The table that plays on after this one. */
  findRematch(table: string): Promise<string | undefined>;
  /** Running tables of which a clock has run down by `until`, those that wait longest first. */
  dueTables(until: number, limit: number): Promise<readonly string[]>;

  /** Tables that never started and can be forgotten, oldest first. */
  expiredTables(rule: TableExpiry, limit: number): Promise<readonly string[]>;
  /** Forgets those of these tables to which the rule still applies, with all that was said there. */
  removeTables(ids: readonly string[], rule: TableExpiry): Promise<void>;
  /**
   * Looks at `limit` guests who came before `before`, oldest first, from where it stopped the last time, and forgets those
   * who neither sit anywhere, nor have finished a game, nor said anything. Gives back where it stopped; null at the end.
   */
  removeGuests(before: number, from: CreationPlace | null, limit: number): Promise<CreationPlace | null>;

  /**
   * Writes the decision that answers version `number`, so the first one has number 0. A number that is taken fails with
   * `duplicate`, one that would leave a hole with `gap`. Appends that come together share one transaction and one
   * disk sync; each of them succeeds or fails on its own. With `end`, the decision is the last of the game: all that
   * `endTable` does is done in the same transaction, and the epoch is raised by one.
   */
  appendDecision(
    table: string,
    number: number,
    seat: number,
    move: unknown,
    terms?: Waiting & Pick<Terms, 'epoch'> & { readonly end?: End },
  ): Promise<StoredDecision>;
  /**
   * An undo: keeps the first `to` decisions. The log of a table is always the record's decisions and nothing else, so
   * the tail is deleted, and with it a snapshot that came after; the snapshot of the position gone back to may be given.
   * Gives back the new epoch.
   */
  truncateDecisions(table: string, to: number, terms?: Terms): Promise<number>;
  /** In order, from number `from` on. */
  decisionsOf(table: string, from?: number): Promise<readonly StoredDecision[]>;
  /** The same, with the epoch they belong to; both are of one moment. */
  logOf(table: string, from?: number): Promise<Log | undefined>;

  /** Only the latest is kept. An older one than that is ignored; one beyond the end of the log fails with `gap`. */
  saveSnapshot(table: string, snapshot: Snapshot, terms?: Pick<Terms, 'dueAt' | 'epoch'>): Promise<void>;
  /** Many in one transaction, each table at most once. Those that `saveSnapshot` would refuse are left out. */
  saveSnapshots(snapshots: readonly TableSnapshot[]): Promise<void>;
  latestSnapshot(table: string): Promise<Snapshot | undefined>;

  /** Lines that come together share one transaction and one disk sync, like decisions. */
  appendChat(table: string, person: string | null, text: string): Promise<ChatLine>;
  chatOf(table: string, from?: number): Promise<readonly ChatLine[]>;
  /** The last `count` lines, in their order; the last of those before number `before`, if it is given. */
  latestChat(table: string, count: number, before?: number): Promise<readonly ChatLine[]>;

  /**
   * The game is over: its status, its last snapshot and its whole result (in place of an earlier one), all or nothing.
   * Gives back the new epoch.
   */
  endTable(table: string, end: End, known?: Known): Promise<number>;
  /** By seat. Empty while the game runs. */
  resultsOf(table: string): Promise<readonly SeatResult[]>;

  /** How these tables stand, in one question; without those that are not there. */
  positionsOf(tables: readonly string[]): Promise<readonly Position[]>;

  /** This server is alive for so many milliseconds more, by the store's own clock. */
  renewNode(node: string, milliseconds: number): Promise<void>;
  /**
   * Which of these tables this server is to run, which is one at most: those it has already, those nobody has, and those of
   * a server that is no longer alive. With the latter the epoch is raised: whoever had the table can write nothing more.
   */
  takeLeases(node: string, tables: readonly string[]): Promise<Leases>;
  /** Gives up these tables, or all of them and with them the server's own place. */
  releaseLeases(node: string, tables?: readonly string[]): Promise<void>;

  /** What all servers on this store share under a name; whoever asks first decides what it is. */
  settingOr(name: string, first: string): Promise<string>;

  /**
   * Resolves when the next group of decisions is begun: at once, unless the store is busy. What is done then is done
   * together, and shares one disk sync.
   */
  ready(): Promise<void>;

  /** Resolves if the store answers. */
  ping(): Promise<void>;

  /** Waits for what was begun; afterwards every method fails with `storeUnavailable`. */
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
  /** Null for one from before this was kept. */
  readonly createdAt: number | null;
  readonly usedAt: number | null;
}

export interface Session {
  /** A secret: the store keeps only its hash, so that a stolen database opens no session. */
  readonly id: string;
  readonly person: string;
  readonly expiresAt: number;
}

export const TABLE_STATUSES = ['lobby', 'running', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Who sits on a seat. `local` seats are played on the screen of the person who holds them. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'local'; readonly person: string; readonly name: string };

/** `more` is for the rooms above (colour, family, invitation). */
export type StoredSeat = Sitter & { readonly more?: unknown };

export interface NewTable {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly host: string | null;
  readonly seats: readonly StoredSeat[];
  readonly visibility: Visibility;
  readonly clock: unknown;
  /** Never leaves the server before the table is over. */
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
  /** The seats that must decide; null when nobody has said yet. */
  readonly asked: readonly number[] | null;
  /** When the first of their clocks has run down; null while none runs. */
  readonly dueAt: number | null;
  /** What those who host or sit there are called now, by person: a table does not keep it. */
  readonly names: Readonly<Record<string, string>>;
  readonly epoch: number;
}

/** Whom a running table waits for, and until when; only what has changed is named. */
export type Waiting = Partial<Pick<StoredTable, 'asked' | 'dueAt'>>;

/** Only what is named changes. */
export type TableChanges = Partial<Omit<StoredTable, 'id' | 'game' | 'createdAt' | 'rematchOf' | 'names' | 'epoch'>> & {
  readonly snapshot?: Snapshot;
};

/** What is written together with a change of the log, and when it may be. */
export interface Terms extends Waiting, Known {
  readonly snapshot?: Snapshot;
}

/** How the writer knows a table; whatever it is like, unless told. */
export interface Known {
  readonly epoch?: number | undefined;
  /** How many decisions it has. */
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

/** Before when a table was set up that can go: one that nobody but its host came to, or that was called off; any other. */
export interface TableExpiry {
  readonly emptyBefore: number;
  readonly waitingBefore: number;
}

/** A guest's or a table's place in the order of creation. */
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

export interface Log {
  readonly epoch: number;
  readonly decisions: readonly StoredDecision[];
}

/** How far a table has come. */
export interface Position {
  readonly table: string;
  readonly epoch: number;
  /** How many decisions it has, and how many lines of chat. */
  readonly length: number;
  readonly chat: number;
}

export interface Leases {
  readonly held: readonly string[];
  /** Nobody had them. */
  readonly free: readonly string[];
  /** Of servers that are gone, or stand still. */
  readonly expired: readonly string[];
}

export interface Snapshot {
  /** How many decisions led to this state. */
  readonly version: number;
  readonly rulesVersion: number;
  readonly state: unknown;
}

export interface TableSnapshot {
  readonly table: string;
  readonly snapshot: Snapshot;
  /** As before, unless told. */
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
  /** Nobody for a bot. */
  readonly person: string | null;
  /** Score lines as the rules give them. */
  readonly lines: unknown;
  readonly rank: number;
}
