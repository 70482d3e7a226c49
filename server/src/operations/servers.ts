import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_NAME } from '../store/postgres.ts';
import { OperationError } from './problem.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** Waiting time for the connections of a server that is just ending, in milliseconds. */
const PATIENCE_MS = 5000;
const EVERY_MS = 100;

/** Throws if a server stays connected to the PostgreSQL database of `query`. */
export async function expectNoServer(query: Query, database = 'this database'): Promise<void> {
  for (let waited = 0; await hasServer(query); waited += EVERY_MS) {
    if (waited >= PATIENCE_MS) throw new OperationError(`a server runs on ${database}: stop all of them first`);
    await wait(EVERY_MS);
  }
}

async function hasServer(query: Query): Promise<boolean> {
  const { rows } = await query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [SERVER_NAME],
  );
  return rows.length > 0;
}
