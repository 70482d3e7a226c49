import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { MOVE_SETTING } from '../../store/moving.ts';
import type { Schema } from '../../store/schema.ts';
import type { MovedTable } from './tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows in memory at a time. Even the widest table stays below SQLite's limit of 32,766 parameters per statement. */
export const PAGE = 500;

/** Page size for snapshots, which are far larger than other rows. */
const SNAPSHOTS = 50;

/** Reads a table page by page in key order (keyset pagination). The order is stable as long as nobody writes. */
export async function* pagesOf(
  db: Kysely<Schema>,
  table: MovedTable,
  rows: number,
  skip = 0,
): AsyncGenerator<readonly Row[]> {
  const size = table.name === 'snapshots' ? Math.min(rows, SNAPSHOTS) : rows;
  let page = await readPage(db, table, sql`limit ${size} offset ${skip}`);
  while (page.length > 0) {
    yield page;
    page = await readPage(db, table, sql`limit ${size}`, page.at(-1));
  }
}

async function readPage(
  db: Kysely<Schema>,
  table: MovedTable,
  range: RawBuilder<unknown>,
  last?: Row,
): Promise<readonly Row[]> {
  const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
  const after =
    last === undefined ? sql`` : sql`and (${refs(table.key)}) > (${sql.join(table.key.map((column) => last[column]))})`;
  const { rows } = await sql<Row>`
    select ${refs(table.columns)} from ${sql.table(table.name)}
    where ${isMoved(table)} ${after} order by ${refs(table.key)} ${range}`.execute(db);
  return rows;
}

export async function countRows(db: Kysely<Schema>, table: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table.name)} where ${isMoved(table)}`.execute(db);
  return Number(rows[0]?.count);
}

/**
 * SQL condition for the rows to copy. The move marker belongs to the target only, and the secret is copied separately
 * (secret.ts).
 */
function isMoved({ name }: MovedTable): RawBuilder<unknown> {
  return name === 'settings' ? sql`name not in (${MOVE_SETTING}, 'secret')` : sql`1 = 1`;
}
