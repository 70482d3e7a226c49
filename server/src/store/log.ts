import type { Kysely } from 'kysely';
import type { Now, StoreDatabase } from './database.ts';
import { asStoreError, StoreError } from './errors.ts';
import type { Groups } from './group.ts';
import { inGroups } from './group.ts';
import { checkedNumber, isId, toJson } from './ids.ts';
import type { NewDecision, Schema } from './schema.ts';
import type { Snapshot, Store } from './store.ts';
import type { StoreWatch } from './watch.ts';

type Decisions = Pick<Store, 'appendDecision' | 'truncateDecisions' | 'decisionsOf'>;
type Snapshots = Pick<Store, 'saveSnapshot' | 'latestSnapshot'>;

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
    async appendDecision(table, number, seat, move, asked) {
      if (!isId(table)) throw noTable(table);
      const at = now();
      const row = { table_id: table, number: checkedNumber(number), seat: checkedNumber(seat), move: toJson(move), at };
      await groups.add({ ...row, asked: asked === undefined ? null : toJson(asked) });
      return { number, seat, move, at };
    },
    async truncateDecisions(table, to, snapshot, asked) {
      const length = checkedNumber(to);
      await atomically(async (transaction) => {
        await lockTables(transaction, [table]);
        await transaction.deleteFrom('decisions').where('table_id', '=', table).where('number', '>=', length).execute();
        await transaction.deleteFrom('snapshots').where('table_id', '=', table).where('version', '>', length).execute();
        if (snapshot !== undefined) await keepSnapshot(transaction, table, snapshot);
        if (asked !== undefined) await keepAsked(transaction, [{ table_id: table, seats: toJson(asked) }]);
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
    async saveSnapshot(table, snapshot) {
      await atomically(async (transaction) => {
        await lockTables(transaction, [table]);
        await keepSnapshot(transaction, table, snapshot);
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
  const last = await db
    .selectFrom('decisions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('table_id', '=', table)
    .executeTakeFirst();
  const length = last?.number == null ? 0 : Number(last.number) + 1;
  if (version > length)
    throw new StoreError('gap', `table ${table} has ${length} decisions; a snapshot cannot be of version ${version}`);
  const row = { version, rules_version: snapshot.rulesVersion, state: toJson(snapshot.state) };
  await db
    .insertInto('snapshots')
    .values({ table_id: table, ...row })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row).where('snapshots.version', '<=', version))
    .execute();
}

/** Each table at most once. */
export async function keepAsked(db: Kysely<Schema>, rows: readonly Schema['asked'][]): Promise<void> {
  await db
    .insertInto('asked')
    .values(rows)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(({ ref }) => ({ seats: ref('excluded.seats') })))
    .execute();
}

function noTable(id: string): StoreError {
  return new StoreError('unknown', `there is no table ${id}`);
}
