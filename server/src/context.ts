import type { Seed } from '@signoria/engine';
import type { Analyses } from './analyses/analyses.ts';
import type { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/index.ts';
import type { FairQueue } from './fairQueue.ts';
import type { Limits } from './limits.ts';
import type { ListCache } from './listCache.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSockets } from './socket/openSockets.ts';
import type { Outboxes } from './socket/outboxes.ts';
import type { Store } from './store/store.ts';
import type { LiveTable } from './tables/liveTable.ts';

export type SeedPurpose = 'game' | 'bot';

/** The state and services that all parts of the server share. */
export interface ServerContext {
  readonly store: Store;
  /** True if other servers may write to the same store. */
  readonly isStoreShared: boolean;
  /** Notifies the other servers of changes. */
  readonly bus: Bus;
  /** The id of this server, called a node in code and in hints. */
  readonly node: string;
  /** End of this server's lease on its tables, by `performance.now()`. */
  leasedUntil: number;
  readonly bots: BotPool;
  readonly analyses: Analyses;
  /** The queue of requests that read or write many rows, round-robin between addresses. */
  readonly requests: FairQueue;
  readonly limits: Limits;
  readonly lists: ListCache;
  readonly sockets: OpenSockets;
  readonly outboxes: Outboxes;
  /** Signs cookies and derives invitations. */
  readonly secret: string;
  /** The configured origins of this server, as browsers write them. */
  readonly origins: readonly string[];
  /** Cache of tables by id. A table is loaded from the store on first use. */
  readonly tables: Map<string, Promise<LiveTable>>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Start time of this server in milliseconds since 1970. */
  readonly startedAt: number;
  /** Minimum interval in milliseconds between two presence messages of a table. */
  readonly presenceEveryMs: number;
  /** Returns a seed for a new game, or for the random numbers of a bot. */
  freshSeed(purpose: SeedPurpose): Seed;
  /** Logs a failure that no player caused. */
  report(what: string, error: unknown): void;
  readonly metrics: Metrics;
  /** True while the server drains: it refuses new tables, sockets and analyses, and is not ready for load balancers. */
  draining: boolean;
  closed: boolean;
}
