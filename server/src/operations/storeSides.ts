import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { StoreDatabase } from '../store/database.ts';
import type { StoreLocation } from '../store/index.ts';
import { sqliteFile } from '../store/index.ts';
import { migrate } from '../store/migrate.ts';
import { parserOf } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { copyStoreSetting } from '../store/settings.ts';
import { openSqlite } from '../store/sqlite.ts';
import { countRows, MOVED } from './moveRows.ts';
import { messageOf, OperationError } from './operationError.ts';
import { expectNoServer } from './postgresPrograms.ts';
import { expectCurrent, openExisting, queryFile } from './reader.ts';
import { secretBeside, writeSecret } from './secretInBackup.ts';
import { lockStore, makeFolder } from './sqlite.ts';

/** One side of a copy by `move-store`: the source or the target. */
export interface StoreSide {
  /** Its folder or its URL without user and password. */
  readonly name: string;
  readonly location: StoreLocation;
}

/** Matches a URL, also a mistyped one such as `postgresql:/anna:arno@db`. A drive such as `C:/` is part of a folder. */
const LIKE_URL = /^postgres(ql)?:|^[\w+.-]{2,}:\/|:[^/]*@/i;

/** Reads `--from` or `--to`. Messages never quote a URL, because it may contain a password. */
export function readStoreSide(option: string, text: string): StoreSide {
  if (/^postgres(ql)?:\/\//i.test(text)) return { name: urlName(option, text), location: { databaseUrl: text } };
  if (text === '' || LIKE_URL.test(text))
    throw new OperationError(`${option}: expected a folder or a postgresql:// URL`);
  const folder = resolve(text);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new OperationError(`${option}: ${folder} is a file; name the folder that the store is in`);
  return { name: existsSync(folder) ? realpathSync(folder) : folder, location: { dataDir: folder } };
}

function urlName(option: string, url: string): string {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url });
    return `postgresql://${host}:${port}/${database}`;
  } catch {
    throw new OperationError(`${option}: expected a folder or a postgresql:// URL, and this URL cannot be read`);
  }
}

/** The source store, locked against changes while it is read. */
export interface CopySource {
  readonly db: Kysely<Schema>;
  /** Refuses if a server was started on the store during the copy. */
  expectUnserved(): Promise<void>;
}

/** Opens the source of a copy. Refuses one that a server runs on, and one of another version. */
export function withSource<T>(side: StoreSide, work: (source: CopySource) => Promise<T>): Promise<T> {
  const checked = async (source: CopySource) => {
    if ((await copyStoreSetting(source.db)) !== undefined)
      throw new OperationError(`${side.name} is itself the target of an unfinished move-store`);
    return work(source);
  };
  return side.location.databaseUrl === undefined ? withSourceFile(side, checked) : withSourceDatabase(side, checked);
}

/** Holds the lock of the store's file during the whole copy, so that no server can start on it. */
async function withSourceFile<T>({ location }: StoreSide, work: (source: CopySource) => Promise<T>): Promise<T> {
  const file = sqliteFile(location.dataDir);
  if (!existsSync(file)) throw new OperationError(`there is no store at ${file}`);
  const release = lockStore(file);
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openExisting(file) }) });
    try {
      await queryFile(file, () => expectCurrent(db));
      return await work({ db, expectUnserved: async () => {} });
    } finally {
      await db.destroy();
    }
  } finally {
    release();
  }
}

/**
 * Holds SHARE locks during the whole copy, so that a server started meanwhile cannot write rows that the copy would
 * miss.
 */
function withSourceDatabase<T>({ name, location }: StoreSide, work: (source: CopySource) => Promise<T>): Promise<T> {
  return withConnection(location.databaseUrl ?? '', name, async (db) => {
    await expectCurrent(db);
    await expectUnserved(db, name);
    await db.executeQuery(CompiledQuery.raw('begin isolation level repeatable read'));
    await sql`lock table ${sql.join(MOVED.map((table) => sql.table(table.name)))} in share mode`.execute(db);
    return work({ db, expectUnserved: () => expectUnserved(db, name) });
  });
}

