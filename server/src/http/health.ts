import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { METRICS_TYPE } from '../metrics.ts';
import { RETRY_AFTER, refuse } from '../problem.ts';

/** How long the store may take to answer before we count as not ready, in milliseconds. */
const PATIENCE = 1000;

/** For those who run the server: is it alive, may it get requests, how is it doing. Not counted against any address. */
export function healthRoutes(app: FastifyInstance, context: ServerContext, metricsToken: string | undefined): void {
  const isStoreThere = storeCheck(context);
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const status = context.draining ? 'draining' : (await isStoreThere()) ? 'ready' : 'noStore';
    if (status === 'ready') return { status };
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return refuse('unknownRoute', 'there is nothing at GET /metrics');
    return reply.type(METRICS_TYPE).send(await context.metrics.text());
  });
}

/** However often we are asked, the store is asked once at a time: one that hangs must not gather questions. */
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
      timer = setTimeout(() => resolve(false), PATIENCE);
    });
    return Promise.race([underway, late]).finally(() => clearTimeout(timer));
  };
}

/** Whoever is on this machine, without a proxy in between, or has the token. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (headers.authorization !== undefined) return token !== undefined && given !== undefined && isSame(given, token);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

/** Takes as long for a good guess as for a bad one. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
