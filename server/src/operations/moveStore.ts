import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { COPY_SETTING, copyStoreSetting } from '../store/settings.ts';
import type { CheckReport } from './checkStore.ts';
import { checkStore } from './checkStore.ts';
import { parseJson } from './checkTable.ts';
import type { RowCounts } from './contents.ts';
import type { Digests, MovedRow, MovedTable } from './moveRows.ts';
import { countRows, differences, digestsOf, MOVED, PAGE_ROWS, pagesOf } from './moveRows.ts';
import type { OnProgress } from './operationError.ts';
import { OperationError } from './operationError.ts';
import type { CopySource, CopyTarget, StoreSide } from './storeSides.ts';
import { readStoreSecret, readStoreSide, withSource, withTarget, writeStoreSecret } from './storeSides.ts';

export interface MoveOptions {
  readonly onProgress?: OnProgress;
  /** The most rows that are in memory at a time. */
  readonly pageRows?: number;
}

export interface MoveReport {
  /** The names of source and target, without passwords. */
  readonly from: string;
  readonly to: string;
  readonly rows: RowCounts;
  /** False if the source has no secret: its servers were started with SECRET. */
  readonly hasSecret: boolean;
  /** True if the run continued an interrupted one. */
  readonly isResumed: boolean;
  readonly check: CheckReport;
}

/**
 * Copies a whole store into an empty one; each may be SQLite or PostgreSQL. The source is not changed. After an
 * interruption, another run continues the copy. No server starts on the target until the copy is verified. Progress
 * counts rows, which are read, copied and read back, and then checked tables.
 */
export async function moveStore(from: string, to: string, options: MoveOptions = {}): Promise<MoveReport> {
  const sides = { from: readStoreSide('--from', from), to: readStoreSide('--to', to) };
  if (sides.from.name === sides.to.name) throw new OperationError('--from and --to are the same store');
  return withSource(sides.from, (source) =>
    withTarget(sides.to, (target) => copyStore(sides, source, target, options)),
  );
}

interface StoreSides {
  readonly from: StoreSide;
  readonly to: StoreSide;
}

async function copyStore(
  { from, to }: StoreSides,
  source: CopySource,
  target: CopyTarget,
  { onProgress = () => {}, pageRows = PAGE_ROWS }: MoveOptions,
): Promise<MoveReport> {
  const progress = await countedProgress(source, onProgress);
  const digests = await digestsOf(source.db, pageRows, progress.add);
  const isResumed = await beginCopy(target, from, digests);
  const secret = await readStoreSecret(from, source.db);
  if (secret !== undefined) await writeStoreSecret(to, target.db, secret);
  await copyRows(source.db, target, pageRows, progress.add);
  await expectEqual(from, target, digests, await digestsOf(target.db, pageRows, progress.add));
  await source.expectUnserved();
  const check = await checkStore(to.location, progress.addTables);
  if (check.damage.length > 0) throw new OperationError(`${to.name} is damaged: ${check.damage[0]}`);
  await endCopy(target);
  const rows = new Map(Object.entries(digests).map(([name, digest]) => [name, digest.rows]));
  return { from: from.name, to: to.name, rows, hasSecret: secret !== undefined, isResumed, check };
}

async function countedProgress({ db }: CopySource, onProgress: OnProgress) {
  const counts = new Map<string, number>();
  for (const table of MOVED) counts.set(table.name, await countRows(db, table));
  const passes = 3 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  const total = passes + (counts.get('tables') ?? 0);
  let done = 0;
  const add = (count: number) => {
    done += count;
    onProgress(done, total);
  };
  return { add, addTables: (checked: number) => onProgress(passes + checked, total) };
}

async function expectEqual(from: StoreSide, target: CopyTarget, expected: Digests, found: Digests): Promise<void> {
  const different = differences(expected, found);
  if (different.length === 0) return;
  await invalidateCopy(target, from);
  throw new OperationError(
    `the copy differs from the source in ${different.join(', ')}: run the command again, and it copies everything anew`,
  );
}

