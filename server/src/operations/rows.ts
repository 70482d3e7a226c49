import { OperationError } from './problem.ts';

/** Row counts of a database by table. */
export type Rows = ReadonlyMap<string, number>;

export function expectSameRows(expected: Rows, found: Rows): void {
  for (const [name, count] of expected)
    if (found.get(name) !== count)
      throw new OperationError(
        `the copy has ${found.get(name) ?? 0} rows of ${name} instead of ${count}: it is not whole`,
      );
}

/** Returns true if a store has neither people nor tables. */
export function isEmpty(rows: Rows): boolean {
  return ['people', 'tables'].every((name) => (rows.get(name) ?? 0) === 0);
}
