import { join } from 'node:path';
import { sql } from 'kysely';
import { analyses } from './analyses.ts';
import { chat, chatGroupCommit } from './chat.ts';
import type { Now, StoreDatabase, StoreWatch } from './database.ts';
import type { Diagnosis } from './errors.ts';
import { asStoreError, isStoreError } from './errors.ts';
import { expiring } from './expiry.ts';
import { leases } from './leases.ts';
import { decisionGroupCommit, decisions, results, snapshots } from './log.ts';
import { credentials, people, sessions } from './people.ts';
import { openPostgres } from './postgres.ts';
import { expectWholeStore, settings } from './settings.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { tableLists } from './summaries.ts';
import { tableQueries, tableWrites } from './tables.ts';

export type { StoreWatch } from './database.ts';
export * from './entities.ts';
export type { StoreErrorCode } from './errors.ts';
export { isStoreError, STORE_ERRORS, StoreError } from './errors.ts';
export * from './store.ts';

export interface StoreLocation {
  /** The URL of a PostgreSQL database. Without it, the store is a SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly now?: Now;
  /** The pause between two disk syncs of a busy store, in which decisions are gathered. */
  readonly pauseMs?: number | undefined;
  readonly watch?: StoreWatch;
}

/** Opens and migrates the store at a location. Fails with `storeUnavailable` or `newerStore`. */
export async function openStore(location: StoreLocation = {}): Promise<Store> {
  const { databaseUrl, dataDir } = location;
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(sqliteFile(dataDir));
  try {
    await expectWholeStore(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return storeOn(database, location);
}

export function sqliteFile(dataDir: string | undefined): string {
  return join(dataDir || 'data', 'signoria.sqlite');
}

export function storeLocationFrom(env: NodeJS.ProcessEnv): StoreLocation {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  return { databaseUrl, dataDir };
}

function storeOn(database: StoreDatabase, { now = Date.now, pauseMs, watch }: StoreLocation): Store {
  const decisionWrites = decisionGroupCommit(database, pauseMs, watch);
  const chatWrites = chatGroupCommit(database, pauseMs);
  const store: Store = {
    ...people(database, now),
    ...credentials(database, now),
    ...sessions(database, now),
    ...tableWrites(database, now),
    ...tableQueries(database),
    ...tableLists(database),
    ...decisions(database, decisionWrites, now),
    ...snapshots(database),
    ...chat(database, chatWrites, now),
    ...results(database),
    ...analyses(database),
    ...settings(database),
    ...expiring(database),
    ...leases(database),
    ready: decisionWrites.ready,
    async ping() {
      await sql`select 1 from people limit 1`.execute(database.db);
    },
    async close() {
      await Promise.all([decisionWrites.close(), chatWrites.close()]);
      await database.close();
    },
  };
  return { ...withStoreErrors(store, database.diagnose, watch), ready: decisionWrites.ready }; // hot path that never fails
}

/** Wraps every method so that database errors become `StoreError`s. */
function withStoreErrors(store: Store, diagnose: Diagnosis, watch: StoreWatch | undefined): Store {
  type Method = (...args: readonly unknown[]) => Promise<unknown>;
  const guard =
    (method: Method): Method =>
    async (...args) => {
      try {
        return await method(...args);
      } catch (error) {
        const storeError = asStoreError(error, diagnose);
        if (isStoreError(storeError)) watch?.failed(storeError.code);
        throw storeError;
      }
    };
  const methods = Object.entries(store) as [string, Method][];
  return Object.fromEntries(methods.map(([name, method]) => [name, guard(method)])) as unknown as Store;
}
