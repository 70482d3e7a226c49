import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The most prepared statements per connection. */
const MOST_STATEMENTS = 300;
/** Statements with more parameters are not prepared: they contain id lists, so their text varies. */
const MOST_PARAMETERS = 16;
/** PostgreSQL's code for "cached plan must not change result type", after another server has migrated the schema. */
const STALE_PLAN = '0A000';

/** A pool whose connections prepare each statement at its first run and reuse it by name later. */
export function preparedPool(pool: pg.Pool): PostgresPool {
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
