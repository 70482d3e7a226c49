import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './problem.ts';

/** Whom something is counted against. */
export interface Asker {
  /** A person; for somebody without a name, something else that is theirs alone. */
  readonly person: string;
  /** Many people may share it. */
  readonly address: string;
}

/** How many points a person and an address have in so many seconds. */
export interface Limit {
  readonly seconds: number;
  readonly person: number;
  readonly address: number;
  /** Counted over all processes; what only wears out the process that does it is not. */
  readonly shared: boolean;
}

/**
 * What is limited. A point of work is what a move costs, which is about a fifth of a millisecond: a program that plays may
 * take a fifth of the processor, whatever it asks for.
 */
export const LIMITS = {
  work: { seconds: 10, person: 10_000, address: 30_000, shared: false },
  chat: { seconds: 30, person: 40, address: 800, shared: true },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** What things cost, in points of work. Every message costs one; what is here comes on top. */
export const COSTS = {
  /** A table that is in memory is opened. */
  opening: 5,
  /** It has to be read from the store first. */
  reading: 50,
  /** The lists of tables, or a page of one. */
  list: 10,
  /** Earlier lines of a chat are read, with the names of those who spoke. */
  chat: 5,
  /** Somebody changes their name; for each table that is told, and each connection there. */
  rename: 10,
  renameTable: 1,
  renameConnection: 0.2,
  /** For each decision: it is played again, or told in full to somebody who looks back. */
  replay: 0.01,
  course: 0.5,
  /** A person is created, or a passkey checked. */
  signingIn: 20,
  /** A table is set up: it is written, and listed to everybody in the lobby. */
  creating: 30,
  /** Somebody takes or leaves a seat. */
  seating: 5,
  /** A game begins: it is set up by its rules, written and sent to everybody at the table; for each seat. */
  starting: 20,
  /** For each KB of a message or of the body of a request beyond the first. */
  kilobyte: 1,
} as const;

/** Returns what it costs to open a table, which is read from the store unless it is in memory. */
export function openingCost({ tables }: { readonly tables: ReadonlyMap<string, unknown> }, table: string): number {
  return tables.has(table) ? COSTS.opening : COSTS.reading;
}

/** Returns what the size of a message or of a body costs. */
export function pointsOfBytes(bytes: number): number {
  return COSTS.kilobyte * Math.max(0, Math.ceil(bytes / 1024) - 1);
}

export interface Limits {
  /** Takes points. In how many seconds to ask again when there were not enough; 0 when there were. */
  take(name: LimitName, asker: Asker, points?: number): Promise<number>;
}

/** Never a refusal, for measuring. */
export const NO_LIMITS: Limits = { take: async () => 0 };

/** Kept in memory; with a Redis, those that are shared lie there, and in memory while it cannot be reached. */
export function newLimits(redis?: Redis, changes: Partial<Record<LimitName, Limit>> = {}): Limits {
  const all = { ...LIMITS, ...changes };
  const names = Object.keys(all) as LimitName[];
  const limiters = new Map(names.map((name) => [name, limiterOf(name, all[name], redis)]));
  return {
    async take(name, { person, address }, points = 1) {
      const limiter = limiters.get(name);
      if (limiter === undefined || points <= 0) return 0;
      // Whoever has used up their own part takes nothing from the others at their address.
      const whole = Math.ceil(points); // Redis counts in whole numbers
      return (await secondsToWait(limiter.person, person, whole)) || secondsToWait(limiter.address, address, whole);
    },
  };
}

/** Takes points for what somebody asked for, or refuses it. */
export async function takeOrRefuse(limits: Limits, name: LimitName, asker: Asker, points = 1): Promise<void> {
  const seconds = await limits.take(name, asker, points);
  if (seconds > 0) throw new Refusal('tooMany', `too much at once; try again in ${seconds} s`, '', seconds);
}

type Limiter = Readonly<Record<keyof Asker, RateLimiterAbstract>>;

function limiterOf(name: LimitName, { seconds, shared, ...points }: Limit, redis: Redis | undefined): Limiter {
  const made = (key: keyof Asker): RateLimiterAbstract => {
    const options = { keyPrefix: `signoria:limit:${name}:${key}`, points: points[key], duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (redis === undefined || !shared) return inMemory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      insuranceLimiter: inMemory,
      rejectIfRedisNotReady: true, // at once to the one in memory
      inMemoryBlockOnConsumed: points[key] + 1, // who is refused is not looked up again
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
