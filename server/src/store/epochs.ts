import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ExpectedProgress } from './entities.ts';
import { noTable } from './errors.ts';
import type { LogEnd } from './groupCommit.ts';
import { conflict } from './groupCommit.ts';
import type { Schema } from './schema.ts';

/**
 * Increments the epoch of a table and returns it. Throws `conflict` if the table is not in the state that the writer
 * expects (optimistic lock). Must come first in a transaction: it locks the table's row until the transaction ends.
 */
export async function raiseEpoch(db: Kysely<Schema>, table: string, known: ExpectedProgress = {}): Promise<number> {
  const raised = await db
    .updateTable('tables')
    .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
    .where('id', '=', table)
    .returning('epoch')
    .executeTakeFirst();
  if (raised === undefined) throw noTable(table);
  const { epoch } = raised;
  await expectProgress(db, table, { ...known, ...(known.epoch !== undefined && { epoch: known.epoch + 1 }) });
  return epoch;
}

/**
 * Throws `conflict` if the table's epoch or log length is not the expected one. The transaction must have locked the
 * table.
 */
export async function expectProgress(
  db: Kysely<Schema>,
  table: string,
  { epoch, length }: ExpectedProgress,
): Promise<void> {
  if (epoch === undefined && length === undefined) return;
  const logEnd = (await logEnds(db, [table])).get(table);
  if (logEnd === undefined) throw noTable(table);
  if ((epoch ?? logEnd.epoch) !== logEnd.epoch || (length ?? logEnd.length) !== logEnd.length) throw conflict(table);
}

/** Returns the epoch and the log length of each of these tables. Tables that do not exist are left out. */
export async function logEnds(db: Kysely<Schema>, tables: readonly string[]): Promise<ReadonlyMap<string, LogEnd>> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'epoch', countIn('decisions').as('length')])
    .where('id', 'in', tables)
    .execute();
  return new Map(rows.map(({ id, epoch, length }) => [id, { epoch, length: Number(length) }]));
}

/**
 * SQL for the number of decisions or chat lines of a row of `tables`. Numbers have no gaps, so it is the highest plus
 * one.
 */
export function countIn(log: 'decisions' | 'chat') {
  return sql<number | string>`(select coalesce(max(number) + 1, 0) from ${sql.table(log)} where table_id = tables.id)`;
}
