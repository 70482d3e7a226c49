import { fastifyCookie } from '@fastify/cookie';
import type { ProblemCode } from '@signoria/protocol';
import { MAX_PAYLOAD_BYTES, PROBLEM_TYPE, PROBLEMS } from '@signoria/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import type { ServerContext } from '../context.ts';
import { pointsOfBytes } from '../limits.ts';
import { problemOf, Refusal, refusalOf, refuse } from '../problem.ts';
import { SESSION_COOKIE } from '../sessions.ts';
import { analysisHandlers } from './analyses.ts';
import type { Timeouts } from './connections.ts';
import { guardConnections, timeoutsFor } from './connections.ts';
import { docsRoutes } from './docs.ts';
import type { RequestLimits } from './guards.ts';
import { addGuards, reportUnnamedProxy } from './guards.ts';
import { healthRoutes } from './health.ts';
import { passkeyHandlers } from './passkeys.ts';
import { myGamesHandlers, peopleHandlers } from './people.ts';
import { takePoints } from './request.ts';
import { LONGEST_SEGMENT, originForm, routeKindOf } from './requestTarget.ts';
import { apiRoutes } from './routes.ts';
import { appShellFor, serveStaticFiles } from './staticFiles.ts';
import { tableHandlers } from './tables.ts';

export interface HttpOptions {
  /** The folder of the built web app. It need not exist. */
  readonly webDir: string;
  /** Proxies whose forwarded headers are trusted: addresses and ranges. */
  readonly trustProxy: readonly string[];
  /** Rate limits per address. Several people may share an address. */
  readonly requests: RequestLimits;
  /** The bearer token for /metrics. Without it only requests from this machine are answered. */
  readonly metricsToken?: string | undefined;
  readonly timeouts: Timeouts;
}

/** Hidden from scripts and from other sites' forms. Lax, not strict, so that links to a table keep the session. */
const COOKIES = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;

export async function httpApp(context: ServerContext, options: HttpOptions): Promise<FastifyInstance> {
  const { trustProxy, requests } = options;
  const app = fastify({
    bodyLimit: MAX_PAYLOAD_BYTES,
    routerOptions: { maxParamLength: LONGEST_SEGMENT },
    rewriteUrl: originForm,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    forceCloseConnections: 'idle', // pending requests are still answered
    ...timeoutsFor(options.timeouts),
    frameworkErrors: (error, request, reply) => void answerError(context, error, request, reply),
  });
  const connections = guardConnections(app);
  acceptJsonOnly(app, context);
  await app.register(fastifyCookie, { secret: context.secret, parseOptions: COOKIES });
  if (trustProxy.length === 0) reportUnnamedProxy(app, context);
  await addGuards(app, context, { requests, connections });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (context.draining && routeOptions.config.route?.createsTable)
      throw new Refusal('closing', 'the server is closing; try again in a moment');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(context, error, request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const shell = appShellFor(request, options.webDir);
    return shell === undefined
      ? sendProblem(reply, 'unknownRoute', `there is nothing at ${request.method} ${request.originalUrl.slice(0, 100)}`)
      : reply.sendFile(shell);
  });
  healthRoutes(app, context, options.metricsToken);
  apiRoutes(app, context, {
    ...peopleHandlers(context),
    ...myGamesHandlers(context),
    ...passkeyHandlers(context),
    ...tableHandlers(context),
    ...analysisHandlers(context),
  });
  docsRoutes(app);
  await serveStaticFiles(app, options.webDir);
  return app;
}

/** Accepts only JSON. Form bodies would allow cross-site requests without a preflight. An empty body counts as no body. */
function acceptJsonOnly(app: FastifyInstance, context: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    await takePoints(context, request, null, pointsOfBytes(Buffer.byteLength(body)));
    try {
      return body === '' ? undefined : JSON.parse(body);
    } catch {
      return refuse('malformed', 'expected JSON');
    }
  });
}

/** Problem codes for errors that Fastify raises itself, by HTTP status. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = { 404: 'unknownRoute', 413: 'tooLarge', 415: 'wrongType' };

function answerError(
  context: ServerContext,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    if (refusal.code === 'badSession') reply.clearCookie(SESSION_COOKIE);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    const isShownInBrowser = refusal.code === 'wrongHost' && routeKindOf(request) !== 'api';
    if (isShownInBrowser) return reply.code(PROBLEMS.wrongHost).type('text/plain; charset=utf-8').send(refusal.message);
    return sendProblem(reply, refusal.code, refusal.message, refusal.path);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, BY_STATUS[status] ?? 'malformed', error.message);
  context.report(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`, error);
  return sendProblem(reply, 'broken', 'internal error');
}

function sendProblem(reply: FastifyReply, code: ProblemCode, detail: string, path = ''): FastifyReply {
  return reply
    .code(PROBLEMS[code])
    .header('content-type', PROBLEM_TYPE)
    .send(JSON.stringify(problemOf(code, detail, path)));
}
