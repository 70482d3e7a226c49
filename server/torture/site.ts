import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { PostgresServer } from '../test/postgres.ts';
import { startPostgres } from '../test/postgres.ts';
import type { RedisServer } from '../test/redis.ts';
import { startRedis } from '../test/redis.ts';
import type { SmallDisk } from '../test/smallDisk.ts';
import { onSmallDisk } from '../test/smallDisk.ts';
import type { TortureClock } from './clock.ts';
import { newClock } from './clock.ts';
import type { Node } from './node.ts';
import { newNode } from './node.ts';

/** The servers under test. */
export interface Site {
  readonly nodes: readonly Node[];
  /** The time of day that the nodes see. */
  readonly clock: TortureClock;
  /** Opens the store after all nodes have stopped. */
  openStore(): Promise<Store>;
}

/** One node with a SQLite file, on a disk that can be filled. */
export interface OneNode extends Site {
  readonly node: Node;
  readonly disk: SmallDisk;
}

/** Two nodes on one PostgreSQL and one Redis. */
export interface TwoNodes extends Site {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
}

/** Enough for the games of one run. */
const DISK = '256m';

export async function onOneNode(program: string, work: (site: OneNode) => Promise<void>): Promise<void> {
  await onSmallDisk(async (disk) => {
    const clock = newClock();
    const node = await newNode(program, { DATA_DIR: disk.folder, ...clock.env });
    await node.start();
    try {
      await work({ node, nodes: [node], disk, clock, openStore: () => openStore({ dataDir: disk.folder }) });
    } finally {
      await node.end('SIGKILL');
    }
  }, DISK);
}

export async function onTwoNodes(program: string, work: (site: TwoNodes) => Promise<void>): Promise<void> {
  const postgres = needed(await startPostgres());
  const redis = needed(await startRedis());
  const folder = mkdtempSync(join(tmpdir(), 'signoria-torture-'));
  const clock = newClock();
  const databaseUrl = postgres.url();
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, DATA_DIR: folder, ...clock.env };
  const nodes = [await newNode(program, env), await newNode(program, env)];
  try {
    for (const node of nodes) await node.start();
    await work({ nodes, postgres, redis, clock, openStore: () => openStore({ databaseUrl }) });
  } finally {
    for (const node of nodes) await node.end('SIGKILL');
    await redis.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function needed<T>(server: T | string): T {
  if (typeof server === 'string') throw new Error(server);
  return server;
}
