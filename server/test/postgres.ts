import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { canInstall, endProcess, installPackage } from './debian.ts';

export interface PostgresServer {
  /** Returns the URL of one of its databases. */
  url(database?: string): string;
  /** Crashes the server. Returns a function that starts it again. Only for a server that the tests started. */
  readonly crash?: () => Promise<() => Promise<void>>;
  /** Pauses all its processes. Returns a function that resumes them. */
  readonly freeze?: () => () => void;
  stop(): Promise<void>;
}

const HINT =
  'Set DATABASE_URL_TEST to a PostgreSQL whose user may create databases, or install one (Debian: apt-get install postgresql).';

/** Starts a server in a temporary folder, or uses DATABASE_URL_TEST. Returns the reason if there is none. */
export async function startPostgres(): Promise<PostgresServer | string> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: (database) => withDatabase(given, database), stop: async () => {} };
  if (process.platform === 'win32') return `no PostgreSQL is started on Windows. ${HINT}`;
  const binaries = findBinaries() ?? install();
  if (binaries === undefined) return `no PostgreSQL server was found and none could be installed. ${HINT}`;
  const owner = ownerOfServer();
  if (owner === undefined) return `PostgreSQL does not run as root and there is no other user. ${HINT}`;
  return ownServer(binaries, owner);
}

function withDatabase(given: string, database: string | undefined): string {
  const url = new URL(given);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/** Installs Debian's package without the cluster that it would create and start. */
function install(): string | undefined {
  if (!canInstall()) return undefined;
  const config = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(config)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(config, 'create_main_cluster = false\n');
  }
  installPackage('postgresql');
  return findBinaries();
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns the user that runs the server, since PostgreSQL refuses to run as root. */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

async function ownServer(binaries: string, owner: Owner): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const words = ['-D', data, '-U', 'signoria', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(binaries, 'initdb'), words, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  // Listens on a Unix socket in its own folder, so that no port can collide. No test cuts the machine's power, so fsync
  // is not needed: killing the process loses nothing of the system's cache.
  const settings = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const url = (database = 'postgres') => `postgresql://signoria@${encodeURIComponent(folder)}/${database}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(binaries, 'postgres'), settings, { ...owner, cwd: folder, stdio: 'ignore' });
    const kill = () => child.kill('SIGQUIT');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await untilItAnswers(url(), child);
    return child;
  };
  let running = await start();
  return {
    url,
    async crash() {
      await endProcess(running, 'SIGQUIT'); // immediate shutdown: nothing is flushed, the next start recovers
      return async () => {
        running = await start();
      };
    },
    freeze() {
      const processes = withChildren(running);
      for (const one of processes) process.kill(one, 'SIGSTOP');
      return () => {
        for (const one of processes) process.kill(one, 'SIGCONT');
      };
    },
    async stop() {
      await endProcess(running, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the ids of the server and its child processes. The server comes first, so that it starts no more. */
function withChildren({ pid = 0 }: ChildProcess): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split(/\s+/).filter(Boolean).map(Number)];
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; child.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`postgres ended with ${child.exitCode}`);
}
