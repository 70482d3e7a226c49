import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from './node.ts';
import { pause } from './page.ts';
import type { OneNode, Site, TwoNodes } from './site.ts';

/** A fault that is injected repeatedly while games run. */
export interface Fault<S extends Site> {
  readonly name: string;
  readonly times: number;
  /** True if the fault ends a process: a node, PostgreSQL or Redis. */
  readonly kills: boolean;
  inject(site: S, random: () => number): Promise<void>;
  canInject?(site: S): boolean;
}

/** Milliseconds until the table leases of a node without renewal have certainly expired. */
const PAST_THE_LEASE_MS = 12_000;
const HOUR_SECONDS = 3600;

export const ON_ONE_NODE: readonly Fault<OneNode>[] = [
  { name: 'SQLite: kill -9', times: 40, kills: true, inject: ({ node }) => restart(node, 'SIGKILL') },
  { name: 'SQLite: SIGTERM', times: 20, kills: true, inject: ({ node }) => restart(node, 'SIGTERM') },
  {
    name: 'SQLite: kill -9, WAL torn',
    times: 20,
    kills: true,
    async inject({ node, disk }, random) {
      await node.end('SIGKILL');
      // Appends the torn remains of an unacknowledged transaction, as after a power cut.
      appendFileSync(join(disk.folder, 'signoria.sqlite-wal'), randomBytes(1 + Math.floor(5000 * random())));
      await node.start();
    },
  },
  {
    name: 'SQLite: disk full',
    times: 5,
    kills: false,
    async inject({ disk }) {
      disk.fill();
      await pause(2000);
      disk.free();
    },
  },
  { name: 'SQLite: time of day jumps', times: 6, kills: false, inject: jump, canInject: ({ clock }) => clock.canJump },
];

export const ON_TWO_NODES: readonly Fault<TwoNodes>[] = [
  {
    name: 'two nodes: kill -9 of one',
    times: 90,
    kills: true,
    inject: (site, random) => restart(one(site, random), 'SIGKILL'),
  },
  {
    name: 'two nodes: SIGTERM of one',
    times: 30,
    kills: true,
    inject: (site, random) => restart(one(site, random), 'SIGTERM'),
  },
  {
    name: 'two nodes: one frozen past its lease',
    times: 10,
    kills: false,
    async inject(site, random) {
      const goOn = one(site, random).freeze();
      await pause(PAST_THE_LEASE_MS);
      goOn();
    },
  },
  {
    name: 'PostgreSQL killed and started again',
    times: 10,
    kills: true,
    async inject({ postgres }) {
      const start = await postgres.crash?.();
      await pause(500);
      await start?.();
    },
  },
  {
    name: 'PostgreSQL gone for ten seconds',
    times: 2,
    kills: true,
    async inject({ postgres }) {
      const start = await postgres.crash?.();
      await pause(10_000);
      await start?.();
    },
  },
  {
    name: 'PostgreSQL frozen for ten seconds',
    times: 2,
    kills: false,
    async inject({ postgres }) {
      const goOn = postgres.freeze?.();
      await pause(10_000);
      goOn?.();
    },
  },
  {
    name: 'Redis gone for a minute',
    times: 1,
    kills: true,
    async inject({ redis }) {
      const start = await redis.crash();
      await pause(60_000);
      await start();
    },
  },
  {
    name: 'two nodes: time of day jumps',
    times: 6,
    kills: false,
    inject: jump,
    canInject: ({ clock }) => clock.canJump,
  },
];

async function restart(node: Node, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  await node.end(signal);
  await node.start();
}

function one({ nodes }: TwoNodes, random: () => number): Node {
  const node = nodes[Math.floor(random() * nodes.length)];
  if (node === undefined) throw new Error('no node');
  return node;
}

async function jump({ clock }: Site, random: () => number): Promise<void> {
  clock.jump(Math.round((2 * random() - 1) * 48 * HOUR_SECONDS));
  await pause(2000);
  clock.jump(0);
}
