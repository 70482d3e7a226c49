import type { Kysely } from 'kysely';
import { MOST_IDS } from './ids.ts';
import type { Schema } from './schema.ts';

/** Returns the names of the host and the players of each of these tables, by table and person. */
export async function namesAt(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const names = new Map<string, Record<string, string>>();
  for (let from = 0; from < tables.length; from += MOST_IDS) {
    const rows = await db
      .selectFrom('sitters')
      .innerJoin('people', 'people.id', 'sitters.person')
      .select(['sitters.table_id', 'people.id', 'people.name'])
      .where('sitters.table_id', 'in', tables.slice(from, from + MOST_IDS))
      .execute();
    for (const { table_id, id, name } of rows) names.set(table_id, { ...names.get(table_id), [id]: name });
  }
  return names;
}
