import type { ProblemCode, RequestParts, Route, RouteName, RouteResponse } from '@signoria/protocol';
import { parse, problemSchema, ROUTES, requestPath } from '@signoria/protocol';

/** A refusal of the server, or a failed connection. */
export class RefusalError extends Error {
  readonly code: ProblemCode | 'unreachable';

  constructor(code: ProblemCode | 'unreachable', detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The arguments after the route's name: none for a route without parameters, query and body. */
type Arguments<N extends RouteName> =
  Record<never, never> extends RequestParts<N> ? [parts?: RequestParts<N>] : [parts: RequestParts<N>];

/** Sends a request to a route of the server and validates the response. Throws a `RefusalError`. */
export async function request<N extends RouteName>(name: N, ...[parts]: Arguments<N>): Promise<RouteResponse<N>> {
  const { method, response }: Route = ROUTES[name];
  const given = (parts ?? {}) as RequestParts<N> & { readonly body?: unknown };
  const answer = await send(method, requestPath(name, given), given.body ?? {});
  if (response === undefined) return undefined as RouteResponse<N>;
  const read = parse(response, answer);
  if (!read.ok) throw new RefusalError('unreachable', read.error.message);
  return read.value as RouteResponse<N>;
}

async function send(method: Route['method'], path: string, body: unknown): Promise<unknown> {
  const options = { method, credentials: 'same-origin' as const };
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, method === 'GET' ? options : { ...options, ...json }).catch(() => null);
  if (response?.status === 204) return null;
  const answer: unknown = await response?.json().catch(() => null);
  if (response === null || answer === null)
    throw new RefusalError('unreachable', 'the server sent no answer, or no JSON');
  if (!response.ok) throw refusal(answer);
  return answer;
}

function refusal(answer: unknown): RefusalError {
  const read = parse(problemSchema, answer);
  return read.ok
    ? new RefusalError(read.value.code, read.value.detail)
    : new RefusalError('unreachable', 'the server sent an unknown error');
}
