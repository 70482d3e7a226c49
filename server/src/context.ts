import type { Seed } from '@signoria/engine';
import type { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/index.ts';
import type { Limits } from './limits.ts';
import type { ListCache } from './listCache.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSockets } from './socket/openSockets.ts';
import type { Outboxes } from './socket/outboxes.ts';
import type { Store } from './store/store.ts';
import type { LiveTable } from './tables/table/index.ts';

export type SeedPurpose = 'game' | 'bot';

/** What all parts of the server share. */
export interface ServerContext {
  readonly store: Store;
  /** Other servers may write to it as well. */
  readonly isStoreShared: boolean;
  /** Tells them that there is something to read. */
  readonly bus: Bus;
  /** Who we are among them. */
  readonly node: string;
  /** Until when tables are ours to run without asking again, by `performance.now()`. */
  leasedUntil: number;
  readonly bots: BotPool;
  readonly limits: Limits;
  readonly lists: ListCache;
  readonly sockets: OpenSockets;
  readonly outboxes: Outboxes;
  /** Signs cookies and makes invitations. */
  readonly secret: string;
  /** The addresses we were told are ours, as browsers write them. */
  readonly origins: readonly string[];
  /** Tables in memory, by id; read from the store when somebody first asks for them. */
  readonly tables: Map<string, Promise<LiveTable>>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Since when this server can be answered. */
  readonly startedAt: number;
  /** How many milliseconds pass at least between two messages about who is at a table. */
  readonly presenceEvery: number;
  /** For a new game, or for what a bot draws while it thinks. */
  freshSeed(purpose: SeedPurpose): Seed;
  /** For those who run the server: something failed that no player caused. */
  report(what: string, error: unknown): void;
  readonly metrics: Metrics;
  /** The server is about to close: nothing new is begun, and whoever sends people here should send them elsewhere. */
  draining: boolean;
  closed: boolean;
}
