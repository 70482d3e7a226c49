import type { Language } from '@signoria/engine';
import type { Visibility } from '@signoria/protocol';
import type { Generated } from 'kysely';
import type { TableStatus } from './entities.ts';
import type { Statement } from './gameEnds.ts';

/**
 * The database schema for Kysely. JSON is stored as text in both databases, so that it is read back unchanged. Booleans
 * are 1 or 0. Times are epoch milliseconds.
 */
export interface Schema {
  people: { id: string; name: string; guest: number; created_at: number };
  credentials: CredentialRow;
  /** Answered passkey challenges, kept to prevent replay. */
  challenges: { challenge: string; expires_at: number };
  sessions: { id_hash: string; person: string; expires_at: number };
  tables: TableRow;
  /** Hosts and players of each table, for listing a person's tables. Derived from the rows of `tables`. */
  sitters: { person: string; table_id: string; created_at: Generated<number>; is_over: Generated<number> };
  /**
   * Seats that must decide at a running table. Separate from `tables` because they change with about every second
   * decision, and many of these small rows fit on a page.
   */
  asked: { table_id: string; seats: string };
  /** The next clock deadline of a running table; no row while no clock runs. Separate from `tables`, like `asked`. */
  due: { table_id: string; at: number };
  /** Servers that share this store, with the time at which their leases expire. */
  nodes: { id: string; expires_at: number };
  /** The server that runs the clocks and bots of a table. */
  leases: { table_id: string; node: string };
  /** Values shared by all servers on this store, by name. */
  settings: { name: string; value: string };
  decisions: DecisionRow;
  snapshots: { table_id: string; version: number; rules_version: number; state: string };
  analyses: AnalysisRow;
  chat: { table_id: string; number: Generated<number>; person: string | null; text: string; at: number };
  results: { table_id: string; seat: number; person: string | null; lines: string; rank: number };
}

export interface CredentialRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number | null;
  used_at: number | null;
}

export interface TableRow {
  id: string;
  game: string;
  rules_version: number;
  options: string;
  host: string | null;
  seats: string;
  visibility: Visibility;
  clock: string;
  seed: string;
  seed_hash: string;
  status: TableStatus;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  rematch_of: string | null;
  /**
   * Incremented by every change other than a decision, a chat line or a snapshot of the log, by a lease takeover and by a
   * game's last decision.
   */
  epoch: Generated<number>;
  /** The short form of `options`, for lists (summaries.ts); null where an older version wrote the row. */
  listed: string | null;
  /** Null if the host has not stated one, or an older version wrote the row. */
  language: Language | null;
  /** 0 if pages must not offer hints. */
  hints: Generated<number>;
}

/** The analysis of a finished game, or the lease of the server that computes it. */
export interface AnalysisRow {
  table_id: string;
  /** Changes with the rules and the networks. */
  version: string;
  /** The server that computes the analysis, and the end of its lease; null when the analysis is stored. */
  node: string | null;
  expires_at: number | null;
  /** The number of decisions that the server has analysed, and of all decisions of the game. */
  done: number;
  total: number;
  /** Null while it is computed. */
  body: string | null;
}

export interface DecisionRow {
  table_id: string;
  number: number;
  seat: number;
  move: string;
  at: number;
}

/** A decision to be written, with the changes to `asked` and `due` that go with it. */
export interface NewDecision extends DecisionRow {
  asked: string | null;
  /** Null if no clock runs any more; undefined if unchanged. */
  due_at: number | null | undefined;
  /** The epoch the writer expects; null to skip the check. */
  epoch: number | null;
  /** Statements that end the game with this decision; empty if the game continues. */
  endStatements: readonly Statement[];
}
