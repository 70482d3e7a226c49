import type { Kysely } from 'kysely';
import { toJson } from './ids.ts';

/**
 * The options of a table in lists: flags, numbers and choices. Overridden figures are left out because they may be
 * large.
 */
export interface Listed {
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly ownFigures: boolean;
}

const LONGEST_CHOICE = 100;

/** Returns the short form of a table's options. */
export function listedOf(options: unknown): Listed {
  if (typeof options !== 'object' || options === null) return { options: {}, ownFigures: false };
  const short = Object.entries(options).filter(([, value]) => isShort(value));
  return { options: Object.fromEntries(short), ownFigures: 'figures' in options && options.figures !== undefined };
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_CHOICE;
  return typeof value === 'boolean' || typeof value === 'number';
}

/** Rows per query during the migration. */
const BATCH = 500;

/** Writes the short form for all tables that have none yet. */
export async function addListed(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ tables: { id: string; options: string; listed: string | null } }>;
  for (let last = ''; ; ) {
    const query = tables.selectFrom('tables').select(['id', 'options']).where('listed', 'is', null);
    const rows = await query.where('id', '>', last).orderBy('id').limit(BATCH).execute();
    for (const { id, options } of rows) {
      const listed = toJson(listedOf(JSON.parse(options)));
      await tables.updateTable('tables').set({ listed }).where('id', '=', id).execute();
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}
