import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { METRICS_TYPE } from '../metrics.ts';
import { RETRY_AFTER, refuse } from '../problem.ts';
import { serviceRoute } from './routes.ts';

/** Timeout of the readiness check of the store, in milliseconds. */
const STORE_TIMEOUT_MS = 1000;

/** Adds the routes for operators: liveness, readiness and metrics. They have a rate limit of their own. */
export function healthRoutes(app: FastifyInstance, context: ServerContext, metricsToken: string | undefined): void {
  const isStoreThere = storeCheck(context);
  serviceRoute(app, 'live', () => ({ status: 'alive' }));
  serviceRoute(app, 'ready', async (_request, reply) => {
    const status = context.draining ? 'draining' : (await isStoreThere()) ? 'ready' : 'noStore';
    if (status === 'ready') return { status };
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ status });
  });
  serviceRoute(app, 'metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken))
      return refuse('unknownRoute', `there is nothing at GET ${request.routeOptions.url}`);
    return reply.type(METRICS_TYPE).send(await context.metrics.text());
  });
}

/** Returns a readiness check of the store. Concurrent calls share one ping, in case the store hangs. */
function storeCheck({ store }: ServerContext): () => Promise<boolean> {
  let underway: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      await store.ping();
      return true;
    } catch {
      return false;
    } finally {
      underway = undefined;
    }
  };
  return async () => {
    underway ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), STORE_TIMEOUT_MS);
    });
    return Promise.race([underway, late]).finally(() => clearTimeout(timer));
  };
}

/** Returns whether a request may read the metrics: it has the token, or comes from this machine without a proxy. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (headers.authorization !== undefined)
    return token !== undefined && given !== undefined && isEqualSecret(given, token);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

/** Compares two secrets in constant time. */
function isEqualSecret(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
