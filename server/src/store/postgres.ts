import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { StoreDatabase } from './database.ts';
import { asStoreError, diagnosePostgres, StoreError } from './errors.ts';
import { runStatements } from './gameEnds.ts';
import type { LogEnd, WriteResult } from './groupCommit.ts';
import { admit, tablesOf } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import type { NewDecision, Schema } from './schema.ts';

/** The application name of server connections. Restore and move use it to detect running servers. */
export const APPLICATION_NAME = 'signoria';

const CONNECTIONS = 10;
/** Timeout for connecting and for each statement, so that a hanging database does not block the server. */
const STATEMENT_TIMEOUT_MS = 5000;
const INT8 = 20;

export async function openPostgres(url: string): Promise<StoreDatabase> {
  const pool = openPool(url, {
    max: CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000, // client side: a hanging database does not enforce its own timeout
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS, // limits the locks of an abandoned transaction
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  try {
    await sql`select 1`.execute(db); // a database that hangs is reported before the migration waits for it
    await migrateWithoutTimeouts(url);
  } catch (error) {
    await db.destroy();
    throw openingError(error);
  }
  return database(db);
}

/** Migrates the schema without a statement timeout, because updating all rows of a large store takes long. */
async function migrateWithoutTimeouts(url: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, { max: 2 }) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...limits,
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    keepAlive: true, // detects a dead database server
    types: { getTypeParser: parserOf },
  });
  // Errors of broken connections. The pending query is rejected, and the next query gets a new connection. Without a
  // listener the event would end the process. The pool emits errors of idle connections, clients those of connections
  // in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Parses 64-bit integers as numbers. The driver returns them as text; our times and counters fit a number. */
export function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}

/** Leaves the URL out of the message, because it contains a password. */
function openingError(error: unknown): unknown {
  const known = asStoreError(error, diagnosePostgres);
  if (!(known instanceof StoreError) || known.code !== 'storeUnavailable') return known;
  const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
  return new StoreError('storeUnavailable', `Cannot open the store at DATABASE_URL: ${reason}`, error);
}

function database(db: Kysely<Schema>): StoreDatabase {
  const atomically: StoreDatabase['atomically'] = (work) => db.transaction().execute(work);
  return {
    db,
    clock: sql`(extract(epoch from now()) * 1000)::bigint`,
    diagnose: diagnosePostgres,
    atomically,
    lockTables,
    withPlaceholders,
    writeGroup: (group) => atomically((transaction) => writeGroup(transaction, group)),
    close: () => db.destroy(),
  };
}

async function lockTables(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(LOCK_TABLES, [[...ids]]));
}

function withPlaceholders(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}

/**
 * Statements with array parameters. Their text does not depend on the group size, so each connection prepares them
 * once.
 */
const LOCK_TABLES = 'select id from tables where id = any($1) order by id for no key update';
const LOG_ENDS = `select id, epoch, (select coalesce(max(number) + 1, 0) from decisions where table_id = tables.id) as length
  from tables where id = any($1)`;
const WRITE_DECISIONS = `
  with decided as (
    insert into decisions (table_id, number, seat, move, at)
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::bigint[])
  ), now_asked as (
    insert into asked (table_id, seats) select * from unnest($6::text[], $7::text[])
    on conflict (table_id) do update set seats = excluded.seats
  ), no_longer_due as (
    delete from due where table_id = any($8)
  )
  insert into due (table_id, at) select * from unnest($9::text[], $10::bigint[])
  on conflict (table_id) do update set at = excluded.at`;

/**
 * Locks the tables and reads the log ends in two queries: a single query would read a snapshot from before it got the
 * lock.
 */
async function writeGroup(db: Kysely<Schema>, group: readonly NewDecision[]): Promise<readonly WriteResult[]> {
  const ids = tablesOf(group);
  await lockTables(db, ids);
  const { rows } = await db.executeQuery<LogEnd & { id: string }>(CompiledQuery.raw(LOG_ENDS, [[...ids]]));
  const outcomes = admit(group, new Map(rows.map((row) => [row.id, row])));
  const admitted = group.filter((_, index) => outcomes[index] === 'written');
  if (admitted.length === 0) return outcomes;
  await db.executeQuery(CompiledQuery.raw(WRITE_DECISIONS, columnsOf(admitted)));
  for (const { endStatements } of admitted) await runStatements(db, endStatements, { withPlaceholders });
  return outcomes;
}

/** Returns the parameters of `WRITE_DECISIONS`. The last decision of a table sets its `asked` and `due` rows. */
function columnsOf(group: readonly NewDecision[]): unknown[] {
  const asked = new Map(group.flatMap(({ table_id, asked }) => (asked === null ? [] : [[table_id, asked]])));
  const due = new Map(group.flatMap(({ table_id, due_at }) => (due_at === undefined ? [] : [[table_id, due_at]])));
  const [none, some] = [[...due].filter(([, at]) => at === null), [...due].filter(([, at]) => at !== null)];
  return [
    group.map(({ table_id }) => table_id),
    group.map(({ number }) => number),
    group.map(({ seat }) => seat),
    group.map(({ move }) => move),
    group.map(({ at }) => at),
    [...asked.keys()],
    [...asked.values()],
    none.map(([table]) => table),
    some.map(([table]) => table),
    some.map(([, at]) => at),
  ];
}

/** The most prepared statements per connection. */
const MOST_STATEMENTS = 300;
/** Statements with more parameters are not prepared: they contain id lists, so their text varies. */
const MOST_PARAMETERS = 16;
/** PostgreSQL's code for "cached plan must not change result type", after another server has migrated the schema. */
const STALE_PLAN = '0A000';

/** A pool whose connections prepare each statement at its first run and reuse it by name later. */
function preparedPool(pool: pg.Pool): PostgresPool {
  const statements = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const prepared = (client: pg.PoolClient) => {
    const query = async (text: string, values: readonly unknown[] = []) => {
      const name = statements.nameOf(text, values.length);
      try {
        return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      } catch (error) {
        if ((error as { code?: unknown }).code === STALE_PLAN) statements.doNotPrepare(text);
        throw error;
      }
    };
    return { query, release: () => client.release() } as unknown as PostgresPoolClient; // cursors are not used here
  };
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepared(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** Names of prepared statements, the same on all connections. */
function statementNames() {
  const names = new Map<string, string | undefined>();
  return {
    nameOf(text: string, parameters: number): string | undefined {
      if (parameters === 0 || parameters > MOST_PARAMETERS || text.includes(' in ($')) return undefined;
      if (!names.has(text) && names.size < MOST_STATEMENTS)
        names.set(text, createHash('sha256').update(text).digest('base64url'));
      return names.get(text);
    },
    doNotPrepare: (text: string) => void names.set(text, undefined),
  };
}
