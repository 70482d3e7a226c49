import type { FastifyRequest } from 'fastify';
import { plainPath } from './target.ts';

/** The kinds of routes. Each has a rate limit of its own. */
export type RouteKind = 'api' | 'health' | 'page';

/** Routes for load balancers, which call us by any name; there is nothing to be learned from them. */
const FOR_ANYONE = ['/healthz', '/readyz'];

const METRICS = '/metrics';

/** Returns the kind of the route that a request has matched. However its target is spelled, the router has decoded it. */
export function kindOf(request: FastifyRequest): RouteKind {
  const route = request.routeOptions.url;
  if (route === undefined || route.startsWith('/api/')) return 'api';
  if (isForAnyone(request) || isMetrics(request)) return 'health';
  return isOfApi(request.url) ? 'api' : 'page'; // the wildcard of the static files
}

export function isForAnyone({ routeOptions }: FastifyRequest): boolean {
  return FOR_ANYONE.includes(routeOptions.url ?? '');
}

export function isMetrics({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === METRICS;
}

/** Returns whether an address that no route of the API has matched looks like one of the API. */
export function isOfApi(url: string): boolean {
  return plainPath(url).startsWith('/api');
}
