import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { StoreDatabase } from './database.ts';
import { isId } from './ids.ts';
import type { Listed } from './listed.ts';
import { listedOf } from './listed.ts';
import { namesAt } from './names.ts';
import type { Schema } from './schema.ts';
import type { CreationPlace, OwnList, PublicList, Store, StoredSummary } from './store.ts';

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
      return rows.map((row) => summaryFrom(row, names.get(row.id) ?? {}));
    },
  };
}

function publicTables(db: Kysely<Schema>, { status }: PublicList, after?: CreationPlace) {
  let query = summaries(db).where('tables.status', '=', status).where('tables.visibility', '=', 'public');
  if (status === 'over') query = query.where('tables.started_at', 'is not', null);
  if (after !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('tables.created_at', 'tables.id'), '<', tuple(after.createdAt, after.id)),
    );
  return query.orderBy('tables.created_at', 'desc').orderBy('tables.id', 'desc');
}

function ownTables(db: Kysely<Schema>, { person, isOver }: OwnList, after?: CreationPlace) {
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
    .select(['tables.id', 'tables.game', 'tables.seats', 'tables.clock', 'tables.status', 'tables.created_at'])
    .select(['tables.started_at', 'tables.listed', 'asked.seats as asked'])
    .select(sql<string | null>`case when tables.listed is null then tables.options end`.as('options'));
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

function summaryFrom(row: SummaryRow, names: Readonly<Record<string, string>>): StoredSummary {
  const listed: Listed = row.listed === null ? listedOf(JSON.parse(row.options ?? '{}')) : JSON.parse(row.listed);
  return {
    ...listed,
    id: row.id,
    game: row.game,
    seats: JSON.parse(row.seats),
    clock: JSON.parse(row.clock),
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    asked: row.asked === null ? null : JSON.parse(row.asked),
    names,
  };
}
