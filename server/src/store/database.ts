import type { Kysely, RawBuilder } from 'kysely';
import type { Diagnosis, StoreErrorCode } from './errors.ts';
import type { WriteResult } from './groupCommit.ts';
import type { NewDecision, Schema } from './schema.ts';

/** The database-specific part of the store, implemented for SQLite and PostgreSQL. All other code is shared. */
export interface StoreDatabase {
  readonly db: Kysely<Schema>;
  /** The database's current time in epoch milliseconds, the same for all servers that use it. */
  readonly clock: RawBuilder<number>;
  /** Runs `work` in one transaction. It is on disk when the promise resolves and rolled back if `work` fails. */
  atomically<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * Locks the logs and the chats of these tables against other writers until the transaction ends. Must be called
   * inside a transaction.
   */
  lockTables(db: Kysely<Schema>, ids: readonly string[]): Promise<void>;
  /** Writes decisions in one transaction. If the transaction fails, rejects, and none is written. */
  writeGroup(group: readonly NewDecision[]): Promise<readonly WriteResult[]>;
  /** Replaces each `?` by the placeholder of this database. */
  withPlaceholders(text: string): string;
  readonly diagnose: Diagnosis;
  close(): Promise<void>;
}

/** The clock of the server, in epoch milliseconds. */
export type Now = () => number;

/** An observer that counts the failures and writes of a store. */
export interface StoreWatch {
  failed(code: StoreErrorCode): void;
  /** Called with the number of decisions written in one transaction. */
  wrote(decisions: number): void;
}
