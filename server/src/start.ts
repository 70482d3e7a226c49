import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { botPool } from './bots/pool.ts';
import { localBus, redisBus, redisClient } from './bus/index.ts';
import type { ServerContext } from './context.ts';
import type { ExpiryDays } from './expiry.ts';
import { EXPIRE_EVERY, EXPIRY_DAYS, startExpiry } from './expiry.ts';
import { readProxies } from './http/address.ts';
import { httpApp } from './http/app.ts';
import type { RequestLimits } from './http/guards.ts';
import { readOrigins } from './http/origin.ts';
import type { Patience } from './http/patience.ts';
import { PATIENCE } from './http/patience.ts';
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
import { openSockets } from './socket/upgrade.ts';
import { newId } from './store/ids.ts';
import type { Store } from './store/index.ts';
import { openStore } from './store/index.ts';
import { followOthers } from './tables/others/index.ts';
import { closeTables, openDueTables, startEviction } from './tables/registry/index.ts';

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host?: string;
  /** Where everything is kept. */
  readonly dataDir: string;
  /** Instead of one in `dataDir`; closed with the server. */
  readonly store?: Store;
  /** A PostgreSQL instead of a file in `dataDir`. */
  readonly databaseUrl?: string;
  /** A Redis through which several servers on one PostgreSQL tell each other what is new. */
  readonly redisUrl?: string;
  /** How long the tables of a server that is gone wait for another, in milliseconds. */
  readonly leaseMs?: number;
  /** Signs sessions; if not given, kept in `dataDir`, or in the PostgreSQL for all servers on it. */
  readonly secret?: string;
  /** The built page. */
  readonly webDir?: string;
  /** The bundled src/bots/worker.ts, which bots think in; beside the program unless told. */
  readonly botWorker?: URL;
  /** The address people open, if it is neither a number nor this machine: `https://games.example`. */
  readonly publicUrl?: string;
  /** Further addresses from which pages may speak to us. */
  readonly origins?: readonly string[];
  /** Proxies that may say for whom they ask, by address or range; nobody unless told. */
  readonly trustProxy?: readonly string[];
  /** Requests of one address to the API. */
  readonly requestsPerMinute?: number;
  /** Requests of one address for the page and its files. */
  readonly filesPerMinute?: number;
  /** Others than usual; false for none at all, as when a server is measured. */
  readonly limits?: Partial<Record<LimitName, Limit>> | false;
  /** How many sockets an address and a person may have open. */
  readonly sockets?: SocketLimits;
  /** How much clients may leave unread. */
  readonly unread?: UnreadLimits;
  /** How long we wait for a request. */
  readonly patience?: Patience;
  /** After how many milliseconds a table that nobody looks at leaves the memory. */
  readonly evictAfter?: number;
  /** Opens /metrics to whoever has it, besides this machine. */
  readonly metricsToken?: string;
  /** How many milliseconds pass at least between two messages about who is at a table. */
  readonly presenceEvery?: number;
  /** After how many days what nobody needs is forgotten, and how often that is looked for, in milliseconds. */
  readonly expiryDays?: Partial<ExpiryDays>;
  readonly expireEvery?: number;
  readonly now?: () => number;
  /** Drawn from the system's own chance unless told. */
  readonly freshSeed?: ServerContext['freshSeed'];
  readonly report?: (what: string, error: unknown) => void;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Not ready from now on: no new tables and sockets, while everyone plays on. */
  drain(): void;
  /** What was begun is finished first. */
  close(): Promise<void>;
}

/** Twenty a second: a school may sit behind one address. */
export const REQUESTS_PER_MINUTE = 1200;

/** Seventy people who open the page for the first time in the same minute: it has about 170 files. */
export const FILES_PER_MINUTE = 12_000;

/** Health checks and metrics of one address. */
const HEALTH_PER_MINUTE = 6000;

const PRESENCE_EVERY = 500;

const LEASE_MS = 6000;

const EVICT_AFTER = 10 * 60 * 1000;

/** Everything on one port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const trustProxy = readProxies(options.trustProxy ?? []);
  const context = await createContext(options);
  const { host = '127.0.0.1' } = options;
  const webDir = resolve(options.webDir ?? join('web', 'dist'));
  const { metricsToken, patience = PATIENCE } = options;
  const requests = requestLimits(options);
  const app = await httpApp(context, { webDir, trustProxy, requests, metricsToken, patience });
  const sockets = openSockets(context, app);
  context.metrics.read({
    tables: () => context.tables.size,
    sockets: sockets.size,
    waitingBots: context.bots.waiting,
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
  const { stop, others } = startChores(context, options);
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
      await others.close();
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

/** What is done now and then, though nobody asks for it. */
function startChores(context: ServerContext, options: ServerOptions) {
  const eviction = startEviction(context, options.evictAfter ?? EVICT_AFTER);
  const dueTables = openDueTables(context);
  const expiryDays = { ...EXPIRY_DAYS, ...options.expiryDays };
  const expiry = startExpiry(context, expiryDays, options.expireEvery ?? EXPIRE_EVERY);
  const others = followOthers(context, options.leaseMs ?? LEASE_MS);
  const stop = () => {
    clearInterval(eviction);
    clearInterval(expiry);
    dueTables.close();
  };
  return { stop, others };
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'the port is taken (is Signoria running already?)' : message;
    throw new Error(`Cannot listen at ${host}:${port}: ${reason}. PORT and HOST choose another place.`);
  }
}

async function createContext(options: ServerOptions): Promise<ServerContext> {
  const { dataDir, databaseUrl, now = Date.now } = options;
  const origins = readOrigins([options.publicUrl ?? [], options.origins ?? []].flat());
  const given = options.secret ?? (databaseUrl ? undefined : readSecret(dataDir)); // first: if it fails, there is nothing to close
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
    limits: options.limits === false ? NO_LIMITS : newLimits(redis, options.limits),
    lists: newListCache(now),
    sockets: openSocketsWithin(options.sockets ?? SOCKET_LIMITS),
    outboxes: outboxesWithin(options.unread ?? UNREAD_LIMITS),
    secret,
    origins,
    tables: new Map(),
    now,
    startedAt: now(),
    presenceEvery: options.presenceEvery ?? PRESENCE_EVERY,
    freshSeed: options.freshSeed ?? freshSeed,
    report: options.report ?? reportTo(newLog('warn')),
    metrics,
    draining: false,
    closed: false,
  };
}
