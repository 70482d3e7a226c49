import type { Payload } from './checksum.ts';
import type { Contents, LogRange } from './contents.ts';
import { gapIn, snapshotBeyond } from './contents.ts';
import { run } from './postgresPrograms.ts';

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

/** Finds the rows in a script of COPY statements: https://www.postgresql.org/docs/current/sql-copy.html */
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
