import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Row } from './pages.ts';
import { countRows, pagesOf } from './pages.ts';
import type { MovedTable } from './tables.ts';
import { MOVED } from './tables.ts';
import type { Target } from './target.ts';

/**
 * Copies all rows that the target does not have yet. Pages are copied in the order of the source, each in one
 * statement, so the number of rows in the target tells where to continue.
 */
export async function copyRows(
  source: Kysely<Schema>,
  target: Target,
  pageRows: number,
  onRows: (count: number) => void,
): Promise<void> {
  for (const table of MOVED) {
    const copied = await countRows(target.db, table);
    if (copied > 0) onRows(copied);
    for await (const page of pagesOf(source, table, pageRows, copied)) {
      await insert(target.db, table, page);
      onRows(page.length);
    }
    if (table.name === 'tables') await linkRematches(source, target, table, pageRows);
  }
}

/** Inserts a page. `rematch_of` may reference a table of a later page, so it is set after all tables are copied. */
async function insert(db: Kysely<Schema>, { name }: MovedTable, page: readonly Row[]): Promise<void> {
  const rows = name === 'tables' ? page.map((row) => ({ ...row, rematch_of: null })) : page;
  const anyTable = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  await anyTable.insertInto(name).values(rows).execute();
}

async function linkRematches(
  source: Kysely<Schema>,
  { atomically }: Target,
  table: MovedTable,
  pageRows: number,
): Promise<void> {
  for await (const page of pagesOf(source, table, pageRows)) {
    const rematches = page.filter(({ rematch_of }) => rematch_of !== null);
    if (rematches.length === 0) continue;
    await atomically(async (transaction) => {
      for (const { id, rematch_of } of rematches)
        await transaction
          .updateTable('tables')
          .set({ rematch_of: rematch_of as string })
          .where('id', '=', id as string)
          .execute();
    });
  }
}
