import type { Kysely, Selectable } from 'kysely';
import type { DecisionRow, Schema, TableRow } from '../../store/schema.ts';

/** The stored rows of one table, unparsed and read at one moment. */
export interface TableRows {
  readonly table: Selectable<TableRow>;
  readonly sitters: readonly string[];
  readonly asked: string | null;
  readonly decisions: readonly Omit<DecisionRow, 'table_id'>[];
  readonly snapshot: { readonly version: number; readonly rules_version: number; readonly state: string } | null;
  readonly results: readonly { readonly seat: number; readonly lines: string; readonly rank: number }[];
}

/**
 * Reads the rows of a table. Must be called inside a transaction. Returns null if the table was deleted after it was
 * listed.
 */
export async function readTableRows(db: Kysely<Schema>, id: string): Promise<TableRows | null> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (table === undefined) return null;
  const sitters = await db.selectFrom('sitters').select('person').where('table_id', '=', id).execute();
  const asked = await db.selectFrom('asked').select('seats').where('table_id', '=', id).executeTakeFirst();
  const decisions = await db
    .selectFrom('decisions')
    .select(['number', 'seat', 'move', 'at'])
    .where('table_id', '=', id)
    .orderBy('number')
    .execute();
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['version', 'rules_version', 'state'])
    .where('table_id', '=', id)
    .executeTakeFirst();
  const results = await db
    .selectFrom('results')
    .select(['seat', 'lines', 'rank'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  return {
    table,
    decisions,
    results,
    sitters: sitters.map(({ person }) => person),
    asked: asked?.seats ?? null,
    snapshot: snapshot ?? null,
  };
}
