import type { Kysely } from 'kysely';
import { saveAskedAndDue, saveDue } from './askedAndDue.ts';
import type { Now, StoreDatabase, StoreWatch } from './database.ts';
import type { Snapshot, StoredLog, StoredTableSnapshot } from './entities.ts';
import { expectProgress, logEnds, raiseEpoch } from './epochs.ts';
import { asStoreError, noTable, StoreError } from './errors.ts';
import type { Statement } from './gameEnds.ts';
import { endStatements, lastDecisionStatements, runStatements } from './gameEnds.ts';
import type { GroupCommit } from './groupCommit.ts';
import { groupCommit } from './groupCommit.ts';
import { checkedNumber, isId, toJson } from './ids.ts';
import type { NewDecision, Schema } from './schema.ts';
import type { Store } from './store.ts';

type Decisions = Pick<Store, 'appendDecision' | 'truncateDecisions' | 'decisionsOf' | 'logOf'>;
type Snapshots = Pick<Store, 'saveSnapshot' | 'saveSnapshots' | 'latestSnapshot'>;

/** Returns the group commit of decisions. Its writes throw `StoreError`s, because group commit checks their codes. */
export function decisionGroupCommit(
  { writeGroup, diagnose }: StoreDatabase,
  pauseMs?: number,
  watch?: StoreWatch,
): GroupCommit<NewDecision> {
  const write: typeof writeGroup = async (group) => {
    try {
      const outcomes = await writeGroup(group);
      watch?.wrote(outcomes.filter((outcome) => outcome === 'written').length);
      return outcomes;
    } catch (error) {
      throw asStoreError(error, diagnose);
    }
  };
  return groupCommit(write, pauseMs);
}

const NO_STATEMENTS: readonly Statement[] = [];

export function decisions(database: StoreDatabase, groups: GroupCommit<NewDecision>, now: Now): Decisions {
  const { db, atomically } = database;
  return {
    async appendDecision(table, number, seat, move, { asked, dueAt, epoch = null, end } = {}) {
      if (!isId(table)) throw noTable(table);
      if (end !== undefined && end.snapshot.length !== number + 1) throw beyondLog(table, number + 1, end.snapshot);
      const at = now();
      const row = { table_id: table, number: checkedNumber(number), seat: checkedNumber(seat), move: toJson(move), at };
      const statements = end === undefined ? NO_STATEMENTS : lastDecisionStatements(table, end);
      await groups.add({
        ...row,
        epoch,
        asked: asked ? toJson(asked) : null,
        due_at: dueAt,
        endStatements: statements,
      });
      return { number, seat, move, at };
    },
    async truncateDecisions(table, to, { snapshot, epoch, length: known, ...waiting } = {}) {
      const length = checkedNumber(to);
      return atomically(async (transaction) => {
        const raised = await raiseEpoch(transaction, table, { epoch, length: known });
        await transaction.deleteFrom('decisions').where('table_id', '=', table).where('number', '>=', length).execute();
        await transaction.deleteFrom('snapshots').where('table_id', '=', table).where('version', '>', length).execute();
        if (snapshot !== undefined) await keepSnapshot(transaction, table, snapshot);
        await saveAskedAndDue(transaction, table, waiting);
        return raised;
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
    logOf: async (table, from = 0) => (isId(table) ? await readLog(db, table, checkedNumber(from)) : undefined),
  };
}

/** Reads epoch and decisions in one statement, so that an undo cannot come between them. */
async function readLog(db: Kysely<Schema>, table: string, from: number): Promise<StoredLog | undefined> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('decisions', (join) =>
      join.onRef('decisions.table_id', '=', 'tables.id').on('decisions.number', '>=', from),
    )
    .select(['tables.epoch', 'decisions.number', 'decisions.seat', 'decisions.move', 'decisions.at'])
    .where('tables.id', '=', table)
    .orderBy('decisions.number')
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  const decisions = rows.flatMap(({ number, seat, move, at }) =>
    number === null || seat === null || move === null || at === null
      ? []
      : [{ number, seat, move: JSON.parse(move), at }],
  );
  return { epoch: first.epoch, decisions };
}

export function snapshots({ db, atomically, lockTables }: StoreDatabase): Snapshots {
  return {
    async saveSnapshot(table, snapshot, { dueAt, epoch } = {}) {
      await atomically(async (transaction) => {
        await lockTables(transaction, [table]);
        await expectProgress(transaction, table, { epoch });
        await keepSnapshot(transaction, table, snapshot);
        if (dueAt !== undefined) await saveAskedAndDue(transaction, table, { dueAt });
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
      return row && { length: row.version, rulesVersion: row.rules_version, state: JSON.parse(row.state) };
    },
  };
}

/** Writes a snapshot. Requires the table's lock, because an undo may come between taking and writing a snapshot. */
export async function keepSnapshot(db: Kysely<Schema>, table: string, snapshot: Snapshot): Promise<void> {
  await expectWithinLog(db, table, snapshot);
  await insertSnapshots(db, [rowOf(table, snapshot)]);
}

/** Throws `gap` if the snapshot lies beyond the end of the table's log. */
async function expectWithinLog(db: Kysely<Schema>, table: string, snapshot: Snapshot): Promise<void> {
  const { length } = (await logEnds(db, [table])).get(table) ?? { length: 0 };
  if (checkedNumber(snapshot.length) > length) throw beyondLog(table, length, snapshot);
}

function beyondLog(table: string, length: number, snapshot: Snapshot): StoreError {
  return new StoreError(
    'gap',
    `table ${table} has ${length} decisions; a snapshot cannot be of ${snapshot.length} decisions`,
  );
}

async function keepSnapshots(db: Kysely<Schema>, snapshots: readonly StoredTableSnapshot[]): Promise<void> {
  const ends = await logEnds(
    db,
    snapshots.map(({ table }) => table),
  );
  const kept = snapshots.filter(({ table, snapshot, epoch }) => {
    const logEnd = ends.get(table);
    return logEnd !== undefined && snapshot.length <= logEnd.length && (epoch === undefined || epoch === logEnd.epoch);
  });
  if (kept.length === 0) return;
  await insertSnapshots(
    db,
    kept.map(({ table, snapshot }) => rowOf(table, snapshot)),
  );
  await saveDue(db, new Map(kept.flatMap(({ table, dueAt }) => (dueAt === undefined ? [] : [[table, dueAt]]))));
}

function rowOf(table: string, { length, rulesVersion, state }: Snapshot): Schema['snapshots'] {
  return { table_id: table, version: checkedNumber(length), rules_version: rulesVersion, state: toJson(state) };
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

type Results = Pick<Store, 'endTable' | 'resultsOf'>;

export function results(database: StoreDatabase): Results {
  const { db, atomically } = database;
  return {
    async endTable(table, end, known) {
      const statements = endStatements(table, end);
      return atomically(async (transaction) => {
        const raised = await raiseEpoch(transaction, table, known);
        await expectWithinLog(transaction, table, end.snapshot);
        await runStatements(transaction, statements, database);
        return raised;
      });
    },
    async resultsOf(table) {
      if (!isId(table)) return [];
      const rows = await db
        .selectFrom('results')
        .select(['seat', 'person', 'lines', 'rank'])
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map((row) => ({ ...row, lines: JSON.parse(row.lines) }));
    },
  };
}
