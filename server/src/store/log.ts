import type { Kysely } from 'kysely';
import type { Now, StoreDatabase } from './database.ts';
import { asStoreError, StoreError } from './errors.ts';
import type { Groups } from './group.ts';
import { inGroups } from './group.ts';
import { checkedNumber, isId, toJson } from './ids.ts';
import type { NewDecision, Schema } from './schema.ts';
import type { Snapshot, Store, TableSnapshot } from './store.ts';
import { keepDue, keepWaiting } from './waiting.ts';
import type { StoreWatch } from './watch.ts';

type Decisions = Pick<Store, 'appendDecision' | 'truncateDecisions' | 'decisionsOf'>;
type Snapshots = Pick<Store, 'saveSnapshot' | 'saveSnapshots' | 'latestSnapshot'>;

/** The group writer of a store, with errors that the grouping understands. */
export function decisionGroups(
  { writeGroup, diagnose }: StoreDatabase,
  pauseMs?: number,
  watch?: StoreWatch,
): Groups<NewDecision> {
  const write: typeof writeGroup = async (group) => {
    try {
      const outcomes = await writeGroup(group);
      watch?.wrote(outcomes.filter((outcome) => outcome === 'written').length);
      return outcomes;
    } catch (error) {
      throw asStoreError(error, diagnose);
    }
  };
  return inGroups(write, pauseMs);
}

export function decisions(database: StoreDatabase, groups: Groups<NewDecision>, now: Now): Decisions {
  const { db, atomically, lockTables } = database;
  return {
    async appendDecision(table, number, seat, move, { asked, dueAt } = {}) {
      if (!isId(table)) throw noTable(table);
      const at = now();
      const row = { table_id: table, number: checkedNumber(number), seat: checkedNumber(seat), move: toJson(move), at };
      await groups.add({ ...row, asked: asked ? toJson(asked) : null, due_at: dueAt });
      return { number, seat, move, at };
    },
    async truncateDecisions(table, to, snapshot, waiting = {}) {
      const length = checkedNumber(to);
      await atomically(async (transaction) => {
        await lockTables(transaction, [table]);
        await transaction.deleteFrom('decisions').where('table_id', '=', table).where('number', '>=', length).execute();
        await transaction.deleteFrom('snapshots').where('table_id', '=', table).where('version', '>', length).execute();
        if (snapshot !== undefined) await keepSnapshot(transaction, table, snapshot);
        await keepWaiting(transaction, table, waiting);
      });
    },
    async decisionsOf(table, from = 0) {
      if (!isId(table)) return [];
      const rows = await db
        .selectFrom('decisions')
        .select(['number', 'seat', 'move', 'at'])
        .where('table_id', '=', table)
        .where('number', '>=', checkedNumber(from))
        .orderBy('number')
        .execute();
      return rows.map((row) => ({ ...row, move: JSON.parse(row.move) }));
    },
  };
}

export function snapshots({ db, atomically, lockTables }: StoreDatabase): Snapshots {
  return {
    async saveSnapshot(table, snapshot, dueAt) {
      await atomically(async (transaction) => {
        await lockTables(transaction, [table]);
        await keepSnapshot(transaction, table, snapshot);
        if (dueAt !== undefined) await keepWaiting(transaction, table, { dueAt });
      });
    },
    async saveSnapshots(snapshots) {
      await atomically(async (transaction) => {
        await lockTables(
          transaction,
          snapshots.map(({ table }) => table),
        );
        await keepSnapshots(transaction, snapshots);
      });
    },
    async latestSnapshot(table) {
      if (!isId(table)) return undefined;
      const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
      return row && { version: row.version, rulesVersion: row.rules_version, state: JSON.parse(row.state) };
    },
  };
}

/** Under the table's lock: an undo may come between a position and the writing of its snapshot. */
export async function keepSnapshot(db: Kysely<Schema>, table: string, snapshot: Snapshot): Promise<void> {
  const version = checkedNumber(snapshot.version);
  const length = (await lengthsOf(db, [table])).get(table) ?? 0;
  if (version > length)
    throw new StoreError('gap', `table ${table} has ${length} decisions; a snapshot cannot be of version ${version}`);
  await insertSnapshots(db, [rowOf(table, snapshot)]);
}

async function keepSnapshots(db: Kysely<Schema>, snapshots: readonly TableSnapshot[]): Promise<void> {
  const lengths = await lengthsOf(
    db,
    snapshots.map(({ table }) => table),
  );
  const kept = snapshots.filter(({ table, snapshot }) => snapshot.version <= (lengths.get(table) ?? -1));
  if (kept.length === 0) return;
  await insertSnapshots(
    db,
    kept.map(({ table, snapshot }) => rowOf(table, snapshot)),
  );
  await keepDue(db, new Map(kept.flatMap(({ table, dueAt }) => (dueAt === undefined ? [] : [[table, dueAt]]))));
}

/** How many decisions each of these tables has; without those that are not there. */
export async function lengthsOf(db: Kysely<Schema>, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(({ selectFrom }) => [
      'id',
      selectFrom('decisions')
        .select(({ fn }) => fn.max('number').as('last'))
        .whereRef('table_id', '=', 'tables.id')
        .as('last'),
    ])
    .where('id', 'in', tables)
    .execute();
  return new Map(rows.map(({ id, last }) => [id, last === null ? 0 : Number(last) + 1]));
}

function rowOf(table: string, { version, rulesVersion, state }: Snapshot): Schema['snapshots'] {
  return { table_id: table, version: checkedNumber(version), rules_version: rulesVersion, state: toJson(state) };
}

async function insertSnapshots(db: Kysely<Schema>, rows: readonly Schema['snapshots'][]): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          rules_version: ref('excluded.rules_version'),
          state: ref('excluded.state'),
        }))
        .whereRef('snapshots.version', '<=', 'excluded.version'),
    )
    .execute();
}

function noTable(id: string): StoreError {
  return new StoreError('unknown', `there is no table ${id}`);
}
