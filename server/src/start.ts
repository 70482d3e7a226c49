import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { closeAnalyses, newAnalyses } from './analyses/analyses.ts';
import { botPool } from './bots/pool.ts';
import { localBus, redisBus, redisClient } from './bus/index.ts';
import type { ServerContext } from './context.ts';
import type { ExpiryDays } from './expiry.ts';
import { EXPIRE_EVERY_MS, EXPIRY_DAYS, startExpiry } from './expiry.ts';
import { fairQueue } from './fairQueue.ts';
import { httpApp } from './http/app.ts';
import type { Timeouts } from './http/connections.ts';
import { DEFAULT_TIMEOUTS } from './http/connections.ts';
import type { RequestLimits } from './http/guards.ts';
import { readOrigins } from './http/origin.ts';
import { readProxies } from './http/request.ts';
import type { Limit, LimitName } from './limits.ts';
import { NO_LIMITS, newLimits } from './limits.ts';
import { newListCache } from './listCache.ts';
import { newLog, reportTo } from './log.ts';
import { newMetrics } from './metrics.ts';
import { readSecret, sharedSecret } from './secret.ts';
import { freshSeed } from './seeds.ts';
import type { SocketLimits } from './socket/openSockets.ts';
import { openSocketsWithin, SOCKET_LIMITS } from './socket/openSockets.ts';
import type { UnreadLimits } from './socket/outboxes.ts';
import { outboxesWithin, UNREAD_LIMITS } from './socket/outboxes.ts';
import { serveSockets } from './socket/upgrade.ts';
import { newId } from './store/ids.ts';
import type { Store } from './store/index.ts';
import { openStore } from './store/index.ts';
import { openDueTables, startEviction } from './tables/backgroundJobs.ts';
import { closeTables } from './tables/registry.ts';
import { syncWithNodes } from './tables/sync.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly dataDir: string;
  /** Replaces the store in `dataDir`; closed with the server. */
  readonly store?: Store;
  /** The URL of a PostgreSQL that replaces the database file in `dataDir`. */
  readonly databaseUrl?: string;
  /** The URL of a Redis through which several servers on one PostgreSQL notify each other. */
  readonly redisUrl?: string;
  /** Duration of a table lease in milliseconds. After it, another server takes over the tables of a lost server. */
  readonly leaseMs?: number;
  /** Signs cookies and derives invitations. By default stored in `dataDir`, or in the PostgreSQL for all servers on it. */
  readonly secret?: string;
  /** The folder of the built web app. */
  readonly webDir?: string;
  /** The bundled src/bots/worker.ts, in which bots and analyses run. By default next to the program. */
  readonly botWorker?: URL;
  /** The samples of each decision of an analysis; fewer for very long games. */
  readonly analysisSamples?: number;
  /** The public origin, such as `https://games.example`. Not needed for an IP address or localhost. */
  readonly publicUrl?: string;
  /** Further origins whose pages may use the API. */
  readonly origins?: readonly string[];
  /** Proxies whose forwarded headers are trusted, by address or range. None by default. */
  readonly trustProxy?: readonly string[];
  /** Rate limit of the API per address. */
  readonly requestsPerMinute?: number;
  /** Rate limit of the web app's files per address. */
  readonly filesPerMinute?: number;
  /** Replaces the default limits; false disables them, as in tests. */
  readonly limits?: Partial<Record<LimitName, Limit>> | false;
  /** Maximum number of open sockets per address and per person. */
  readonly sockets?: SocketLimits;
  /** Maximum number of unread bytes. */
  readonly unread?: UnreadLimits;
  /** Timeouts of HTTP connections. */
  readonly timeouts?: Timeouts;
  /** Idle time in milliseconds after which a table is evicted from memory. */
  readonly evictAfterMs?: number;
  /** The bearer token for /metrics. Without it only requests from this machine are answered. */
  readonly metricsToken?: string;
  /** Minimum interval in milliseconds between two presence messages of a table. */
  readonly presenceEveryMs?: number;
  /** Age in days after which stale tables and guests are deleted, and the interval of the check in milliseconds. */
  readonly expiryDays?: Partial<ExpiryDays>;
  readonly expireEveryMs?: number;
  readonly now?: () => number;
  /** By default drawn from the operating system's random generator. */
  readonly freshSeed?: ServerContext['freshSeed'];
  readonly report?: (what: string, error: unknown) => void;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Makes the server not ready: it refuses new tables, sockets and analyses while running games go on. */
  drain(): void;
  /** Finishes pending work, then closes. */
  close(): Promise<void>;
}

/** Twenty per second, since a school may share one address. */
export const REQUESTS_PER_MINUTE = 1200;

/** Enough for about 60 first visits per minute from one address: the web app has about 200 files. */
export const FILES_PER_MINUTE = 12_000;

