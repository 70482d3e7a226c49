import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { addListedOptions } from './summaries.ts';

/**
 * All schema migrations, for both databases. Never change a published migration; add a new one. Schema changes are not
 * rolled back on SQLite, so every step must be idempotent after a crash (`ifNotExists`).
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001 people': { up: createPeople },
  '0002 tables': { up: createTables },
  '0003 log': { up: createLog },
  '0004 chat and results': { up: createChatAndResults },
  '0005 asked': { up: createAsked },
  '0006 due': { up: createDue },
  '0007 rematches': { up: indexRematches },
  '0008 epochs': { up: addEpochs },
  '0009 one rematch': { up: makeRematchUnique },
  '0010 passkeys': { up: datePasskeys },
  '0011 expiry': { up: indexForExpiry },
  '0012 leases': { up: createLeases },
  '0013 challenges': { up: createChallenges },
  '0014 lists': { up: indexLists },
  '0015 language and hints': { up: addLanguageAndHints },
  '0016 analyses': { up: createAnalyses },
};

async function createPeople({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('people')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('guest', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('credentials')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('credentials_person').ifNotExists().on('credentials').column('person').execute();
  await schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_expiry').ifNotExists().on('sessions').column('expires_at').execute();
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.references('people.id'))
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('seed_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('rematch_of', 'text', (column) => column.references('tables.id'))
    .execute();
  await schema
    .createIndex('tables_newest')
    .ifNotExists()
    .on('tables')
    .columns(['status', 'visibility', 'created_at'])
    .execute();
  await schema
    .createTable('sitters')
    .ifNotExists()
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addPrimaryKeyConstraint('sitters_key', ['person', 'table_id'])
    .execute();
  await schema.createIndex('sitters_table').ifNotExists().on('sitters').column('table_id').execute();
}

async function createLog({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('decisions')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('decisions_key', ['table_id', 'number'])
    .execute();
  await schema
    .createTable('snapshots')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

async function createChatAndResults({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .execute();
  await schema
    .createTable('results')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('results_person').ifNotExists().on('results').column('person').execute();
}

async function createAsked({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('asked')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('seats', 'text', (column) => column.notNull())
    .execute();
}

/** Adds epochs, by which servers on one store detect each other's changes, and shared settings. */
async function addEpochs(db: Kysely<unknown>): Promise<void> {
  if (!(await hasColumn(db, 'tables', 'epoch')))
    await db.schema
      .alterTable('tables')
      .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** Allows one rematch per table. If two servers have created two, the first stays. */
async function makeRematchUnique(db: Kysely<unknown>): Promise<void> {
  await sql`update tables set rematch_of = null where exists (select 1 from tables as first
    where first.rematch_of = tables.rematch_of
      and (first.created_at, first.id) < (tables.created_at, tables.id))`.execute(db);
  await db.schema.dropIndex('tables_rematch').ifExists().execute();
  await db.schema.createIndex('tables_one_rematch').ifNotExists().unique().on('tables').column('rematch_of').execute();
}

async function createLeases({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('nodes')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('leases')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('node', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('leases_node').ifNotExists().on('leases').column('node').execute();
}

async function createChallenges({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('challenges')
    .ifNotExists()
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('challenges_expiry').ifNotExists().on('challenges').column('expires_at').execute();
}

/** SQLite has no `add column if not exists`. */
async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name, columns }) => name === table && columns.some((one) => one.name === column));
}

/**
 * Creates `due`. An older running table is due at once if it has a clock or no row in `asked`: opening the table writes
 * the correct values.
 */
async function createDue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('due')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('due_at').ifNotExists().on('due').column('at').execute();
  await sql`
    insert into due (table_id, at)
    select id, 0 from tables
    where status = 'running'
      and (clock not like '%"kind":"none"%' or not exists (select 1 from asked where asked.table_id = tables.id))
    on conflict (table_id) do nothing
  `.execute(db);
}

async function indexRematches({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('tables_rematch').ifNotExists().on('tables').column('rematch_of').execute();
}

/** Adds dates by which people can tell their passkeys apart, and an index of sessions by person. */
async function datePasskeys(db: Kysely<unknown>): Promise<void> {
  for (const column of ['created_at', 'used_at'])
    if (!(await hasColumn(db, 'credentials', column)))
      await db.schema.alterTable('credentials').addColumn(column, 'bigint').execute();
  await db.schema.createIndex('sessions_person').ifNotExists().on('sessions').column('person').execute();
}

/** Adds indexes for finding expired tables, expired guests and all rows that reference a person. */
async function indexForExpiry({ schema }: Kysely<unknown>): Promise<void> {
  const unstarted = schema.createIndex('tables_unstarted').ifNotExists().on('tables').column('created_at');
  await unstarted.where(sql.ref('started_at'), 'is', null).execute();
  const guests = schema.createIndex('people_guests').ifNotExists().on('people').columns(['created_at', 'id']);
  await guests.where(sql.ref('guest'), '=', 1).execute();
  await schema.createIndex('tables_host').ifNotExists().on('tables').column('host').execute();
  await schema.createIndex('chat_person').ifNotExists().on('chat').column('person').execute();
}

/** Adds indexes and columns for keyset pagination of lists without reading the options of the tables. */
async function indexLists(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  if (!(await hasColumn(db, 'tables', 'listed')))
    await schema.alterTable('tables').addColumn('listed', 'text').execute();
  await addListedOptions(db);
  if (!(await hasColumn(db, 'sitters', 'created_at')))
    await schema
      .alterTable('sitters')
      .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  if (!(await hasColumn(db, 'sitters', 'is_over')))
    await schema
      .alterTable('sitters')
      .addColumn('is_over', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await sql`update sitters set
    created_at = (select tables.created_at from tables where tables.id = sitters.table_id),
    is_over = (select case when status = 'over' then 1 else 0 end from tables where tables.id = sitters.table_id)`.execute(
    db,
  );
  const own = schema.createIndex('sitters_listed').ifNotExists().on('sitters');
  await own.columns(['person', 'is_over', 'created_at', 'table_id']).execute();
  const all = schema.createIndex('tables_listed').ifNotExists().on('tables');
  await all.columns(['status', 'visibility', 'created_at', 'id']).execute();
  await schema.dropIndex('tables_newest').ifExists().execute();
}

/** Adds the language of a table, and whether hints are allowed. At older tables they are. */
async function addLanguageAndHints(db: Kysely<unknown>): Promise<void> {
  if (!(await hasColumn(db, 'tables', 'language')))
    await db.schema.alterTable('tables').addColumn('language', 'text').execute();
  if (!(await hasColumn(db, 'tables', 'hints')))
    await db.schema
      .alterTable('tables')
      .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
}

async function createAnalyses({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('analyses')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('node', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('body', 'text')
    .execute();
}
