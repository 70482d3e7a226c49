import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { StoreDatabase } from './database.ts';
import { logEnds } from './epochs.ts';
import { asStoreError, diagnosePostgres, StoreError } from './errors.ts';
import type { Outcome } from './group.ts';
import { admit, tablesOf } from './group.ts';
import { migrate } from './migrations.ts';
import type { NewDecision, Schema } from './schema.ts';
import { keepWaitingAfter } from './waiting.ts';

const CONNECTIONS = 10;
/** For a connection, and for the answer to a statement: a database that stands still must not take us with it. */
const PATIENCE_MS = 5000;
const INT8 = 20;

export async function openPostgres(url: string): Promise<StoreDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'signoria', // by which a restore sees that a server runs
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS + 1000, // on our side: a server that stands still cannot keep its own
    idle_in_transaction_session_timeout: PATIENCE_MS, // one we gave up waiting for holds its locks no longer than that
    keepAlive: true, // a server that vanished is noticed
    types: { getTypeParser: parserOf },
  });
  // A connection broke. Whoever waits for its answer is told, whoever asks next gets a new one; unheard, the event would
  // end the process, whether the connection was idle (the pool's) or in use (its own).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw unopened(error);
  }
  return database(db);
}

/** The driver gives 64-bit integers as text; our times and counters fit a number. */
function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}

/** Without the address, which holds a password. */
function unopened(error: unknown): unknown {
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
    writeGroup: (group) => atomically((transaction) => writeGroup(transaction, group)),
    close: () => db.destroy(),
  };
}

async function lockTables(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  await db.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Two queries, because one that waits for a lock would still count with the eyes it had before. */
async function writeGroup(db: Kysely<Schema>, group: readonly NewDecision[]): Promise<readonly Outcome[]> {
  const ids = tablesOf(group);
  await lockTables(db, ids);
  const outcomes = admit(group, await logEnds(db, ids));
  const admitted = group.filter((_, index) => outcomes[index] === 'written');
  if (admitted.length === 0) return outcomes;
  const decisions = admitted.map(({ asked: _, due_at: __, epoch: ___, ...row }) => row);
  await db.insertInto('decisions').values(decisions).execute();
  await keepWaitingAfter(db, admitted);
  return outcomes;
}
