import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import { SERVICE_ROUTES } from '@signoria/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal, refuse } from '../problem.ts';
import type { Connections } from './connections.ts';
import { PAGE_POLICY } from './contentSecurityPolicy.ts';
import { isOurHost, isOurOrigin, isSecure } from './origin.ts';
import { addressOf } from './request.ts';
import type { RouteKind } from './requestTarget.ts';
import { isWellFormed, routeKindOf } from './requestTarget.ts';

const CHANGING = ['POST', 'PATCH', 'PUT', 'DELETE'];

const YEAR_SECONDS = 365 * 24 * 3600;

/** Maximum number of requests per minute and address, by kind of route. */
export type RequestLimits = Readonly<Record<RouteKind, number>>;

export interface GuardOptions {
  readonly requests: RequestLimits;
  readonly connections: Connections;
}

/** Refused requests per minute and address after which every further refusal closes its connection. */
const MOST_REFUSED = 100;

/** Maximum number of rate limit counters in memory. Each address has one per kind of route. */
const MOST_COUNTED = 50_000;

/** Adds the hooks that run before every handler, including WebSocket upgrades and unknown routes. */
export async function addGuards(app: FastifyInstance, context: ServerContext, options: GuardOptions): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: forHelmet(PAGE_POLICY) },
    referrerPolicy: { policy: 'same-origin' }, // whoever has the address of a private table can open it
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (routeKindOf(request) === 'api') reply.header('cache-control', 'no-store');
  });
  await limitRequests(app, options);
  app.addHook('onRequest', async (request, reply) => {
    if (!isWellFormed(request.originalUrl)) refuse('malformed', 'the request target is malformed');
    checkHost(context, request);
    if (isSecure(request, context.origins)) addSecureHeaders(reply);
    if (CHANGING.includes(request.method) && !isOurOrigin(request, context.origins))
      refuse('wrongOrigin', 'requests from pages of other origins are not allowed');
  });
}

/** Rate limits every request by address, before other hooks except that of `guardConnections` can refuse it. */
async function limitRequests(app: FastifyInstance, { requests, connections }: GuardOptions): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false, // replaced by the hook below, which also covers unknown routes
    max: (request) => requests[routeKindOf(request)],
    timeWindow: '1 minute',
    cache: MOST_COUNTED,
    keyGenerator: (request) => `${routeKindOf(request)} ${addressOf(request)}`,
    errorResponseBuilder: (_request, { after }) => new Refusal('tooMany', `too many requests; try again in ${after}`),
    ban: MOST_REFUSED,
    onBanReach: connections.closeAfter,
  });
  app.addHook('onRequest', app.rateLimit());
}

/** Adds headers that browsers accept over HTTPS only. Over HTTP the second one causes a console warning. */
function addSecureHeaders(reply: FastifyReply): void {
  reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  reply.header('cross-origin-opener-policy', 'same-origin');
}

function checkHost({ origins }: ServerContext, request: FastifyRequest): void {
  const { service } = request.routeOptions.config;
  if (isOurHost(request, origins) || service?.anyHost) return;
  const isMetrics = service?.path === SERVICE_ROUTES.metrics.path;
  if (isMetrics && request.headers.authorization !== undefined) return; // scrapers address it by machine name
  const { host } = request;
  refuse(
    'wrongHost',
    `${host.slice(0, 100)} is not a configured host name of this server. The operator can set it: PUBLIC_URL`,
  );
}

/** Reports a proxy missing from TRUST_PROXY, once. Without that setting all its clients share one rate limit. */
export function reportUnnamedProxy(app: FastifyInstance, context: ServerContext): void {
  let isReported = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isReported || headers['x-forwarded-for'] === undefined) return;
    isReported = true;
    const reason = `${ip} sent X-Forwarded-For; if it is your proxy, add it to TRUST_PROXY`;
    context.report('untrusted proxy', new Error(reason));
  });
}

const forHelmet = (policy: typeof PAGE_POLICY) =>
  Object.fromEntries(Object.entries(policy).map(([directive, sources]) => [directive, [...sources]]));
