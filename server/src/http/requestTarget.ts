import type { IncomingMessage } from 'node:http';
import { posix } from 'node:path';
import { API_PREFIX } from '@signoria/protocol';
import type { FastifyRequest } from 'fastify';

/** The longest segment of a path. An authenticator chooses the id of its passkey, up to 1,023 bytes. */
export const LONGEST_SEGMENT = 2048;

/** The target used instead of an unroutable one: an unknown address of the API, so that all hooks see the request. */
const REPLACEMENT_TARGET = '/api/';

/**
 * Returns the path and query of a request's target, for Fastify's router. A target in absolute form also names the
 * host, which then replaces the Host header (RFC 9112, 3.2.2).
 */
export function originForm(request: IncomingMessage): string {
  const { url = '/' } = request;
  const target = url.startsWith('/') ? url : fromAbsoluteForm(request, url);
  const segments = pathOf(target).split('/');
  const isRoutable = decoded(target) !== null && segments.every(({ length }) => length <= LONGEST_SEGMENT);
  return isRoutable ? target : REPLACEMENT_TARGET;
}

function fromAbsoluteForm(request: IncomingMessage, url: string): string {
  if (!isAbsoluteForm(url)) return REPLACEMENT_TARGET;
  request.headers.host = new URL(url).host;
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

function isAbsoluteForm(url: string): boolean {
  return /^https?:\/\/[^/?#]/i.test(url) && URL.canParse(url);
}

/** Returns whether a target has a form that servers accept: a path that can be decoded, an absolute form, or `*`. */
export function isWellFormed(target: string): boolean {
  return target === '*' || ((target.startsWith('/') || isAbsoluteForm(target)) && decoded(target) !== null);
}

/** Returns the path of a target in one spelling: decoded, in small letters, without dot segments and double slashes. */
export function plainPath(target: string): string {
  const path = decoded(target) ?? pathOf(target);
  return posix.normalize(path.replaceAll('\\', '/')).toLowerCase();
}

function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? '';
}

function decoded(target: string): string | null {
  try {
    return decodeURIComponent(pathOf(target));
  } catch {
    return null;
  }
}

/** The kinds of routes. Each has a rate limit of its own. */
export type RouteKind = 'api' | 'health' | 'page';

/** Returns the kind of the route that a request has matched. The router has already decoded the path. */
export function routeKindOf({ routeOptions, url }: FastifyRequest): RouteKind {
  const { route, service } = routeOptions.config;
  if (routeOptions.url === undefined || route !== undefined) return 'api';
  if (service !== undefined) return service.limit;
  return isOfApi(url) ? 'api' : 'page'; // matched the wildcard of the static files
}

/** Returns whether the path of a URL is `/api` or below it. */
export function isOfApi(url: string): boolean {
  return `${plainPath(url)}/`.startsWith(API_PREFIX);
}
