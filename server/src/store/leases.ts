import { sql } from 'kysely';
import type { StoreDatabase } from './database.ts';
import type { TableProgress } from './entities.ts';
import { countIn } from './epochs.ts';
import { isId } from './ids.ts';
import type { Store } from './store.ts';

type LeaseMethods = Pick<Store, 'progressOf' | 'renewNode' | 'takeLeases' | 'releaseLeases'>;

/** Leases, which assign tables to servers that share a store. */
export function leases(database: StoreDatabase): LeaseMethods {
  const { db, clock } = database;
  return {
    progressOf: async (tables) => (tables.length === 0 ? [] : readProgress(database, tables)),
    async renewNode(id, milliseconds) {
      const expires_at = sql<number>`${clock} + ${sql.lit(Math.ceil(milliseconds))}`;
      await db
        .insertInto('nodes')
        .values({ id, expires_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at }))
        .execute();
    },
    takeLeases: async (node, tables) => takeLeases(database, node, tables.filter(isId)),
    async releaseLeases(node, tables) {
      let query = db.deleteFrom('leases').where('node', '=', node);
      if (tables !== undefined) query = query.where('table_id', 'in', [...tables, '']); // an empty list is invalid SQL
      await query.execute();
      if (tables === undefined) await db.deleteFrom('nodes').where('id', '=', node).execute();
    },
  };
}

async function readProgress({ db }: StoreDatabase, tables: readonly string[]): Promise<readonly TableProgress[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'epoch', countIn('decisions').as('length'), countIn('chat').as('chat')])
    .where('id', 'in', tables)
    .execute();
  return rows.map(({ id, epoch, length, chat }) => ({ table: id, epoch, length: Number(length), chat: Number(chat) }));
}

async function takeLeases(database: StoreDatabase, node: string, wanted: readonly string[]) {
  const { atomically, lockTables, clock } = database;
  return atomically(async (transaction) => {
    const ids = [...new Set(wanted)].sort();
    const leases = { held: [] as string[], free: [] as string[], expired: [] as string[] };
    if (ids.length === 0) return leases;
    await lockTables(transaction, ids);
    const rows = await transaction
      .selectFrom('tables')
      .leftJoin('leases', 'leases.table_id', 'tables.id')
      .leftJoin('nodes', (join) => join.onRef('nodes.id', '=', 'leases.node').on('nodes.expires_at', '>', clock))
      .select(['tables.id', 'leases.node', 'nodes.id as alive'])
      .where('tables.id', 'in', ids)
      .execute();
    for (const row of rows.sort((a, b) => (a.id < b.id ? -1 : 1))) {
      if (row.node === node) leases.held.push(row.id);
      else if (row.node === null) leases.free.push(row.id);
      else if (row.alive === null) leases.expired.push(row.id);
    }
    const taken = [...leases.free, ...leases.expired].map((table_id) => ({ table_id, node }));
    if (taken.length === 0) return leases;
    await transaction
      .insertInto('leases')
      .values(taken)
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ node }))
      .execute();
    if (leases.expired.length > 0)
      await transaction
        .updateTable('tables')
        .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
        .where('id', 'in', leases.expired)
        .execute();
    return leases;
  });
}
