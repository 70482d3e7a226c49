import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { OnProgress } from './problem.ts';
import { OperationError } from './problem.ts';
import type { Rows } from './rows.ts';
import { expectSameRows, isEmpty } from './rows.ts';

/** What servers call themselves at the database. */
const SERVERS = 'signoria';

/** The whole store as of one moment, by PostgreSQL's own program, in its own format. */
export async function backupPostgres(url: string, file: string, onProgress: OnProgress): Promise<Rows> {
  return withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows: moments } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const rows = await rowsIn(client); // of the very moment that is dumped
    const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${moments[0]?.id}`, '--verbose'];
    const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
    const onNote = begunTables(rows, (done) => onProgress(done, 2 * all));
    await run('pg_dump', [...words, '--schema=public', `--file=${file}`], { url, onNote });
    expectSameRows(rows, await rowsInDump(file, (part) => onProgress(all + Math.round(all * part), 2 * all)));
    return rows;
  });
}

/** Gives back the schema in which the store that was there is now. */
export async function restorePostgres(
  file: string,
  url: string,
  isForced: boolean,
  onProgress: OnProgress,
): Promise<{ rows: Rows; aside: string | null }> {
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  const pass = (before: number) => (part: number) => onProgress(Math.round(kilobytes * (before + part)), 2 * kilobytes);
  const rows = await rowsInDump(file, pass(0));
  return withClient(url, async (client) => {
    await expectNoServer(client);
    const there = await rowsIn(client);
    if (!isForced && !isEmpty(there))
      throw new OperationError('the database holds games already: --force puts them aside and restores over them');
    const aside = `before_${new Date().toISOString().replace(/\D/g, '')}`;
    await client.query(`begin; alter schema public rename to ${aside}; create schema public; commit`);
    try {
      const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--schema=public'];
      await run('pg_restore', [...words, `--dbname=${databaseOf(url)}`], { url, file, onPart: pass(1) });
      expectSameRows(rows, await rowsIn(client));
    } catch (error) {
      await client.query(`begin; drop schema public cascade; alter schema ${aside} rename to public; commit`);
      throw error;
    }
    if (!isEmpty(there)) return { rows, aside };
    await client.query(`drop schema ${aside} cascade`);
    return { rows, aside: null };
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'operations',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {}); // whoever waits for an answer is told
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function rowsIn(client: pg.Client): Promise<Rows> {
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

async function expectNoServer(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [SERVERS],
  );
  if (rowCount !== 0) throw new OperationError('a server runs on this database: stop all of them first');
}

/** With each table that is begun, those before it are done. */
function begunTables(rows: Rows, onRows: (done: number) => void): (note: string) => void {
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

/** Reads the whole archive once, as a restore would, and counts. */
async function rowsInDump(file: string, onPart: (part: number) => void): Promise<Rows> {
  const rows = new Map<string, number>();
  let table: string | undefined;
  const onLine = (line: string) => {
    const begun = /^COPY public\.("?)(\w+)\1 /.exec(line)?.[2];
    if (table === undefined) {
      table = begun;
      if (begun !== undefined) rows.set(begun, 0);
    } else if (line === '\\.') table = undefined;
    else rows.set(table, (rows.get(table) ?? 0) + 1);
  };
  await run('pg_restore', ['--data-only', '--file=-'], { file, onLine, onPart });
  return rows;
}

interface Running {
  /** The database it signs in to. */
  readonly url?: string;
  /** The file it reads, and which part of it was read. */
  readonly file?: string;
  readonly onPart?: (part: number) => void;
  readonly onLine?: (line: string) => void;
  /** What it says about its work. */
  readonly onNote?: (note: string) => void;
}

/** One of PostgreSQL's own programs. Who signs in goes through the environment, where no list of processes shows it. */
async function run(program: string, words: readonly string[], running: Running): Promise<void> {
  const { url, file, onPart = () => {}, onLine = () => {}, onNote = () => {} } = running;
  const env = { ...process.env, LC_ALL: 'C', ...(url !== undefined && signIn(url)) };
  const child = spawn(program, words, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const problems: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/^pg_\w+: (?!error|detail|hint|warning)/.test(line)) onNote(line);
    else problems.push(line);
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  feed(child.stdin, file, onPart);
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperationError(`${program} is not on the PATH: install PostgreSQL's client programs (postgresql-client)`);
  });
  if (code !== 0) throw new OperationError(`${program} failed: ${problems.slice(0, 3).join('; ')}`);
}

function feed(stdin: Writable, file: string | undefined, onPart: (part: number) => void): void {
  stdin.on('error', () => {}); // it ended early, and says why
  if (file === undefined) {
    stdin.end();
    return;
  }
  const { size } = statSync(file);
  const reading = createReadStream(file);
  let read = 0;
  onPart(0);
  reading.on('data', (bytes) => {
    read += bytes.length;
    onPart(read / size);
  });
  reading.on('error', (error) => stdin.destroy(error));
  reading.pipe(stdin);
}

/** https://www.postgresql.org/docs/current/libpq-envars.html */
function signIn(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password } = new pg.Client({ connectionString: url });
  const sslMode = URL.canParse(url) ? new URL(url).searchParams.get('sslmode') : null;
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGDATABASE: databaseOf(url),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}

function databaseOf(url: string): string {
  return new pg.Client({ connectionString: url }).database ?? '';
}
