import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../problem.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/** Addresses as browsers write them: a scheme, a host, and a port that is not the usual one. */
export function readOrigins(addresses: readonly string[]): readonly string[] {
  return addresses.map((address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
    if (!isPlain)
      throw new Error(`PUBLIC_URL and ORIGINS: expected an address like https://games.example, got ${address}`);
    return url.origin;
  });
}

/**
 * Whether a request may change something: pages of our own address may, and programs, which send no origin. A browser
 * always says from where a page speaks when it is not the page's own address.
 */
export function isOurOrigin({ headers, host }: Asked, ours: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (ours.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host; // "null" and other nonsense is nobody's
}

/**
 * Whether somebody means us: by a number, as this machine, or by a name we were told. A page of a stranger's can have a name
 * of its own lead here, and would then count as ours.
 */
export function isOurHost({ host }: Asked, ours: readonly string[]): boolean {
  if (host === '') return true; // no browser leaves it out
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isNumber = hostname.startsWith('[') || isIP(hostname) !== 0;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isNumber || isHere || ours.some((origin) => new URL(origin).hostname === hostname);
}

/** Whether the browser speaks https, if only to a proxy that is not ours to ask. */
export function isSecure({ host, protocol }: Asked, ours: readonly string[]): boolean {
  return protocol === 'https' || ours.includes(`https://${host}`);
}

/** The address of the page that speaks, once `isOurOrigin` has let it in; a program has none and means ours. */
export function pageOf(request: Asked, ours: readonly string[]): URL {
  const { headers, host } = request;
  const address = headers.origin ?? `${isSecure(request, ours) ? 'https' : 'http'}://${host}`;
  return URL.canParse(address) ? new URL(address) : refuse('malformed', 'expected the address of a host', 'host');
}
