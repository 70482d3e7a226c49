import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { StoreDatabase } from './database.ts';
import { checkedNumber, checkedText, isId } from './ids.ts';
import type { Store } from './store.ts';

type AnalysisMethods = Pick<
  Store,
  'findAnalysis' | 'claimAnalysis' | 'renewAnalysis' | 'storeAnalysis' | 'releaseAnalysis'
>;

/** Analyses of finished games, with the leases of the servers that compute them. */
export function analyses(database: StoreDatabase): AnalysisMethods {
  const { db } = database;
  return {
    findAnalysis: async (table, version) => (isId(table) ? find(database, table, version) : undefined),
    claimAnalysis: (table, version, node, milliseconds) => claim(database, table, version, node, milliseconds),
    async renewAnalysis(table, node, { done, all }, milliseconds) {
      const progress = { done: checkedNumber(done), total: checkedNumber(all) };
      const renewed = await db
        .updateTable('analyses')
        .set({ ...progress, expires_at: leaseEnd(database, milliseconds) })
        .where('table_id', '=', table)
        .where('node', '=', node)
        .returning('table_id')
        .executeTakeFirst();
      return renewed !== undefined;
    },
    async storeAnalysis(table, node, body) {
      await db
        .updateTable('analyses')
        .set({ body: checkedText(body), node: null, expires_at: null })
        .where('table_id', '=', table)
        .where('node', '=', node)
        .execute();
    },
    async releaseAnalysis(table, node) {
      await db.deleteFrom('analyses').where('table_id', '=', table).where('node', '=', node).execute();
    },
  };
}

function leaseEnd({ clock }: StoreDatabase, milliseconds: number): RawBuilder<number> {
  return sql<number>`${clock} + ${sql.lit(Math.ceil(milliseconds))}`;
}

async function find({ db, clock }: StoreDatabase, table: string, version: string) {
  const row = await db
    .selectFrom('analyses')
    .select(['done', 'total', 'body'])
    .select(sql<number>`case when expires_at > ${clock} then 1 else 0 end`.as('leased'))
    .where('table_id', '=', table)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.body !== null) return { state: 'stored', body: row.body } as const;
  const { done, total: all } = row;
  return row.leased === 1 ? ({ state: 'running', progress: { done, all } } as const) : undefined;
}

/** Takes the lease in one statement, so that of several servers one succeeds. */
async function claim(
  database: StoreDatabase,
  table: string,
  version: string,
  node: string,
  milliseconds: number,
): Promise<boolean> {
  const { db, clock } = database;
  const expires_at = leaseEnd(database, milliseconds);
  const lease = { version: checkedText(version), node, expires_at, done: 0, total: 0, body: null };
  const taken = await db
    .insertInto('analyses')
    .values({ table_id: table, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet(lease)
        .where(({ eb, or, and }) => {
          const isFree = or([eb('analyses.node', '=', node), eb('analyses.expires_at', '<=', clock)]);
          return or([eb('analyses.version', '!=', version), and([eb('analyses.body', 'is', null), isFree])]);
        }),
    )
    .returning('table_id')
    .executeTakeFirst();
  return taken !== undefined;
}
