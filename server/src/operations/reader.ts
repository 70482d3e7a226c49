import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { StoreLocation } from '../store/index.ts';
import { sqliteFile } from '../store/index.ts';
import { namesOfMigrations } from '../store/migrate.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { messageOf, OperationError } from './operationError.ts';

/** Read-only access to a store. The store is neither migrated nor locked, so a server may run on it. */
export interface Reader {
  readonly db: Kysely<Schema>;
  /** Runs `work` in one transaction, in which all reads see the same snapshot. */
  atOneMoment<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Returns the damage that SQLite finds in its file; empty for PostgreSQL. */
  damage(): Promise<readonly string[]>;
}

export async function withReader<T>(location: StoreLocation, work: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = location.databaseUrl
    ? postgresReader(location.databaseUrl)
    : sqliteReader(sqliteFile(location.dataDir));
  try {
    await expectCurrent(reader.db);
    return await work(reader);
  } finally {
    await reader.db.destroy();
  }
}

export function openExisting(file: string): Database.Database {
  if (!existsSync(file))
    throw new OperationError(`there is no store at ${file}; set DATA_DIR to the folder of the store`);
  return new Database(file, { readonly: true, fileMustExist: true });
}

/** Runs the first query on a file; names the file if SQLite cannot read it. */
export async function queryFile(file: string, query: () => Promise<void>): Promise<void> {
  try {
    await query();
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_')) throw error;
    throw new OperationError(`cannot read ${file}: ${messageOf(error)}`);
  }
}

function sqliteReader(file: string): Reader {
  const database = openExisting(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return { db, atOneMoment: (work) => db.transaction().execute(work), damage: async () => damageIn(database) };
}

/** Returns the findings of SQLite's integrity and foreign key checks; empty if there are none. */
export function damageIn(database: Database.Database): readonly string[] {
  const found = database.pragma('integrity_check') as { integrity_check: string }[];
  const lost = database.pragma('foreign_key_check') as { table: string; rowid: number; parent: string }[];
  return [
    ...found.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok'),
    ...lost.map(({ table, rowid, parent }) => `row ${rowid} of ${table} refers to a missing row of ${parent}`),
  ];
}

function postgresReader(connectionString: string): Reader {
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'signoria check' });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    atOneMoment: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    damage: async () => [],
  };
}

/** Refuses a store whose schema is not that of this version. */
export async function expectCurrent(db: Kysely<Schema>): Promise<void> {
  const [known, there] = [Object.keys(MIGRATIONS), await namesOfMigrations(db)];
  if (there.some((name) => !known.includes(name)))
    throw new OperationError('the store was written by a newer version of Signoria: use that version');
  if (known.some((name) => !there.includes(name)))
    throw new OperationError(
      'the store was written by an older version of Signoria: start this version once, or use the older one',
    );
}
