import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../problem.ts';

/**
 * Whether a request may change something: pages of our own address may, and programs, which send no origin. A browser
 * always says from where a page speaks when it is not the page's own address.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false; // "null" and other nonsense
  }
}

/** The address of the page that speaks, once `isOurOrigin` has let it in; a program has none and means ours. */
export function pageOf({ headers, protocol }: FastifyRequest): URL {
  const address = headers.origin ?? `${protocol}://${headers.host}`;
  return URL.canParse(address) ? new URL(address) : refuse('malformed', 'expected the address of a host', 'host');
}