/**
 * Copies all rows that the target does not have yet. Pages are copied in the order of the source, each in one
 * statement, so the number of rows in the target tells where to continue.
 */
async function copyRows(
  source: Kysely<Schema>,
  target: CopyTarget,
  pageRows: number,
  onRows: (count: number) => void,
): Promise<void> {
  for (const table of MOVED) {
    const copied = await countRows(target.db, table);
    if (copied > 0) onRows(copied);
    for await (const page of pagesOf(source, table, pageRows, copied)) {
      await insert(target.db, table, page);
      onRows(page.length);
    }
    if (table.name === 'tables') await linkRematches(source, target, table, pageRows);
  }
}

/** Inserts a page. `rematch_of` may reference a table of a later page, so it is set after all tables are copied. */
async function insert(db: Kysely<Schema>, { name }: MovedTable, page: readonly MovedRow[]): Promise<void> {
  const rows = name === 'tables' ? page.map((row) => ({ ...row, rematch_of: null })) : page;
  const anyTable = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  await anyTable.insertInto(name).values(rows).execute();
}

async function linkRematches(
  source: Kysely<Schema>,
  { atomically }: CopyTarget,
  table: MovedTable,
  pageRows: number,
): Promise<void> {
  for await (const page of pagesOf(source, table, pageRows)) {
    const rematches = page.filter(({ rematch_of }) => rematch_of !== null);
    if (rematches.length === 0) continue;
    await atomically(async (transaction) => {
      for (const { id, rematch_of } of rematches)
        await transaction
          .updateTable('tables')
          .set({ rematch_of: rematch_of as string })
          .where('id', '=', id as string)
          .execute();
    });
  }
}

/** The value of the setting that an unfinished copy leaves in its target. */
interface Marker {
  readonly source: string;
  /** Digests of the source; null if the copy was found to differ from it. */
  readonly digests: Digests | null;
}

/**
 * Marks the target as unfinished. Returns true if it holds the beginning of the same copy. A source that has changed
 * since is copied anew.
 */
async function beginCopy(target: CopyTarget, source: StoreSide, digests: Digests): Promise<boolean> {
  const text = await copyStoreSetting(target.db);
  const begun = { source: source.name, digests };
  if (text === undefined) {
    await markTarget(target, begun);
    return false;
  }
  const marker = parseJson(text) as Marker | undefined;
  if (marker?.digests && differences(marker.digests, digests).length === 0) return true;
  if (marker?.source !== source.name)
    throw new OperationError(
      `the target holds an unfinished move from ${marker?.source}: finish that one, or choose an empty target`,
    );
  await clear(target, begun);
  return false;
}

/**
 * Sets the marker, then checks for servers: one that started earlier has a connection, and one that starts later finds
 * the marker.
 */
async function markTarget(target: CopyTarget, marker: Marker): Promise<void> {
  await target.expectFree();
  await setMarker(target.db, marker);
  try {
    await target.expectUnserved();
  } catch (error) {
    await endCopy(target);
    throw error;
  }
}

/** Deletes the rows that an earlier run has copied, and marks the target for a new copy. */
async function clear({ atomically }: CopyTarget, marker: Marker): Promise<void> {
  await atomically(async (transaction) => {
    await transaction.updateTable('tables').set({ rematch_of: null }).execute();
    for (const { name } of MOVED.toReversed()) await transaction.deleteFrom(name).execute();
    await setMarker(transaction, marker);
  });
}

/** Makes the next run copy everything anew. */
async function invalidateCopy({ db }: CopyTarget, source: StoreSide): Promise<void> {
  await setMarker(db, { source: source.name, digests: null });
}

/** Removes the marker, so that servers can start on the target. */
async function endCopy({ db }: CopyTarget): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', COPY_SETTING).execute();
}

async function setMarker(db: CopyTarget['db'], marker: Marker): Promise<void> {
  const value = JSON.stringify(marker);
  await db
    .insertInto('settings')
    .values({ name: COPY_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
