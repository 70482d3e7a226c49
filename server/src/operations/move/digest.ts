import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Row } from './pages.ts';
import { pagesOf } from './pages.ts';
import type { MovedTable } from './tables.ts';
import { MOVED } from './tables.ts';

/**
 * The number of rows of a table and the sum of their SHA-256 hashes. A sum does not depend on the order of the rows: the two
 * databases sort text differently.
 */
export interface Digest {
  readonly rows: number;
  readonly sum: string;
}

export type Digests = Readonly<Record<string, Digest>>;

const LIMIT = 2n ** 256n;

export async function digestsOf(
  db: Kysely<Schema>,
  pageRows: number,
  onRows: (count: number) => void,
): Promise<Digests> {
  const digests: Record<string, Digest> = {};
  for (const table of MOVED) {
    let rows = 0;
    let sum = 0n;
    for await (const page of pagesOf(db, table, pageRows)) {
      for (const row of page) sum = (sum + hashOf(table, row)) % LIMIT;
      rows += page.length;
      onRows(page.length);
    }
    digests[table.name] = { rows, sum: sum.toString(16) };
  }
  return digests;
}

function hashOf({ columns }: MovedTable, row: Row): bigint {
  const values = JSON.stringify(columns.map((column) => row[column]));
  return BigInt(`0x${createHash('sha256').update(values).digest('hex')}`);
}

/** The names of the tables whose digests differ. */
export function differences(one: Digests, other: Digests): readonly string[] {
  const isEqual = (a?: Digest, b?: Digest) => a?.rows === b?.rows && a?.sum === b?.sum;
  return MOVED.flatMap(({ name }) => (isEqual(one[name], other[name]) ? [] : [name]));
}
