import type { Language } from '@signoria/engine';
import type { OpenTableFilter, Visibility } from '@signoria/protocol';
import type { ListedOptions } from './summaries.ts';

export interface NewStoredPerson {
  readonly name: string;
  readonly guest: boolean;
}

export interface Person extends NewStoredPerson {
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

/** The occupant of a seat. `local` seats are played on the screen of the person who holds them. */
export type SeatOccupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'local'; readonly person: string; readonly name: string };

/** A seat with `more`, data of the caller that the store does not interpret. */
export type StoredSeat = SeatOccupant & { readonly more?: unknown };

export interface NewStoredTable {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly host: string | null;
  readonly seats: readonly StoredSeat[];
  readonly visibility: Visibility;
  readonly clock: unknown;
  /** Null if the host has not stated one. */
  readonly language: Language | null;
  /** False if pages must not offer hints. */
  readonly hints: boolean;
  /** Must not leave the server before the table is over. */
  readonly seed: string;
  readonly seedHash: string;
  readonly rematchOf: string | null;
}

export interface StoredTable extends NewStoredTable {
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
export type AskedAndDue = Partial<Pick<StoredTable, 'asked' | 'dueAt'>>;

/** Changes to a table. Absent fields are unchanged. */
export type TableChanges = Partial<
  Omit<StoredTable, 'id' | 'game' | 'createdAt' | 'rematchOf' | 'names' | 'epoch' | 'language' | 'hints'>
> & {
  readonly snapshot?: Snapshot;
};

/** Values written together with a change of the log, and the expected state of the table. */
export interface WriteConditions extends AskedAndDue, ExpectedProgress {
  readonly snapshot?: Snapshot;
}

/** The state of a table that the writer expects, for optimistic locking. Absent fields are not checked. */
export interface ExpectedProgress {
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
export type PublicList = Pick<StoredTable, 'status'> & { readonly filter?: OpenTableFilter };
export type OwnList = { readonly person: string; readonly isOver: boolean };

/** A table as lists show it. */
export interface StoredSummary
  extends ListedOptions,
    Pick<StoredTable, 'id' | 'game' | 'seats' | 'clock' | 'language' | 'hints' | 'status' | 'createdAt' | 'startedAt'>,
    Pick<StoredTable, 'endedAt' | 'asked' | 'dueAt' | 'names'> {
  /** The results in seat order; empty unless the game was played to its end. */
  readonly results: readonly Omit<SeatResult, 'person'>[];
}

/**
 * Creation times before which tables that never started expire: `emptyBefore` for those that were cancelled or that
 * only the host sits at, `waitingBefore` for all.
 */
export interface TableExpiry {
  readonly emptyBefore: number;
  readonly waitingBefore: number;
}

/** The position of a guest or a table in the order of creation: a cursor for keyset pagination. */
export interface CreationCursor {
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

/** A stored analysis, or the progress of the server that computes it. `body` is not interpreted by the store. */
export type StoredAnalysis =
  | { readonly state: 'stored'; readonly body: string }
  | { readonly state: 'running'; readonly progress: AnalysisProgressCounts };

/** The number of analysed decisions, and of all decisions of the game. */
export interface AnalysisProgressCounts {
  readonly done: number;
  readonly all: number;
}

/** The tables whose leases a server has after requesting them, by who held them before. */
export interface Leases {
  /** Tables that the server had leased already. */
  readonly held: readonly string[];
  /** Tables that had no lease. */
  readonly free: readonly string[];
  /** Tables leased to servers that ended or hang. */
  readonly expired: readonly string[];
}

export interface Snapshot {
  /** The number of decisions that led to this state. */
  readonly length: number;
  readonly rulesVersion: number;
  readonly state: unknown;
}

export interface StoredTableSnapshot {
  readonly table: string;
  readonly snapshot: Snapshot;
  /** Unchanged if absent. */
  readonly dueAt?: number | null;
  readonly epoch?: number;
}

export interface StoredChatLine {
  readonly number: number;
  readonly person: string | null;
  readonly text: string;
  readonly at: number;
}

export interface GameEnd {
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
