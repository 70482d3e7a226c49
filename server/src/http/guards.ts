import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal, refuse } from '../problem.ts';
import { addressOf } from './address.ts';
import { isOurHost, isOurOrigin, isSecure } from './origin.ts';
import { PAGE_POLICY } from './policy.ts';

const CHANGING = ['POST', 'PATCH', 'PUT', 'DELETE'];

/** Asked by load balancers, which call us by any name; there is nothing to be learned from them. */
const FOR_ANYONE = ['/healthz', '/readyz'];

const YEAR = 365 * 24 * 3600;

/** What holds for every request before anybody answers it, sockets included. */
export async function addGuards(
  app: FastifyInstance,
  context: ServerContext,
  requestsPerMinute: number,
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: forHelmet(PAGE_POLICY) },
    referrerPolicy: { policy: 'same-origin' }, // the address of a table is its invitation
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    checkHost(context, request);
    if (isSecure(request, context.origins)) addSecureHeaders(reply);
    if (CHANGING.includes(request.method) && !isOurOrigin(request, context.origins))
      refuse('wrongOrigin', 'a page of another address may not do this');
  });
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_request, { after }) => new Refusal('tooMany', `too many requests; try again in ${after}`),
  });
}

/** Browsers heed these behind https alone, and complain of the second elsewhere. */
function addSecureHeaders(reply: FastifyReply): void {
  reply.header('strict-transport-security', `max-age=${YEAR}`);
  reply.header('cross-origin-opener-policy', 'same-origin');
}

function checkHost({ origins }: ServerContext, request: FastifyRequest): void {
  if (isOurHost(request, origins) || FOR_ANYONE.includes(request.url)) return;
  if (request.url === '/metrics' && request.headers.authorization !== undefined) return; // by the name of its machine
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
