import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { parserOf } from '../../store/postgres.ts';
import type { Schema } from '../../store/schema.ts';
import { messageOf, OperationError } from '../problem.ts';
import { expectNoServer } from '../servers.ts';

/** The advisory lock that a move holds on both of its databases. */
const LOCK = 7_205_318_946;

/** Lock timeout in milliseconds. It gives PostgreSQL time to end the connection of a killed move. */
const LOCK_TIMEOUT = 10_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs `work` on one connection, which holds the lock of a move. Refuses a database that another move uses. */
export async function withConnection<T>(
  url: string,
  name: string,
  work: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
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

export function expectUnserved(db: Kysely<Schema>, name: string): Promise<void> {
  return expectNoServer((text, values) => db.executeQuery(CompiledQuery.raw(text, [...values])), name);
}
