import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal, refuse } from '../problem.ts';
import { addressOf } from './address.ts';
import type { Connections } from './connections.ts';
import { isOurHost, isOurOrigin, isSecure } from './origin.ts';
import { PAGE_POLICY } from './policy.ts';
import type { RouteKind } from './routeKind.ts';
import { isForAnyone, isMetrics, kindOf } from './routeKind.ts';
import { isWellFormed } from './target.ts';

const CHANGING = ['POST', 'PATCH', 'PUT', 'DELETE'];

const YEAR = 365 * 24 * 3600;

/** Requests that one address may make in a minute, by kind of route. */
export type RequestLimits = Readonly<Record<RouteKind, number>>;

export interface GuardOptions {
  readonly requests: RequestLimits;
  readonly connections: Connections;
}

/** Refused requests of one address in a minute after which each of its connections is closed with the next refusal. */
const MOST_REFUSED = 100;

/** Addresses whose requests are counted at the same time, one for each kind of route. */
const MOST_COUNTED = 50_000;

/** Adds the hooks that see every request before its handler: WebSocket upgrades and unknown routes included. */
export async function addGuards(app: FastifyInstance, context: ServerContext, options: GuardOptions): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: forHelmet(PAGE_POLICY) },
    referrerPolicy: { policy: 'same-origin' }, // the address of a table is its invitation
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (kindOf(request) === 'api') reply.header('cache-control', 'no-store');
  });
  await limitRequests(app, options);
  app.addHook('onRequest', async (request, reply) => {
    if (!isWellFormed(request.originalUrl)) refuse('malformed', 'the target of the request cannot be read');
    checkHost(context, request);
    if (isSecure(request, context.origins)) addSecureHeaders(reply);
    if (CHANGING.includes(request.method) && !isOurOrigin(request, context.origins))
      refuse('wrongOrigin', 'a page of another address may not do this');
  });
}

/** Counts every request against its address, before anything else can refuse it. */
async function limitRequests(app: FastifyInstance, { requests, connections }: GuardOptions): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false, // a hook below instead, which unknown routes pass as well
    max: (request) => requests[kindOf(request)],
    timeWindow: '1 minute',
    cache: MOST_COUNTED,
    keyGenerator: (request) => `${kindOf(request)} ${addressOf(request)}`,
    errorResponseBuilder: (_request, { after }) => new Refusal('tooMany', `too many requests; try again in ${after}`),
    ban: MOST_REFUSED,
    onBanReach: connections.closeAfter,
  });
  app.addHook('onRequest', app.rateLimit());
}

/** Browsers heed these behind https alone, and complain of the second elsewhere. */
function addSecureHeaders(reply: FastifyReply): void {
  reply.header('strict-transport-security', `max-age=${YEAR}`);
  reply.header('cross-origin-opener-policy', 'same-origin');
}

function checkHost({ origins }: ServerContext, request: FastifyRequest): void {
  if (isOurHost(request, origins) || isForAnyone(request)) return;
  if (isMetrics(request) && request.headers.authorization !== undefined) return; // by the name of its machine
  const { host } = request;
  refuse(
    'wrongHost',
    `Signoria does not know that it is called ${host.slice(0, 100)}. Whoever runs it can say so: PUBLIC_URL`,
  );
}

/** If requests come through a proxy that nobody has named, all of them seem to be one person's: that must be known. */
export function reportUnnamedProxy(app: FastifyInstance, context: ServerContext): void {
  let isKnown = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isKnown || headers['x-forwarded-for'] === undefined) return;
    isKnown = true;
    const reason = `${ip} says for whom it asks; if it is your proxy, name it in TRUST_PROXY`;
    context.report('a proxy that is not named', new Error(reason));
  });
}

const forHelmet = (policy: typeof PAGE_POLICY) =>
  Object.fromEntries(Object.entries(policy).map(([directive, sources]) => [directive, [...sources]]));
