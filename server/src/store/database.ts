import type { Kysely, RawBuilder } from 'kysely';
import type { Diagnosis } from './errors.ts';
import type { Outcome } from './group.ts';
import type { NewDecision, Schema } from './schema.ts';

/** Where the two databases differ; all the rest of the store is written once. */
export interface StoreDatabase {
  readonly db: Kysely<Schema>;
  /** What time it is in the database, in epoch milliseconds: the same for all who use it. */
  readonly clock: RawBuilder<number>;
  /** One transaction, on disk when it resolves, undone as a whole when `work` fails. */
  atomically<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Inside a transaction: nobody else writes the log or the chat of these tables until it ends. */
  lockTables(db: Kysely<Schema>, ids: readonly string[]): Promise<void>;
  /** Writes decisions in one transaction. Rejects when none was written. */
  writeGroup(group: readonly NewDecision[]): Promise<readonly Outcome[]>;
  /** Replaces each `?` by the placeholder of this database. */
  withPlaceholders(text: string): string;
  readonly diagnose: Diagnosis;
  close(): Promise<void>;
}

/** The clock of the server, in epoch milliseconds. */
export type Now = () => number;