/** Rate limit of health checks and metrics per address. */
const HEALTH_PER_MINUTE = 6000;

const PRESENCE_EVERY_MS = 500;

/** Maximum number of requests for tables and lists that run at the same time, because moves use the same store. */
const REQUESTS_AT_ONCE = 4;
const REQUESTS_PER_ADDRESS = 1;

const LEASE_MS = 6000;

const EVICT_AFTER_MS = 10 * 60 * 1000;

/** Starts the server: the web app, the API and the sockets on one port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const trustProxy = readProxies(options.trustProxy ?? []);
  const context = await createContext(options);
  const { host = '127.0.0.1' } = options;
  const webDir = resolve(options.webDir ?? join('web', 'dist'));
  const { metricsToken, timeouts = DEFAULT_TIMEOUTS } = options;
  const requests = requestLimits(options);
  const app = await httpApp(context, { webDir, trustProxy, requests, metricsToken, timeouts });
  const sockets = serveSockets(context, app);
  context.metrics.addGauges({
    tables: () => context.tables.size,
    sockets: sockets.size,
    waitingBots: context.bots.waiting,
    analyses: () => context.analyses.jobs.size,
  });
  try {
    await listen(app, host, options.port);
  } catch (error) {
    await sockets.close();
    await app.close();
    await context.bus.close();
    await context.store.close();
    throw error;
  }
  const { stop, nodeSync } = startBackgroundJobs(context, options);
  const { port } = app.server.address() as AddressInfo;
  const drain = () => {
    context.draining = true;
  };
  return {
    port,
    drain,
    address: `http://${host}:${port}`,
    async close() {
      drain();
      context.closed = true;
      stop();
      await sockets.close();
      await app.close();
      await closeTables(context);
      await closeAnalyses(context);
      await nodeSync.close();
      await context.bus.close();
      await context.bots.close();
      await context.store.close();
    },
  };
}

function requestLimits(options: ServerOptions): RequestLimits {
  const { requestsPerMinute: api = REQUESTS_PER_MINUTE, filesPerMinute: page = FILES_PER_MINUTE } = options;
  return { api, page, health: HEALTH_PER_MINUTE };
}

/** Starts the periodic background jobs. */
function startBackgroundJobs(context: ServerContext, options: ServerOptions) {
  const eviction = startEviction(context, options.evictAfterMs ?? EVICT_AFTER_MS);
  const dueTables = openDueTables(context);
  const expiryDays = { ...EXPIRY_DAYS, ...options.expiryDays };
  const expiry = startExpiry(context, expiryDays, options.expireEveryMs ?? EXPIRE_EVERY_MS);
  const nodeSync = syncWithNodes(context, options.leaseMs ?? LEASE_MS);
  const stop = () => {
    clearInterval(eviction);
    clearInterval(expiry);
    dueTables.close();
  };
  return { stop, nodeSync };
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'the port is in use (is Signoria running already?)' : message;
    throw new Error(`Cannot listen at ${host}:${port}: ${reason}. Set PORT or HOST to another value.`);
  }
}

async function createContext(options: ServerOptions): Promise<ServerContext> {
  const { dataDir, databaseUrl, now = Date.now } = options;
  const origins = readOrigins([options.publicUrl ?? [], options.origins ?? []].flat());
  const given = options.secret ?? (databaseUrl ? undefined : readSecret(dataDir)); // first: on failure nothing is open
  const metrics = newMetrics();
  const redis = options.redisUrl === undefined ? undefined : redisClient(options.redisUrl);
  const store = options.store ?? (await openStore({ dataDir, databaseUrl, now, watch: metrics.store }));
  const secret = given ?? (await sharedSecret(store, dataDir));
  return {
    store,
    isStoreShared: databaseUrl !== undefined,
    bus: redis === undefined ? localBus(databaseUrl === undefined) : redisBus(redis, options.redisUrl ?? ''),
    node: newId(),
    leasedUntil: 0,
    bots: botPool(options.botWorker ?? new URL('./bot-worker.mjs', import.meta.url)),
    analyses: newAnalyses(options.analysisSamples),
    requests: fairQueue(REQUESTS_AT_ONCE, REQUESTS_PER_ADDRESS),
    limits: options.limits === false ? NO_LIMITS : newLimits(redis, options.limits),
    lists: newListCache(now),
    sockets: openSocketsWithin(options.sockets ?? SOCKET_LIMITS),
    outboxes: outboxesWithin(options.unread ?? UNREAD_LIMITS),
    secret,
    origins,
    tables: new Map(),
    now,
    startedAt: now(),
    presenceEveryMs: options.presenceEveryMs ?? PRESENCE_EVERY_MS,
    freshSeed: options.freshSeed ?? freshSeed,
    report: options.report ?? reportTo(newLog('warn')),
    metrics,
    draining: false,
    closed: false,
  };
}
