import { createHash } from 'node:crypto';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { COPY_SETTING } from '../store/settings.ts';

/** Leases and nodes belong to running servers and are not moved. */
export type MovedName = Exclude<keyof Schema, 'nodes' | 'leases'>;

type Columns = { readonly [T in MovedName]: { readonly [C in keyof Schema[T]]: 'key' | 'value' } };

/** Every column of every table that is moved. Tables come after those that their foreign keys reference. */
const COLUMNS: Columns = {
  people: { id: 'key', name: 'value', guest: 'value', created_at: 'value' },
  credentials: {
    id: 'key',
    person: 'value',
    public_key: 'value',
    counter: 'value',
    transports: 'value',
    created_at: 'value',
    used_at: 'value',
  },
  challenges: { challenge: 'key', expires_at: 'value' },
  sessions: { id_hash: 'key', person: 'value', expires_at: 'value' },
  tables: {
    id: 'key',
    game: 'value',
    rules_version: 'value',
    options: 'value',
    host: 'value',
    seats: 'value',
    visibility: 'value',
    clock: 'value',
    seed: 'value',
    seed_hash: 'value',
    status: 'value',
    created_at: 'value',
    started_at: 'value',
    ended_at: 'value',
    rematch_of: 'value',
    epoch: 'value',
    listed: 'value',
    language: 'value',
    hints: 'value',
  },
  sitters: { person: 'key', table_id: 'key', created_at: 'value', is_over: 'value' },
  asked: { table_id: 'key', seats: 'value' },
  due: { table_id: 'key', at: 'value' },
  settings: { name: 'key', value: 'value' },
  decisions: { table_id: 'key', number: 'key', seat: 'value', move: 'value', at: 'value' },
  snapshots: { table_id: 'key', version: 'value', rules_version: 'value', state: 'value' },
  analyses: {
    table_id: 'key',
    version: 'value',
    node: 'value',
    expires_at: 'value',
    done: 'value',
    total: 'value',
    body: 'value',
  },
  chat: { table_id: 'key', number: 'key', person: 'value', text: 'value', at: 'value' },
  results: { table_id: 'key', seat: 'key', person: 'value', lines: 'value', rank: 'value' },
};

export interface MovedTable {
  readonly name: MovedName;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

export const MOVED: readonly MovedTable[] = Object.entries(COLUMNS).map(([name, columns]) => ({
  name: name as MovedName,
  columns: Object.keys(columns),
  key: Object.entries(columns).flatMap(([column, role]) => (role === 'key' ? [column] : [])),
}));

export type MovedRow = Readonly<Record<string, unknown>>;

/** Rows per page. Even the widest table stays below SQLite's limit of 32,766 parameters per statement. */
export const PAGE_ROWS = 500;

/** Page size for snapshots and analyses, which are far larger than other rows. */
const PAGE_ROWS_OF_LARGE = 50;
const LARGE: readonly MovedName[] = ['snapshots', 'analyses'];

/** Reads a table page by page in key order (keyset pagination). The order is stable as long as nobody writes. */
export async function* pagesOf(
  db: Kysely<Schema>,
  table: MovedTable,
  rows: number,
  skip = 0,
): AsyncGenerator<readonly MovedRow[]> {
  const size = LARGE.includes(table.name) ? Math.min(rows, PAGE_ROWS_OF_LARGE) : rows;
  let page = await readPage(db, table, sql`limit ${size} offset ${skip}`);
  while (page.length > 0) {
    yield page;
    page = await readPage(db, table, sql`limit ${size}`, page.at(-1));
  }
}

async function readPage(
  db: Kysely<Schema>,
  table: MovedTable,
  range: RawBuilder<unknown>,
  last?: MovedRow,
): Promise<readonly MovedRow[]> {
  const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
  const after =
    last === undefined ? sql`` : sql`and (${refs(table.key)}) > (${sql.join(table.key.map((column) => last[column]))})`;
  const { rows } = await sql<MovedRow>`
    select ${refs(table.columns)} from ${sql.table(table.name)}
    where ${isMoved(table)} ${after} order by ${refs(table.key)} ${range}`.execute(db);
  return rows;
}

export async function countRows(db: Kysely<Schema>, table: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table.name)} where ${isMoved(table)}`.execute(db);
  return Number(rows[0]?.count);
}

/**
 * SQL condition for the rows to copy. The marker belongs to the target only, `writeStoreSecret` copies the secret,
 * and leases of analyses belong to running servers.
 */
function isMoved({ name }: MovedTable): RawBuilder<unknown> {
  if (name === 'analyses') return sql`body is not null`;
  return name === 'settings' ? sql`name not in (${COPY_SETTING}, 'secret')` : sql`1 = 1`;
}

/**
 * The number of rows of a table and the sum of their SHA-256 hashes. A sum does not depend on the order of the rows,
 * because the two databases sort text differently.
 */
export interface Digest {
  readonly rows: number;
  readonly sum: string;
}

export type Digests = Readonly<Record<string, Digest>>;

/** The sums of hashes are computed modulo this number. */
const MODULUS = 2n ** 256n;

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
      for (const row of page) sum = (sum + hashOf(table, row)) % MODULUS;
      rows += page.length;
      onRows(page.length);
    }
    digests[table.name] = { rows, sum: sum.toString(16) };
  }
  return digests;
}

function hashOf({ columns }: MovedTable, row: MovedRow): bigint {
  const values = JSON.stringify(columns.map((column) => row[column]));
  return BigInt(`0x${createHash('sha256').update(values).digest('hex')}`);
}

/** The names of the tables whose digests differ. */
export function differences(one: Digests, other: Digests): readonly string[] {
  const isEqual = (a?: Digest, b?: Digest) => a?.rows === b?.rows && a?.sum === b?.sum;
  return MOVED.flatMap(({ name }) => (isEqual(one[name], other[name]) ? [] : [name]));
}
