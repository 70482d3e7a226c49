import type { Generated } from 'kysely';
import type { Statement } from './ends.ts';
import type { TableStatus, Visibility } from './store.ts';

/**
 * The database as Kysely sees it. JSON is kept as text in both databases, so that what is read is what was written;
 * a yes or no is 1 or 0, which both know; times are epoch milliseconds.
 */
export interface Schema {
  people: { id: string; name: string; guest: number; created_at: number };
  credentials: CredentialRow;
  /** What passkeys have signed, so that nobody can answer with it again. */
  challenges: { challenge: string; expires_at: number };
  sessions: { id_hash: string; person: string; expires_at: number };
  tables: TableRow;
  /** Who hosts or sits at a table, for listing a person's tables. All of it follows from the table's row. */
  sitters: { person: string; table_id: string; created_at: Generated<number>; is_over: Generated<number> };
  /** Whom a running table asks. Apart from its row: it changes with every other decision, and many share a page. */
  asked: { table_id: string; seats: string };
  /** When the first clock of a running table has run down; no row while none runs. Apart for the same reason. */
  due: { table_id: string; at: number };
  /** Servers that share this store, and until when they are alive. */
  nodes: { id: string; expires_at: number };
  /** Which of them runs the clocks and bots of a table. */
  leases: { table_id: string; node: string };
  /** What all servers on this store share, by name. */
  settings: { name: string; value: string };
  decisions: DecisionRow;
  snapshots: { table_id: string; version: number; rules_version: number; state: string };
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
  /** Raised by every change that is not a decision. */
  epoch: Generated<number>;
  /** The short form of `options`, for lists (listed.ts); null where an older version wrote the row. */
  listed: string | null;
}

export interface DecisionRow {
  table_id: string;
  number: number;
  seat: number;
  move: string;
  at: number;
}

/** A decision on its way into the log, with whom the table asks afterwards and when it is due, if that has changed. */
export interface NewDecision extends DecisionRow {
  asked: string | null;
  /** Null when no clock runs any more. */
  due_at: number | null | undefined;
  /** The epoch it was decided at; null for whichever it is. */
  epoch: number | null;
  /** Statements that end the game with this decision; none if it goes on. */
  end: readonly Statement[];
}
