import { API_PREFIX } from '@signoria/protocol';
import type { FastifyRequest } from 'fastify';
import { plainPath } from './target.ts';

/** The kinds of routes. Each has a rate limit of its own. */
export type RouteKind = 'api' | 'health' | 'page';

/** Returns the kind of the route that a request has matched. The router has already decoded the path. */
export function kindOf({ routeOptions, url }: FastifyRequest): RouteKind {
  const { route, service } = routeOptions.config;
  if (routeOptions.url === undefined || route !== undefined) return 'api';
  if (service !== undefined) return service.limit;
  return isOfApi(url) ? 'api' : 'page'; // matched the wildcard of the static files
}

/** Returns whether the path of a URL starts like one of the API. */
export function isOfApi(url: string): boolean {
  return plainPath(url).startsWith(API_PREFIX.slice(0, -1));
}
