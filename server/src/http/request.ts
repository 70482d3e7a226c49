import { isIP, isIPv6 } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { parse } from '@signoria/protocol';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ServerContext } from '../context.ts';
import type { RateLimitKeys } from '../limits.ts';
import { takeOrRefuse } from '../limits.ts';
import { refuse } from '../problem.ts';
import { signedInPerson } from '../sessions.ts';
import type { Person } from '../store/entities.ts';

/** Returns the rate limit key of a request: its IPv4 address, or the IPv6 /64 network that one household has. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [left = '', right] = ip.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: missing }, () => '0'), ...groups(right ?? '')];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** Named address ranges of Fastify's `trustProxy` option. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** Checks the entries of TRUST_PROXY: addresses, ranges, or `loopback`, `linklocal` and `uniquelocal`. */
export function readProxies(proxies: readonly string[]): readonly string[] {
  for (const proxy of proxies) {
    const [address = '', bits = '0'] = proxy.split('/');
    const isRange = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
    if (!isRange && !NAMED.includes(proxy))
      throw new Error(`TRUST_PROXY: expected addresses or ranges such as 10.0.0.0/8, got ${proxy}`);
  }
  return proxies;
}

/** Validates external input, or refuses the request. */
export function readAs<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const read = parse(schema, input);
  return read.ok ? read.value : refuse(read.error.code, read.error.message, read.error.path);
}

/** Returns the rate limit keys of a request. Without a session the address serves as the person. */
export function rateLimitKeysOf(request: FastifyRequest, person: Person | null): RateLimitKeys {
  const address = addressOf(request);
  return { person: person?.id ?? address, address };
}

/** Takes points of work for a request, or refuses it. */
export function takePoints(
  { limits }: ServerContext,
  request: FastifyRequest,
  person: Person | null,
  points: number,
): Promise<void> {
  return takeOrRefuse(limits, 'work', rateLimitKeysOf(request, person), points);
}

/** Returns the signed-in person, or refuses the request. */
export async function requirePerson(context: ServerContext, request: FastifyRequest): Promise<Person> {
  const person = await signedInPerson(context, request.headers.cookie);
  return person ?? refuse('notSignedIn', 'sign in first: a name is enough');
}

/** Carries out a request when it is the turn of its address, so that many requests of one address do not delay moves. */
export function queueByAddress<T>(
  { requests }: ServerContext,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const address = addressOf(request);
  return requests.run({ owner: address, group: address }, () => work().finally(() => setImmediate()));
}
