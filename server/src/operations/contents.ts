import { MIGRATIONS } from '../store/migrations.ts';
import { OperationError } from './operationError.ts';

/** Row counts of a database by table. */
export type RowCounts = ReadonlyMap<string, number>;

export function expectSameRows(expected: RowCounts, found: RowCounts): void {
  for (const [name, count] of expected)
    if (found.get(name) !== count)
      throw new OperationError(
        `the copy has ${found.get(name) ?? 0} rows of ${name} instead of ${count}: the copy is incomplete`,
      );
}

/** Returns true if a store has neither people nor tables. */
export function isEmpty(rows: RowCounts): boolean {
  return ['people', 'tables'].every((name) => (rows.get(name) ?? 0) === 0);
}

/** Facts about a backup, read from the backup itself. */
export interface Contents {
  readonly rows: RowCounts;
  /** One sentence for each log that has a gap or ends before its snapshot. */
  readonly damage: readonly string[];
  /** The names of the migrations applied to its schema. */
  readonly migrations: readonly string[];
}

/** Refuses a database of another program. */
export function expectStore(name: string, { rows }: Contents): void {
  if (!['people', 'tables', 'decisions'].every((table) => rows.has(table)))
    throw new OperationError(`${name} is not a store of Signoria`);
}

/** Refuses a backup that this version could not open. */
export function expectNotNewer(name: string, { migrations }: Contents): void {
  if (migrations.some((migration) => !Object.hasOwn(MIGRATIONS, migration)))
    throw new OperationError(`${name} was made by a newer version of Signoria: use that version`);
}

/** The decision numbers of one table. */
export interface LogRange {
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Reports a gap in a log. Decision numbers are unique within a table, so the count and the first and last number show
 * whether the log is complete.
 */
export function gapIn(table: string, { count, first, last }: LogRange): readonly string[] {
  if (first === 0 && last === count - 1) return [];
  return [`table ${table} has ${count} decisions with numbers from ${first} to ${last}`];
}

/** Reports a snapshot beyond the end of its log. `end` is the number that the next decision of the log gets. */
export function snapshotBeyond(table: string, version: number, end: number): readonly string[] {
  if (version <= end) return [];
  return [`table ${table} has a snapshot of decision ${version}, and its log ends at ${end}`];
}
