import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { noTable } from './errors.ts';
import type { LogEnd } from './group.ts';
import { conflict } from './group.ts';
import type { Schema } from './schema.ts';
import type { Known } from './store.ts';

/**
 * Inside a transaction, before anything else is changed: the table is at the next epoch, if it is as the writer knows it.
 * The row is ours until the transaction ends. Gives back the new epoch.
 */
export async function raiseEpoch(db: Kysely<Schema>, table: string, known: Known = {}): Promise<number> {
  const raised = await db
    .updateTable('tables')
    .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
    .where('id', '=', table)
    .returning('epoch')
    .executeTakeFirst();
  if (raised === undefined) throw noTable(table);
  const { epoch } = raised;
  await checkKnown(db, table, { ...known, ...(known.epoch !== undefined && { epoch: known.epoch + 1 }) });
  return epoch;
}

/** Inside a transaction that has locked the table. */
export async function checkKnown(db: Kysely<Schema>, table: string, { epoch, length }: Known): Promise<void> {
  if (epoch === undefined && length === undefined) return;
  const end = (await logEnds(db, [table])).get(table);
  if (end === undefined) throw noTable(table);
  if ((epoch ?? end.epoch) !== end.epoch || (length ?? end.length) !== end.length) throw conflict(table);
}

/** Where the logs of these tables stand; without those that are not there. */
export async function logEnds(db: Kysely<Schema>, tables: readonly string[]): Promise<ReadonlyMap<string, LogEnd>> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'epoch', countIn('decisions').as('length')])
    .where('id', 'in', tables)
    .execute();
  return new Map(rows.map(({ id, epoch, length }) => [id, { epoch, length: Number(length) }]));
}

/** How many decisions, or lines of chat, the table of a row of `tables` has: they are numbered without a hole. */
export function countIn(log: 'decisions' | 'chat') {
  return sql<number | string>`(select coalesce(max(number) + 1, 0) from ${sql.table(log)} where table_id = tables.id)`;
}
