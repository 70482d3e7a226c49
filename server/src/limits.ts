import type { ProblemCode } from '@signoria/protocol';
import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './problem.ts';

/** The keys that a request or message is rate limited by. */
export interface RateLimitKeys {
  /** The id of a person. Without a session: the address of a request, or a random id for a socket. */
  readonly person: string;
  /** Several people may share an address. */
  readonly address: string;
}

/** Points that a person and an address may use within a time window. */
export interface Limit {
  readonly seconds: number;
  readonly person: number;
  readonly address: number;
  /** True if counted across all processes. Work that loads only one process is counted by that process. */
  readonly shared: boolean;
}

/**
 * The rate limits. A point of work is the cost of a move, about a fifth of a millisecond. A program that plays may use
 * a fifth of a processor.
 */
export const LIMITS = {
  work: { seconds: 10, person: 10_000, address: 30_000, shared: false },
  chat: { seconds: 30, person: 40, address: 800, shared: true },
  /** A point is an analysis that the server begins. A school may share an address. */
  analyses: { seconds: 3600, person: 12, address: 120, shared: true },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Costs in points of work. Every message costs one point; these come on top. */
export const COSTS = {
  /** For opening a table that is in memory. */
  opening: 5,
  /** For opening a table that must be loaded from the store. */
  loading: 50,
  /** For the lists of tables, or a page of one. */
  list: 10,
  /** For a filter of open tables, which may read all of them. */
  filter: 40,
  /** For reading earlier chat lines with the names of their authors. */
  chat: 5,
  /** For the analysis of a finished game, or its progress. */
  analysis: 10,
  /** For renaming a person: once, for each of their tables, and for each connection to these tables. */
  rename: 10,
  renameTable: 1,
  renameConnection: 0.2,
  /** For each decision that is replayed, or sent as part of a game's history. */
  replay: 0.01,
  history: 0.5,
  /** For creating a person or checking a passkey. */
  signingIn: 20,
  /** For creating a table, which is stored and makes cached lists stale. */
  creating: 30,
  /** For taking or leaving a seat, for seating bots, and for the request that starts a game. */
  seating: 5,
  /** For starting a game, per seat, in addition to `seating`. */
  starting: 20,
  /** For each KB after the first of a message or request body. */
  kilobyte: 1,
} as const;

/** Returns the cost of opening a table. */
export function openingCost({ tables }: { readonly tables: ReadonlyMap<string, unknown> }, table: string): number {
  return tables.has(table) ? COSTS.opening : COSTS.loading;
}

/** Returns the cost of the size of a message or request body. */
export function pointsOfBytes(bytes: number): number {
  return COSTS.kilobyte * Math.max(0, Math.ceil(bytes / 1024) - 1);
}

export interface Limits {
  /** Takes points. Returns 0, or the seconds until a retry if not enough points are left. */
  take(name: LimitName, asker: RateLimitKeys, points?: number): Promise<number>;
  /** Returns points that were taken for work that is not done. */
  giveBack(name: LimitName, asker: RateLimitKeys, points?: number): Promise<void>;
}

/** Never refuses; for tests. */
export const NO_LIMITS: Limits = { take: async () => 0, giveBack: async () => {} };

/** Creates the rate limiters. Shared ones use Redis if given, and memory while Redis is unreachable. */
export function newLimits(redis?: Redis, changes: Partial<Record<LimitName, Limit>> = {}): Limits {
  const all = { ...LIMITS, ...changes };
  const names = Object.keys(all) as LimitName[];
  const limiters = new Map(names.map((name) => [name, limiterOf(name, all[name], redis)]));
  return {
    async take(name, { person, address }, points = 1) {
      const limiter = limiters.get(name);
      if (limiter === undefined || points <= 0) return 0;
      // The person's limit comes first: a person who has used it up takes no points from others at the same address.
      const whole = Math.ceil(points); // Redis counts in whole numbers
      return (await secondsToWait(limiter.person, person, whole)) || secondsToWait(limiter.address, address, whole);
    },
    async giveBack(name, { person, address }, points = 1) {
      const limiter = limiters.get(name);
      const whole = Math.ceil(points);
      await Promise.all([limiter?.person.reward(person, whole), limiter?.address.reward(address, whole)]);
    },
  };
}

/** Takes points, or refuses the request if not enough are left. */
export async function takeOrRefuse(
  limits: Limits,
  name: LimitName,
  asker: RateLimitKeys,
  points = 1,
  code: ProblemCode = 'tooMany',
): Promise<void> {
  const seconds = await limits.take(name, asker, points);
  if (seconds > 0) throw new Refusal(code, `rate limit reached; try again in ${seconds} s`, '', seconds);
}

type Limiter = Readonly<Record<keyof RateLimitKeys, RateLimiterAbstract>>;

function limiterOf(name: LimitName, { seconds, shared, ...points }: Limit, redis: Redis | undefined): Limiter {
  const made = (key: keyof RateLimitKeys): RateLimiterAbstract => {
    const options = { keyPrefix: `signoria:limit:${name}:${key}`, points: points[key], duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (redis === undefined || !shared) return inMemory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      insuranceLimiter: inMemory,
      rejectIfRedisNotReady: true, // fall back to memory at once
      inMemoryBlockOnConsumed: points[key] + 1, // do not ask Redis again for a blocked key
    });
  };
  return { person: made('person'), address: made('address') };
}

async function secondsToWait(limiter: RateLimiterAbstract, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
