import type { IncomingHttpHeaders } from 'node:http';

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
