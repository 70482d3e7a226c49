import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../problem.ts';

type OriginHeaders = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/** Normalizes origins as browsers write them: scheme, host, and port unless it is the default. */
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
 * Returns whether a request may change something (CSRF protection). Pages of our own origin may, and programs, which
 * send no Origin header. Browsers always send one with cross-origin requests.
 */
export function isOurOrigin({ headers, host }: OriginHeaders, ours: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (ours.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host; // "null" and invalid origins never match
}

/**
 * Returns whether the Host header names this server: an IP address, localhost, or a configured host name. Other names
 * are refused to prevent DNS rebinding.
 */
export function isOurHost({ host }: OriginHeaders, ours: readonly string[]): boolean {
  if (host === '') return true; // not a browser, so no DNS rebinding
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isIpAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isIpAddress || isHere || ours.some((origin) => new URL(origin).hostname === hostname);
}

/** Returns whether the browser uses HTTPS, directly or through a proxy that terminates TLS. */
export function isSecure({ host, protocol }: OriginHeaders, ours: readonly string[]): boolean {
  return protocol === 'https' || ours.includes(`https://${host}`);
}

/**
 * Returns the origin of the requesting page, after `isOurOrigin` has accepted it. Requests of programs have no Origin
 * header and get the server's own.
 */
export function pageOrigin(request: OriginHeaders, ours: readonly string[]): URL {
  const { headers, host } = request;
  const address = headers.origin ?? `${isSecure(request, ours) ? 'https' : 'http'}://${host}`;
  return URL.canParse(address) ? new URL(address) : refuse('malformed', 'expected the address of a host', 'host');
}
