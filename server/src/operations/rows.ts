import { OperationError } from './problem.ts';

/** How many rows each table of a database has. */
export type Rows = ReadonlyMap<string, number>;

export function expectSameRows(expected: Rows, found: Rows): void {
  for (const [name, count] of expected)
    if (found.get(name) !== count)
      throw new OperationError(
        `the copy has ${found.get(name) ?? 0} rows of ${name} instead of ${count}: it is not whole`,
      );
}

/** A store in which nobody has been yet. */
export function isEmpty(rows: Rows): boolean {
  return ['people', 'tables'].every((name) => (rows.get(name) ?? 0) === 0);
}
