import { statSync } from 'node:fs';
import pg from 'pg';
import type { Payload } from './checksum.ts';
import type { Contents, LogRange, RowCounts } from './contents.ts';
import { expectSameRows, gapIn, isEmpty, snapshotBeyond } from './contents.ts';
import type { OnProgress } from './operationError.ts';
import { OperationError } from './operationError.ts';
import { databaseOf, expectNoServer, run } from './postgresPrograms.ts';

/** Dumps the whole store as of one moment with `pg_dump`, in its custom format. */
export async function backupPostgres(url: string, file: string, onProgress: OnProgress): Promise<Contents> {
  return withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows: moments } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const rows = await rowsIn(client); // from the same snapshot as the dump
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${moments[0]?.id}`, '--verbose'];
    const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
    const onNote = dumpProgress(rows, (done) => onProgress(done, 2 * all));
    await run('pg_dump', [...args, '--schema=public', `--file=${file}`], { url, onNote });
    const payload = { file, length: statSync(file).size };
    const contents = await readDump(payload, (part) => onProgress(all + Math.round(all * part), 2 * all));
    expectSameRows(rows, contents.rows);
    return contents;
  });
}

/**
 * Restores a dump. Returns the schema that now holds the previous store; null if it was empty. `onPart` receives the
 * fraction that has been restored.
 */
export async function restorePostgres(
  payload: Payload,
  rows: RowCounts,
  url: string,
  isForced: boolean,
  onPart: (part: number) => void,
): Promise<string | null> {
  return withClient(url, async (client) => {
    await expectNoServer((text, values) => client.query(text, [...values]));
    const there = await rowsIn(client);
    if (!isForced && !isEmpty(there))
      throw new OperationError('the database is not empty: --force moves its contents aside and restores');
    const aside = `before_${new Date().toISOString().replace(/\D/g, '')}`;
    await client.query(`begin; alter schema public rename to ${aside}; create schema public; commit`);
    try {
      const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--schema=public'];
      await run('pg_restore', [...args, `--dbname=${databaseOf(url)}`], { url, payload, onPart });
      expectSameRows(rows, await rowsIn(client));
    } catch (error) {
      await client.query(`begin; drop schema public cascade; alter schema ${aside} rename to public; commit`);
      throw error;
    }
    if (!isEmpty(there)) return aside;
    await client.query(`drop schema ${aside} cascade`);
    return null;
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'operations',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {}); // the pending query is rejected
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function rowsIn(client: pg.Client): Promise<RowCounts> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from public.${client.escapeIdentifier(name)}`,
    );
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

/** Returns a function that reads progress from the notes of `pg_dump`: when a table begins, all earlier ones are done. */
function dumpProgress(rows: RowCounts, onRows: (done: number) => void): (note: string) => void {
  let done = 0;
  let current = 0;
  return (note) => {
    const table = /dumping contents of table "public\.(\w+)"/.exec(note)?.[1];
    if (table === undefined) return;
    done += current;
    current = rows.get(table) ?? 0;
    onRows(done);
  };
}

/** Reads a whole dump once, as a restore would: counts rows and checks the decision log of every table. */
export async function readDump(payload: Payload, onPart: (part: number) => void): Promise<Contents> {
  const rows = new Map<string, number>();
  const logs = new Map<string, LogRange>();
  const snapshots = new Map<string, number>();
  const migrations: string[] = [];
  const readers: Readonly<Record<string, (value: (column: string) => string) => void>> = {
    decisions: (value) => count(logs, value('table_id'), Number(value('number'))),
    snapshots: (value) => snapshots.set(value('table_id'), Number(value('version'))),
    kysely_migration: (value) => migrations.push(value('name')),
  };
  const onRow = (table: string, columns: readonly string[], line: string) => {
    rows.set(table, (rows.get(table) ?? 0) + 1);
    if (!Object.hasOwn(readers, table)) return;
    const values = line.split('\t');
    readers[table]?.((column) => values[columns.indexOf(column)] ?? '');
  };
  const onLine = copiedRows((table) => rows.set(table, 0), onRow);
  await run('pg_restore', ['--data-only', '--file=-'], { payload, onLine, onPart });
  const damage = [
    ...[...logs].flatMap(([table, log]) => gapIn(table, log)),
    ...[...snapshots].flatMap(([table, version]) => snapshotBeyond(table, version, (logs.get(table)?.last ?? -1) + 1)),
  ];
  return { rows, damage, migrations };
}

/**
 * Returns a function that receives the lines of a script and finds the rows of its COPY statements:
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
function copiedRows(
  onTable: (table: string) => void,
  onRow: (table: string, columns: readonly string[], line: string) => void,
): (line: string) => void {
  let table: string | undefined;
  let columns: readonly string[] = [];
  return (line) => {
    if (table === undefined) {
      const [, , name, list] = /^COPY public\.("?)(\w+)\1 \((.*)\) FROM stdin;$/.exec(line) ?? [];
      if (name === undefined || list === undefined) return;
      table = name;
      columns = list.split(', ').map((column) => column.replaceAll('"', ''));
      onTable(name);
    } else if (line === '\\.') table = undefined;
    else onRow(table, columns, line);
  };
}

function count(logs: Map<string, LogRange>, table: string, number: number): void {
  const log = logs.get(table) ?? { count: 0, first: number, last: number };
  logs.set(table, {
    count: log.count + 1,
    first: Math.min(log.first, number),
    last: Math.max(log.last, number),
  });
}
