import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { OperationError } from './problem.ts';
import type { Rows } from './rows.ts';
import { expectSameRows, isEmpty } from './rows.ts';

/** What servers call themselves at the database. */
const SERVERS = 'signoria';

/** The whole store as of one moment, by PostgreSQL's own program, in its own format. */
export async function backupPostgres(url: string, file: string): Promise<Rows> {
  return withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows: moments } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const rows = await rowsIn(client); // of the very moment that is dumped
    const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${moments[0]?.id}`];
    await run('pg_dump', [...words, '--schema=public', `--file=${file}`], url);
    expectSameRows(rows, await rowsInDump(file));
    return rows;
  });
}

/** Gives back the schema in which the store that was there is now. */
export async function restorePostgres(
  file: string,
  url: string,
  isForced: boolean,
): Promise<{ rows: Rows; aside: string | null }> {
  const rows = await rowsInDump(file);
  return withClient(url, async (client) => {
    await expectNoServer(client);
    const there = await rowsIn(client);
    if (!isForced && !isEmpty(there))
      throw new OperationError('the database holds games already: --force puts them aside and restores over them');
    const aside = `before_${new Date().toISOString().replace(/\D/g, '')}`;
    await client.query(`begin; alter schema public rename to ${aside}; create schema public; commit`);
    try {
      const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--schema=public'];
      await run('pg_restore', [...words, `--dbname=${databaseOf(url)}`, file], url);
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

/** Reads the whole archive once, as a restore would, and counts. */
async function rowsInDump(file: string): Promise<Rows> {
  const rows = new Map<string, number>();
  let table: string | undefined;
  await run('pg_restore', ['--data-only', '--file=-', file], undefined, (line) => {
    const begun = /^COPY public\.("?)(\w+)\1 /.exec(line)?.[2];
    if (table === undefined) {
      table = begun;
      if (begun !== undefined) rows.set(begun, 0);
    } else if (line === '\\.') table = undefined;
    else rows.set(table, (rows.get(table) ?? 0) + 1);
  });
  return rows;
}

/** One of PostgreSQL's own programs. Who signs in goes through the environment, where no list of processes shows it. */
async function run(
  program: string,
  words: readonly string[],
  url: string | undefined,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const env = { ...process.env, ...(url !== undefined && signIn(url)) };
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperationError(`${program} is not on the PATH: install PostgreSQL's client programs (postgresql-client)`);
  });
  if (code !== 0) throw new OperationError(`${program} failed: ${said.trim().split('\n').slice(0, 3).join('; ')}`);
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
