import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { StoreDatabase } from './database.ts';
import type { CreationCursor, OwnList, PublicList, StoredSummary } from './entities.ts';
import { isId, MOST_IDS, toJson } from './ids.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/**
 * The options of a table in lists: flags, numbers and choices. Overridden figures are left out because they may be
 * large.
 */
export interface ListedOptions {
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly ownFigures: boolean;
}

const LONGEST_CHOICE = 100;

/** Returns the short form of a table's options. */
export function listedOptionsOf(options: unknown): ListedOptions {
  if (typeof options !== 'object' || options === null) return { options: {}, ownFigures: false };
  const short = Object.entries(options).filter(([, value]) => isShort(value));
  return { options: Object.fromEntries(short), ownFigures: hasOwnFigures(options) };
}

export function hasOwnFigures(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'figures' in options && options.figures !== undefined;
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_CHOICE;
  return typeof value === 'boolean' || typeof value === 'number';
}

/** Rows per query during the migration. */
const BATCH = 500;

/** Writes the short form of the options for all tables that have none yet. */
export async function addListedOptions(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ tables: { id: string; options: string; listed: string | null } }>;
  for (let last = ''; ; ) {
    const query = tables.selectFrom('tables').select(['id', 'options']).where('listed', 'is', null);
    const rows = await query.where('id', '>', last).orderBy('id').limit(BATCH).execute();
    for (const { id, options } of rows) {
      const listed = toJson(listedOptionsOf(JSON.parse(options)));
      await tables.updateTable('tables').set({ listed }).where('id', '=', id).execute();
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

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

/** Returns the results of each of these tables, in seat order. */
async function resultsAt(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, StoredSummary['results']>> {
  const results = new Map<string, StoredSummary['results']>();
  if (tables.length === 0) return results;
  const query = db.selectFrom('results').select(['table_id', 'seat', 'lines', 'rank']);
  for (const { table_id, lines, ...row } of await query.where('table_id', 'in', tables).orderBy('seat').execute())
    results.set(table_id, [...(results.get(table_id) ?? []), { ...row, lines: JSON.parse(lines) }]);
  return results;
}

/** Lists of tables, read through an index and without the options of the tables. Cancelled tables are never listed. */
export function tableLists({ db }: StoreDatabase): Pick<Store, 'listSummaries'> {
  return {
    async listSummaries(list, limit, after) {
      if ('person' in list && !isId(list.person)) return [];
      const rows = await ('person' in list ? ownTables(db, list, after) : publicTables(db, list, after))
        .limit(limit)
        .execute();
      const names = await namesAt(
        db,
        rows.map(({ id }) => id),
      );
      const results = await resultsAt(
        db,
        rows.filter(({ status }) => status === 'over').map(({ id }) => id),
      );
      return rows.map((row) => summaryFrom(row, names.get(row.id) ?? {}, results.get(row.id) ?? []));
    },
  };
}

/** The start of a seat's JSON that anyone may take. Quotes in names are escaped, so that no name contains it. */
const FREE_SEAT = '{"kind":"open","more":{"wanted":"open"';

/** Counts the seats that anyone may take, in the text of `seats`. */
const FREE_SEATS = sql<number>`(length(tables.seats) - length(replace(tables.seats, ${FREE_SEAT}, ''))) / ${sql.lit(FREE_SEAT.length)}`;

function publicTables(db: Kysely<Schema>, { status, filter = {} }: PublicList, after?: CreationCursor) {
  const { game, pace, language, free } = filter;
  let query = summaries(db).where('tables.status', '=', status).where('tables.visibility', '=', 'public');
  if (game !== undefined) query = query.where('tables.game', '=', game);
  if (language !== undefined) query = query.where('tables.language', '=', language);
  if (pace !== undefined) query = query.where('tables.clock', 'like', `%"kind":"${pace}"%`);
  if (free !== undefined) query = query.where(FREE_SEATS, '>=', free);
  if (status === 'over') query = query.where('tables.started_at', 'is not', null);
  if (after !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('tables.created_at', 'tables.id'), '<', tuple(after.createdAt, after.id)),
    );
  return query.orderBy('tables.created_at', 'desc').orderBy('tables.id', 'desc');
}

function ownTables(db: Kysely<Schema>, { person, isOver }: OwnList, after?: CreationCursor) {
  let query = summaries(db)
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .where('sitters.person', '=', person)
    .where('sitters.is_over', '=', isOver ? 1 : 0);
  if (isOver) query = query.where('tables.started_at', 'is not', null);
  if (after !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('sitters.created_at', 'sitters.table_id'), '<', tuple(after.createdAt, after.id)),
    );
  return query.orderBy('sitters.created_at', 'desc').orderBy('sitters.table_id', 'desc');
}

/**
 * Selects the columns of a summary. Options are read only for tables that an older version wrote without the short
 * form.
 */
function summaries(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .leftJoin('asked', 'asked.table_id', 'tables.id')
    .leftJoin('due', 'due.table_id', 'tables.id')
    .select(['tables.id', 'tables.game', 'tables.seats', 'tables.clock', 'tables.status', 'tables.created_at'])
    .select(['tables.started_at', 'tables.ended_at', 'tables.listed', 'tables.language', 'tables.hints'])
    .select(['asked.seats as asked', 'due.at as due_at'])
    .select(sql<string | null>`case when tables.listed is null then tables.options end`.as('options'));
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

function summaryFrom(
  row: SummaryRow,
  names: Readonly<Record<string, string>>,
  results: StoredSummary['results'],
): StoredSummary {
  const listed: ListedOptions =
    row.listed === null ? listedOptionsOf(JSON.parse(row.options ?? '{}')) : JSON.parse(row.listed);
  return {
    ...listed,
    id: row.id,
    game: row.game,
    seats: JSON.parse(row.seats),
    clock: JSON.parse(row.clock),
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    language: row.language,
    hints: row.hints === 1,
    asked: row.asked === null ? null : JSON.parse(row.asked),
    dueAt: row.due_at,
    names,
    results,
  };
}
