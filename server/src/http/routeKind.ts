import type { FastifyRequest } from 'fastify';
import { plainPath } from './target.ts';

/** The kinds of routes. Each has a rate limit of its own. */
export type RouteKind = 'api' | 'health' | 'page';

/** Routes for load balancers. They accept any host name, since they disclose nothing. */
const FOR_ANYONE = ['/healthz', '/readyz'];

const METRICS = '/metrics';

/** Returns the kind of the route that a request has matched. The router has already decoded the path. */
export function kindOf(request: FastifyRequest): RouteKind {
  const route = request.routeOptions.url;
  if (route === undefined || route.startsWith('/api/')) return 'api';
  if (isForAnyone(request) || isMetrics(request)) return 'health';
  return isOfApi(request.url) ? 'api' : 'page'; // matched the wildcard of the static files
}

export function isForAnyone({ routeOptions }: FastifyRequest): boolean {
  return FOR_ANYONE.includes(routeOptions.url ?? '');
}

export function isMetrics({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === METRICS;
}

/** Returns whether the path of a URL starts like one of the API. For URLs that match no route of the API. */
export function isOfApi(url: string): boolean {
  return plainPath(url).startsWith('/api');
}
