import type { PersonInfo, TableInfo } from '@signoria/protocol';
import { personSchema, tableSchema } from '@signoria/protocol';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse as check } from 'valibot';
import type { TestServer } from './testServer.ts';

/** An HTTP client with a session cookie. */
export interface Caller {
  readonly testServer: TestServer;
  readonly person: PersonInfo;
  cookie: string;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export async function ask(
  testServer: TestServer,
  method: string,
  path: string,
  { body, cookie, headers = {} }: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${testServer.running.address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    headers: response.headers,
    body: type.includes('json') ? JSON.parse(text) : text,
  };
}

export async function guest(testServer: TestServer, name: string): Promise<Caller> {
  const answer = await ask(testServer, 'POST', '/api/people', { body: { name } });
  return { testServer, cookie: cookiesOf(answer), person: check(personSchema, answer.body) };
}

/** Returns the Cookie header that a browser would send after this answer: the set cookies without the cleared ones. */
export function cookiesOf({ headers }: Answer): string {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}

/** Sends a request that must succeed, and validates the answer with its schema. */
export async function call<S extends GenericSchema>(
  { testServer, cookie }: Caller,
  method: string,
  path: string,
  schema: S,
  body?: unknown,
): Promise<InferOutput<S>> {
  const answer = await ask(testServer, method, path, { cookie, ...(body !== undefined && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return check(schema, answer.body);
}

export function setUp(host: Caller, wanted: object): Promise<TableInfo> {
  return call(host, 'POST', '/api/tables', tableSchema, { game: 'card', ...wanted });
}

export function at(caller: Caller, table: string, action: string, body?: object): Promise<TableInfo> {
  return call(caller, 'POST', `/api/tables/${table}/${action}`, tableSchema, body);
}
