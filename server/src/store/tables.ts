import type { Kysely, Selectable, Updateable } from 'kysely';
import { saveAskedAndDue } from './askedAndDue.ts';
import type { Now, StoreDatabase } from './database.ts';
import type { StoredTable, TableChanges } from './entities.ts';
import { raiseEpoch } from './epochs.ts';
import { noTable } from './errors.ts';
import { checkedText, isId, newId, toJson } from './ids.ts';
import { keepSnapshot } from './log.ts';
import type { Schema, TableRow } from './schema.ts';
import type { Store } from './store.ts';
import { listedOptionsOf, namesAt } from './summaries.ts';

type TableWrites = Pick<Store, 'createTable' | 'updateTable'>;
type TableQueries = Pick<Store, 'findTable' | 'listTables' | 'findRematch' | 'dueTables'>;

export function tableWrites({ atomically }: StoreDatabase, now: Now): TableWrites {
  return {
    async createTable(wanted) {
      const table: BareTable = {
        ...wanted,
        id: newId(),
        status: 'lobby',
        createdAt: now(),
        startedAt: null,
        endedAt: null,
        asked: null,
        dueAt: null,
        epoch: 0,
      };
      const row = wholeRow(table);
      return atomically(async (transaction) => {
        await transaction.insertInto('tables').values(row).execute();
        if (table.rematchOf !== null) await raiseEpoch(transaction, table.rematchOf);
        await replaceSitters(transaction, table);
        return withNames(transaction, tableFrom({ ...row, asked: null, due_at: null }));
      });
    },
    async updateTable(id, changes, known) {
      if (!isId(id)) throw noTable(id);
      const set = rowOf(changes);
      return atomically(async (transaction) => {
        await raiseEpoch(transaction, id, known);
        if (Object.keys(set).length > 0)
          await transaction.updateTable('tables').set(set).where('id', '=', id).execute();
        if (changes.snapshot !== undefined) await keepSnapshot(transaction, id, changes.snapshot);
        await saveAskedAndDue(transaction, id, changes);
        const table = await find(transaction, id);
        if (table === undefined) throw noTable(id);
        const { seats, host, status } = changes;
        if (seats !== undefined || host !== undefined || status !== undefined) await replaceSitters(transaction, table);
        return withNames(transaction, table);
      });
    },
  };
}

export function tableQueries({ db }: StoreDatabase): TableQueries {
  return {
    async findTable(id) {
      const table = isId(id) ? await find(db, id) : undefined;
      return table && withNames(db, table);
    },
    async listTables({ status, person } = {}) {
      if (person !== undefined && !isId(person)) return [];
      let query = tablesIn(db);
      if (status !== undefined) query = query.where('status', '=', status);
      if (person !== undefined)
        query = query.where('id', 'in', db.selectFrom('sitters').select('table_id').where('person', '=', person));
      const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
      return withAllNames(db, rows.map(tableFrom));
    },
    async findRematch(table) {
      if (!isId(table)) return undefined;
      const row = await db.selectFrom('tables').select('id').where('rematch_of', '=', table).executeTakeFirst();
      return row?.id;
    },
    async dueTables(until, limit) {
      const due = db.selectFrom('due').select('table_id').where('at', '<=', until);
      const rows = await due.orderBy('at').orderBy('table_id').limit(limit).execute();
      return rows.map(({ table_id }) => table_id);
    },
  };
}

/** A table without the names of its host and players. */
type BareTable = Omit<StoredTable, 'names'>;

async function withNames(db: Kysely<Schema>, table: BareTable): Promise<StoredTable> {
  return { ...table, names: (await namesAt(db, [table.id])).get(table.id) ?? {} };
}

async function withAllNames(db: Kysely<Schema>, tables: readonly BareTable[]): Promise<readonly StoredTable[]> {
  const names = await namesAt(
    db,
    tables.map(({ id }) => id),
  );
  return tables.map((table) => ({ ...table, names: names.get(table.id) ?? {} }));
}

async function find(db: Kysely<Schema>, id: string): Promise<BareTable | undefined> {
  const row = await tablesIn(db).where('id', '=', id).executeTakeFirst();
  return row && tableFrom(row);
}

function tablesIn(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .leftJoin('asked', 'asked.table_id', 'tables.id')
    .selectAll('tables')
    .leftJoin('due', 'due.table_id', 'tables.id')
    .select(['asked.seats as asked', 'due.at as due_at']);
}

/** Rewrites the table's rows of `sitters` to match its host and seats. */
async function replaceSitters(db: Kysely<Schema>, { id, host, seats, createdAt, status }: BareTable): Promise<void> {
  await db.deleteFrom('sitters').where('table_id', '=', id).execute();
  const rows = personsIn({ host, seats }).map((person) => {
    return { person, table_id: id, created_at: createdAt, is_over: status === 'over' ? 1 : 0 };
  });
  if (rows.length > 0) await db.insertInto('sitters').values(rows).execute();
}

/** Returns the host and the players without duplicates: everyone whose own list contains the table. */
export function personsIn({ host, seats }: Pick<StoredTable, 'host' | 'seats'>): readonly string[] {
  const present = new Set(seats.flatMap((sitter) => ('person' in sitter ? [sitter.person] : [])));
  if (host !== null) present.add(host);
  return [...present];
}

function tableFrom(row: Selectable<TableRow> & { asked: string | null; due_at: number | null }): BareTable {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options),
    host: row.host,
    seats: JSON.parse(row.seats),
    visibility: row.visibility,
    clock: JSON.parse(row.clock),
    language: row.language,
    hints: row.hints === 1,
    seed: row.seed,
    seedHash: row.seed_hash,
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    rematchOf: row.rematch_of,
    asked: row.asked === null ? null : JSON.parse(row.asked),
    dueAt: row.due_at,
    epoch: row.epoch,
  };
}

function wholeRow(table: BareTable): Selectable<TableRow> {
  return {
    id: table.id,
    game: checkedText(table.game),
    rules_version: table.rulesVersion,
    options: toJson(table.options),
    host: table.host,
    seats: toJson(table.seats),
    visibility: table.visibility,
    clock: toJson(table.clock),
    seed: checkedText(table.seed),
    seed_hash: checkedText(table.seedHash),
    status: table.status,
    created_at: table.createdAt,
    started_at: table.startedAt,
    ended_at: table.endedAt,
    rematch_of: table.rematchOf,
    epoch: table.epoch,
    listed: toJson(listedOptionsOf(table.options)),
    language: table.language,
    hints: table.hints ? 1 : 0,
  };
}

/** Copies fields one by one, so that extra properties of the caller do not become columns. */
function rowOf(changes: TableChanges): Updateable<TableRow> {
  const { rulesVersion, options, host, seats, visibility, clock, seed, seedHash, status, startedAt, endedAt } = changes;
  return {
    ...(rulesVersion !== undefined && { rules_version: rulesVersion }),
    ...(options !== undefined && { options: toJson(options), listed: toJson(listedOptionsOf(options)) }),
    ...(host !== undefined && { host }),
    ...(seats !== undefined && { seats: toJson(seats) }),
    ...(visibility !== undefined && { visibility }),
    ...(clock !== undefined && { clock: toJson(clock) }),
    ...(seed !== undefined && { seed: checkedText(seed) }),
    ...(seedHash !== undefined && { seed_hash: checkedText(seedHash) }),
    ...(status !== undefined && { status }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
  };
}
