import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from '../store/postgres.ts';
import type { Payload } from './checksum.ts';
import { OperationError } from './operationError.ts';

interface RunOptions {
  /** The database that the program connects to. */
  readonly url?: string;
  /** The dump that the program reads from its standard input. */
  readonly payload?: Payload;
  /** Receives the fraction of the dump that has been read. */
  readonly onPart?: (part: number) => void;
  readonly onLine?: (line: string) => void;
  /** Receives the progress messages that the program writes. */
  readonly onNote?: (note: string) => void;
}

/**
 * Runs `pg_dump` or `pg_restore`. Credentials go through the environment, because a list of processes shows the command
 * line.
 */
export async function run(program: string, args: readonly string[], options: RunOptions): Promise<void> {
  const { url, payload, onPart = () => {}, onLine = () => {}, onNote = () => {} } = options;
  const env = { ...process.env, LC_ALL: 'C', ...(url !== undefined && connectionVariables(url)) };
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const problems: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/^pg_\w+: (?!error|detail|hint|warning)/.test(line)) onNote(line);
    else problems.push(line);
  });
  readLines(child.stdout, onLine);
  feed(child.stdin, payload, onPart);
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperationError(`${program} is not on the PATH: install PostgreSQL's client programs (postgresql-client)`);
  });
  if (code !== 0) throw new OperationError(`${program} failed: ${problems.slice(0, 3).join('; ')}`);
}

/** Splits at line feeds alone: `node:readline` may also split at U+2028, which COPY leaves as it is within a row. */
function readLines(stdout: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}

function feed(stdin: Writable, payload: Payload | undefined, onPart: (part: number) => void): void {
  stdin.on('error', () => {}); // the program ended early; its exit code is checked
  if (payload === undefined) {
    stdin.end();
    return;
  }
  const { file, length } = payload;
  const reading = createReadStream(file, { end: length - 1 });
  let read = 0;
  onPart(0);
  reading.on('data', (bytes) => {
    read += bytes.length;
    onPart(read / length);
  });
  reading.on('error', (error) => stdin.destroy(error));
  reading.pipe(stdin);
}

/** The parameters of a URL that `pg_dump` and `pg_restore` read from these variables. */
const VARIABLES: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/**
 * Returns host, database, credentials and parameters as environment variables:
 * https://www.postgresql.org/docs/current/libpq-envars.html
 */
function connectionVariables(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password } = new pg.Client({ connectionString: url });
  const parameters = URL.canParse(url) ? [...new URL(url).searchParams] : [];
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGDATABASE: databaseOf(url),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...Object.fromEntries(parameters.flatMap(([name, value]) => (VARIABLES[name] ? [[VARIABLES[name], value]] : []))),
  };
}

export function databaseOf(url: string): string {
  return new pg.Client({ connectionString: url }).database ?? '';
}

type Query = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** Waiting time for the connections of a server that is just ending, in milliseconds. */
const DISCONNECT_TIMEOUT_MS = 5000;
const EVERY_MS = 100;

/** Throws if a server stays connected to the PostgreSQL database of `query`. */
export async function expectNoServer(query: Query, database = 'this database'): Promise<void> {
  for (let waited = 0; await hasServer(query); waited += EVERY_MS) {
    if (waited >= DISCONNECT_TIMEOUT_MS)
      throw new OperationError(`a server runs on ${database}: stop all servers on it first`);
    await wait(EVERY_MS);
  }
}

async function hasServer(query: Query): Promise<boolean> {
  const { rows } = await query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [APPLICATION_NAME],
  );
  return rows.length > 0;
}
