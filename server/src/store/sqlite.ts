import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { CompiledQuery, Kysely, SqliteDialect, sql } from 'kysely';
import type { StoreDatabase } from './database.ts';
import { asStoreError, diagnoseSqlite, StoreError } from './errors.ts';
import { lockFile } from './fileLock.ts';
import type { LogEnd, WriteResult } from './groupCommit.ts';
import { admit, tablesOf } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import type { NewDecision, Schema } from './schema.ts';

/**
 * Busy timeout. It is short because better-sqlite3 blocks the event loop while another program, e.g. a backup, holds
 * the file.
 */
const BUSY_TIMEOUT_MS = 250;

export async function openSqlite(path: string): Promise<StoreDatabase> {
  const file = resolve(path);
  let sqlite: Database.Database | undefined;
  let release = () => {};
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 }); // the store contains seeds of running games
    release = lockFile(file);
    const connection = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    sqlite = connection;
    expectSound(connection, file);
    connection.pragma('foreign_keys = ON');
    connection.pragma('synchronous = FULL'); // in WAL, only FULL syncs at every commit
    connection.pragma('fullfsync = ON'); // macOS: a plain sync stops at the disk's cache
    const migrating = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) });
    await migrate(migrating, () => useWal(connection)); // after the version check: a newer store is not changed
    return databaseOn(connection, release);
  } catch (error) {
    sqlite?.close();
    release();
    throw openingError(file, error);
  }
}

function useWal(sqlite: Database.Database): void {
  const mode = sqlite.pragma('journal_mode = WAL', { simple: true });
  if (mode !== 'wal')
    throw new StoreError('storeUnavailable', 'its disk does not support a write-ahead log (a network folder?)');
}

/** The largest file that is checked at start. Checking a larger one would take too long; `signoria check` does it. */
const LARGEST_CHECKED_FILE = 64 * 1024 * 1024;

/** Checks at start that the file is writable and undamaged, instead of failing during a game. */
function expectSound(sqlite: Database.Database, file: string): void {
  sqlite.exec('begin immediate; rollback');
  if (statSync(file).size > LARGEST_CHECKED_FILE) return;
  const found = sqlite.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT');
}

function openingError(file: string, error: unknown): unknown {
  const known = asStoreError(error, diagnoseSqlite);
  if (known instanceof StoreError && known.code === 'newerStore') return known;
  const fromSystem = error instanceof Error && 'syscall' in error; // mkdir
  if (!(known instanceof StoreError) && !fromSystem) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError('storeUnavailable', `Cannot open the store ${file}: ${reason}. ${remedyFor(error)}`, error);
}

/** Advice for the operator, by the beginning of the SQLite or system error code. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    'The file is damaged, or no store at all: `signoria restore` puts a backup in its place and keeps the damaged one ' +
      'beside it. Or set DATA_DIR to another folder.',
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM)|EROFS|EACCES|EPERM)/,
    'Its disk or folder is read-only, or not for this user: make it writable, or set DATA_DIR to another folder.',
  ],
  [/^(SQLITE_FULL|ENOSPC)/, 'The disk is full: make room, or set DATA_DIR to another folder.'],
  [
    /^SQLITE_BUSY/,
    'A store in a file is for one process: stop the other first, or set DATA_DIR to another folder. Several servers can share a ' +
      'PostgreSQL (DATABASE_URL).',
  ],
];

function remedyFor(error: unknown): string {
  const code = String((error as { code?: unknown }).code);
  return REMEDIES.find(([codes]) => codes.test(code))?.[1] ?? 'Repair it, or set DATA_DIR to another folder.';
}

function databaseOn(sqlite: Database.Database, release: () => void): StoreDatabase {
  const statements = statementCache(sqlite);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) });
  const write = groupWriter(sqlite, statements);
  return {
    db,
    clock: sql`cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
    diagnose: diagnoseSqlite,
    /**
     * Replaces Kysely's transaction, which begins without the write lock. Kysely also hides the error of a failed
     * commit if SQLite has already rolled back, as it does on a full disk.
     */
    atomically: (work) =>
      db.connection().execute(async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        try {
          const value = await work(connection);
          await connection.executeQuery(CompiledQuery.raw('commit'));
          return value;
        } catch (error) {
          if (sqlite.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
          throw error;
        }
      }),
    lockTables: async () => {}, // `begin immediate` already excludes other writers
    withPlaceholders: (text) => text,
    // Waits for Kysely's connection, so that no group is written inside another open transaction.
    writeGroup: (group) => db.connection().execute(async () => write(group)),
    async close() {
      await db.destroy();
      release();
    },
  };
}

/** Writes groups of decisions. This is the store's hot path: statements are prepared once, without query building. */
function groupWriter(
  sqlite: Database.Database,
  statements: StatementCache,
): (group: readonly NewDecision[]) => readonly WriteResult[] {
  const logEndOf = sqlite.prepare<[string], LogEnd>(
    `select epoch, coalesce((select max(number) from decisions where table_id = tables.id) + 1, 0) as length
      from tables where id = ?`,
  );
  const insert = sqlite.prepare('insert into decisions (table_id, number, seat, move, at) values (?, ?, ?, ?, ?)');
  const ask = sqlite.prepare(
    'insert into asked (table_id, seats) values (?, ?) on conflict (table_id) do update set seats = excluded.seats',
  );
  const setDue = sqlite.prepare(
    'insert into due (table_id, at) values (?, ?) on conflict (table_id) do update set at = excluded.at',
  );
  const clearDue = sqlite.prepare('delete from due where table_id = ?');
  const writeOne = ({ table_id, number, seat, move, at, asked, due_at, endStatements }: NewDecision) => {
    insert.run(table_id, number, seat, move, at);
    if (asked !== null) ask.run(table_id, asked);
    if (due_at === null) clearDue.run(table_id);
    else if (due_at !== undefined) setDue.run(table_id, due_at);
    for (const { text, parameters } of endStatements) statements.prepare(text).run(parameters);
  };
  const write = sqlite.transaction((group: readonly NewDecision[]) => {
    const logEnds = new Map<string, LogEnd>();
    for (const id of tablesOf(group)) {
      const logEnd = logEndOf.get(id);
      if (logEnd !== undefined) logEnds.set(id, logEnd);
    }
    const outcomes = admit(group, logEnds);
    for (const [index, row] of group.entries()) if (outcomes[index] === 'written') writeOne(row);
    return outcomes;
  });
  return (group) => write.immediate(group);
}

/** The most cached statements. Id lists in statements produce many different texts. */
const MOST_CACHED_STATEMENTS = 200;

/** The part of better-sqlite3 that Kysely uses, with cached prepared statements. */
interface StatementCache {
  prepare(text: string): Database.Statement<unknown[]>;
  close(): void;
}

/** Caches prepared statements by text. Evicts the oldest when the cache is full. */
function statementCache(sqlite: Database.Database): StatementCache {
  const statements = new Map<string, Database.Statement<unknown[]>>();
  return {
    prepare(text) {
      const kept = statements.get(text);
      if (kept !== undefined) return kept;
      const [oldest] = statements.keys();
      if (statements.size >= MOST_CACHED_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      const statement = sqlite.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}
