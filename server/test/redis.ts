import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { endProcess, installPackage } from './debian.ts';

/** A Redis server for tests on a free port. It has no persistence. */
export interface RedisServer {
  readonly url: string;
  /** Kills the server. Returns a function that starts it again at the same address. */
  crash(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Starts a server. Returns the reason if there is none. */
export async function startRedis(): Promise<RedisServer | string> {
  if (!isThere()) installPackage('redis-server');
  if (!isThere()) return 'no Redis was found and none could be installed (Debian: apt-get install redis-server).';
  const folder = mkdtempSync(join(tmpdir(), 'signoria-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn('redis-server', words, { stdio: 'ignore' });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await untilItAnswers(url);
    return child;
  };
  let running = await start();
  return {
    url,
    async crash() {
      await endProcess(running, 'SIGKILL');
      return async () => {
        running = await start();
      };
    },
    async stop() {
      await endProcess(running, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isThere(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
  client.on('error', () => undefined); // not started yet
  await client.ping();
  client.disconnect();
}