/** A store that is empty or holds rows of an unfinished `move-store`, with the schema of this version. */
export interface CopyTarget extends Pick<StoreDatabase, 'db' | 'atomically'> {
  /** Refuses if it has rows and no copy has begun. */
  expectFree(): Promise<void>;
  expectUnserved(): Promise<void>;
}

/** Opens the target of a copy and creates its schema. Refuses one with rows of its own before anything is changed. */
export function withTarget<T>(side: StoreSide, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  return side.location.databaseUrl === undefined ? withTargetFile(side, work) : withTargetDatabase(side, work);
}

async function withTargetFile<T>(side: StoreSide, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  const file = sqliteFile(side.location.dataDir);
  makeFolder(dirname(file));
  const release = lockStore(file);
  try {
    if (existsSync(file)) await expectFileFree(side, file);
    const target = await openSqlite(file);
    try {
      const { db, atomically } = target;
      return await work({ db, atomically, expectFree: () => expectFree(side, db), expectUnserved: async () => {} });
    } finally {
      await target.close();
    }
  } finally {
    release();
  }
}

async function expectFileFree(side: StoreSide, file: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openExisting(file) }) });
  try {
    await queryFile(file, () => expectFree(side, db));
  } finally {
    await db.destroy();
  }
}

function withTargetDatabase<T>(side: StoreSide, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  return withConnection(side.location.databaseUrl ?? '', side.name, async (db) => {
    const target: CopyTarget = {
      db,
      atomically: (part) => db.transaction().execute(part),
      expectFree: () => expectFree(side, db),
      expectUnserved: () => expectUnserved(db, side.name),
    };
    await target.expectUnserved();
    await target.expectFree();
    await migrate(db);
    return work(target);
  });
}

async function expectFree({ name }: StoreSide, db: Kysely<Schema>): Promise<void> {
  const found = await db.introspection.getTables();
  const names = found.filter(({ schema = 'public' }) => schema === 'public').map((table) => table.name);
  if (names.includes('settings') && (await copyStoreSetting(db)) !== undefined) return;
  for (const table of MOVED)
    if (names.includes(table.name) && (await countRows(db, table)) > 0)
      throw new OperationError(`${name} is not empty: it has rows in ${table.name}. Choose an empty target`);
}

/** The advisory lock that `move-store` holds on both of its databases. */
const LOCK = 7_205_318_946;

/** Lock timeout in milliseconds. It gives PostgreSQL time to end the connection of a killed run. */
const LOCK_TIMEOUT = 10_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs `work` on one connection, which holds the lock of `move-store`. Refuses a database that another run of it uses. */
async function withConnection<T>(url: string, name: string, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'signoria move-store',
    max: 1,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', () => {}); // the pending query is rejected
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (connection) => {
      await prepare(connection, name);
      return work(connection);
    });
  } finally {
    await db.destroy();
  }
}

async function prepare(db: Kysely<Schema>, name: string): Promise<void> {
  try {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`set idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(db);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === LOCK_NOT_AVAILABLE)
      throw new OperationError(`another move-store uses ${name}, or --from and --to are the same database`);
    throw new OperationError(`cannot open ${name}: ${messageOf(error) || String(code)}`);
  }
}

function expectUnserved(db: Kysely<Schema>, name: string): Promise<void> {
  return expectNoServer((text, values) => db.executeQuery(CompiledQuery.raw(text, [...values])), name);
}

/**
 * Returns the secret that signs cookies and invitations. SQLite has it in a file beside the store, PostgreSQL in a
 * setting. Returns undefined if the servers were always started with SECRET.
 */
export async function readStoreSecret({ location }: StoreSide, db: Kysely<Schema>): Promise<string | undefined> {
  if (location.databaseUrl === undefined) {
    const file = secretBeside(sqliteFile(location.dataDir));
    return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
  }
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirst();
  return row?.value;
}

export async function writeStoreSecret({ location }: StoreSide, db: Kysely<Schema>, secret: string): Promise<void> {
  if (location.databaseUrl === undefined) {
    writeSecret(secretBeside(sqliteFile(location.dataDir)), secret);
    return;
  }
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: secret })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: secret }))
    .execute();
}
