import { Readable } from 'node:stream';
import type {
  Route,
  RouteBody,
  RouteName,
  RouteOf,
  RouteParams,
  RouteQuery,
  RouteResponse,
  ServiceRoute,
} from '@signoria/protocol';
import { ROUTES, SERVICE_ROUTES } from '@signoria/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { ServerContext } from '../context.ts';
import { COSTS } from '../limits.ts';
import { signedInPerson } from '../sessions.ts';
import type { Person } from '../store/entities.ts';
import { readAs, requirePerson, takePoints } from './request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entry of `ROUTES`, for hooks. */
    readonly route?: Route;
    /** The entry of `SERVICE_ROUTES`, for hooks. */
    readonly service?: ServiceRoute;
  }
}

/** A request to a route, with its validated inputs. */
export interface RouteCall<N extends RouteName = RouteName> {
  readonly params: RouteParams<N>;
  readonly query: RouteQuery<N>;
  readonly body: RouteBody<N>;
  /** The signed-in person; null without a session, and on routes that do not read it. */
  readonly person: PersonFor<RouteOf<N>['session']>;
  readonly request: FastifyRequest;
  /** For cookies and headers. The status and the body follow from the route and from the handler's result. */
  readonly reply: FastifyReply;
}

type PersonFor<Session extends Route['session']> = Session extends 'required'
  ? Person
  : Session extends 'optional'
    ? Person | null
    : null;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The result of a handler: the response body, or its JSON as a text or a stream. */
type Result<N extends RouteName> =
  RouteResponse<N> extends undefined ? undefined : DeepReadonly<RouteResponse<N>> | string | Readable;

/** One handler for each route of the API. */
export type RouteHandlers = {
  readonly [N in RouteName]: (call: RouteCall<N>) => Result<N> | Promise<Result<N>>;
};

/** Adds all routes of the API. */
export function apiRoutes(app: FastifyInstance, context: ServerContext, handlers: RouteHandlers): void {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    const handler = handlers[name] as (call: RouteCall) => unknown;
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { route },
      handler: async (request, reply) =>
        sendResult(reply, route, await handler(await readCall(context, route, request, reply))),
    });
  }
}

/** Reads the session first, then the inputs, then takes the fixed cost. The first failure refuses the request. */
async function readCall(
  context: ServerContext,
  { session, query, body, cost }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RouteCall> {
  const person = await personFor(context, session, request);
  const inputs = {
    params: request.params,
    query: query && readAs(query, request.query),
    body: body && readAs(body, request.body ?? {}),
  };
  if (cost !== undefined) await takePoints(context, request, person, COSTS[cost]);
  return { ...inputs, person, request, reply } as RouteCall;
}

async function personFor(
  context: ServerContext,
  session: Route['session'],
  request: FastifyRequest,
): Promise<Person | null> {
  if (session === 'none') return null;
  return session === 'required' ? requirePerson(context, request) : signedInPerson(context, request.headers.cookie);
}

function sendResult(reply: FastifyReply, { status, response }: Route, result: unknown): FastifyReply {
  reply.code(status);
  if (response === undefined) return reply.send();
  const isText = typeof result === 'string' || result instanceof Readable;
  return isText ? reply.type('application/json; charset=utf-8').send(result) : reply.send(result);
}

/** Adds a route besides the API. */
export function serviceRoute(
  app: FastifyInstance,
  name: keyof typeof SERVICE_ROUTES,
  handler: RouteHandlerMethod,
): void {
  const service: ServiceRoute = SERVICE_ROUTES[name];
  app.get(service.path, { config: { service } }, handler);
}
