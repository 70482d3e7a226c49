import type { Kysely } from 'kysely';
import type { AskedAndDue } from './entities.ts';
import { toJson } from './ids.ts';
import type { Schema } from './schema.ts';

/** Stores the seats a table waits for and its next deadline, in the transaction of the change. */
export async function saveAskedAndDue(db: Kysely<Schema>, table: string, { asked, dueAt }: AskedAndDue): Promise<void> {
  if (asked) await upsertAsked(db, [{ table_id: table, seats: toJson(asked) }]);
  if (dueAt !== undefined) await saveDue(db, new Map([[table, dueAt]]));
}

/** Upserts rows of `asked`, at most one per table. */
async function upsertAsked(db: Kysely<Schema>, rows: readonly Schema['asked'][]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('asked')
    .values(rows)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(({ ref }) => ({ seats: ref('excluded.seats') })))
    .execute();
}

/** Stores the next deadline by table; null deletes it, when no clock runs. */
export async function saveDue(db: Kysely<Schema>, due: ReadonlyMap<string, number | null>): Promise<void> {
  const none = [...due].flatMap(([table, at]) => (at === null ? [table] : []));
  const rows = [...due].flatMap(([table_id, at]) => (at === null ? [] : [{ table_id, at }]));
  if (none.length > 0) await db.deleteFrom('due').where('table_id', 'in', none).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('due')
    .values(rows)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(({ ref }) => ({ at: ref('excluded.at') })))
    .execute();
}
