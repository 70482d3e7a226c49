import type {
  ChatLine,
  Course,
  MyGames,
  NewTable,
  Passkeys,
  PersonInfo,
  Problem,
  ProblemCode,
  TableInfo,
  TableListName,
  TablePage,
  Tables,
} from '@signoria/protocol';
import {
  courseSchema,
  earlierChatSchema,
  myGamesSchema,
  parse,
  passkeyOptionsSchema,
  passkeysSchema,
  personSchema,
  problemSchema,
  recordSchema,
  tablePageSchema,
  tableSchema,
  tablesSchema,
} from '@signoria/protocol';
import type { GenericSchema, InferOutput } from 'valibot';

/** What the server would not do, or that it could not be reached. */
export class RefusalError extends Error {
  readonly code: ProblemCode | 'unreachable';

  constructor(code: ProblemCode | 'unreachable', detail: string) {
    super(detail);
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send(method: Method, path: string, body?: unknown): Promise<unknown> {
  const request = { method, credentials: 'same-origin' as const };
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  const response = await fetch(path, method === 'GET' ? request : { ...request, ...json }).catch(() => null);
  if (response?.status === 204) return null;
  const answer: unknown = await response?.json().catch(() => null);
  if (response === null || answer === null) throw new RefusalError('unreachable', 'the server did not answer');
  if (!response.ok) throw refusal(answer);
  return answer;
}

async function call<S extends GenericSchema>(
  schema: S,
  method: Method,
  path: string,
  body?: unknown,
): Promise<InferOutput<S>> {
  const read = parse(schema, await send(method, path, body));
  if (!read.ok) throw new RefusalError('unreachable', read.error.message);
  return read.value;
}

function refusal(answer: unknown): RefusalError {
  const read = parse(problemSchema, answer);
  const problem: Problem | null = read.ok ? read.value : null;
  return problem === null
    ? new RefusalError('unreachable', 'the server did not answer')
    : new RefusalError(problem.code, problem.detail);
}

/** The name this browser has introduced itself with; the session itself is a cookie no script can read. */
const KNOWN = 'signoria.known';

export function knownName(): string {
  return localStorage.getItem(KNOWN) ?? '';
}

function know(person: PersonInfo): PersonInfo {
  localStorage.setItem(KNOWN, person.name);
  return person;
}

/** Who this browser is to the server; null for nobody yet, which is known without asking. */
export async function whoAmI(): Promise<PersonInfo | null> {
  if (knownName() === '') return null;
  try {
    return know(await call(personSchema, 'GET', '/api/me'));
  } catch (error) {
    if (!(error instanceof RefusalError) || (error.code !== 'notSignedIn' && error.code !== 'badSession')) throw error;
    localStorage.removeItem(KNOWN);
    return null;
  }
}

/** A guest needs a name and nothing else; one who is known already may change it. */
export async function introduce(name: string): Promise<PersonInfo> {
  const known = await whoAmI();
  if (known?.name === name) return known;
  return know(
    known === null
      ? await call(personSchema, 'POST', '/api/people', { name })
      : await call(personSchema, 'PATCH', '/api/me', { name }),
  );
}

export async function signOut(): Promise<void> {
  await send('DELETE', '/api/me/session');
  localStorage.removeItem(KNOWN);
}

export async function signOutEverywhere(): Promise<void> {
  await send('DELETE', '/api/me/sessions');
  localStorage.removeItem(KNOWN);
}

export async function fetchPasskeys(): Promise<Passkeys['passkeys']> {
  return (await call(passkeysSchema, 'GET', '/api/me/passkeys')).passkeys;
}

export function removePasskey(id: string): Promise<PersonInfo> {
  return call(personSchema, 'DELETE', `/api/me/passkeys/${id}`);
}

export async function passkeyOptions(path: '/api/me/passkeys' | '/api/session'): Promise<unknown> {
  return (await call(passkeyOptionsSchema, 'POST', `${path}/options`)).options;
}

/** Hands over what the browser made: a new passkey, or the answer of one that is known. */
export async function handPasskey(path: '/api/me/passkeys' | '/api/session', response: unknown): Promise<PersonInfo> {
  return know(await call(personSchema, 'POST', path, { response }));
}

export function fetchTables(): Promise<Tables> {
  return call(tablesSchema, 'GET', '/api/tables');
}

export function fetchTablePage(list: TableListName, after: string): Promise<TablePage> {
  return call(tablePageSchema, 'GET', `/api/tables/page?list=${list}&after=${after}`);
}

export function setTable(table: NewTable): Promise<TableInfo> {
  return call(tableSchema, 'POST', '/api/tables', table);
}

export function joinTable(id: string, invite: string | null): Promise<TableInfo> {
  return call(tableSchema, 'POST', `/api/tables/${id}/join`, invite === null ? {} : { invite });
}

export function startTable(id: string): Promise<TableInfo> {
  return call(tableSchema, 'POST', `/api/tables/${id}/start`);
}

export function leaveTable(id: string): Promise<TableInfo> {
  return call(tableSchema, 'POST', `/api/tables/${id}/leave`);
}

export function askRematch(id: string): Promise<TableInfo> {
  return call(tableSchema, 'POST', `/api/tables/${id}/rematch`);
}

export function fetchRecord(id: string): Promise<unknown> {
  return call(recordSchema, 'GET', `/api/tables/${id}/record`);
}

export function fetchMyGames(): Promise<MyGames> {
  return call(myGamesSchema, 'GET', '/api/me/games');
}

export function fetchTable(id: string): Promise<TableInfo> {
  return call(tableSchema, 'GET', `/api/tables/${id}`);
}

/** The game so far, as this browser may know it. */
export function fetchCourse(id: string): Promise<Course> {
  return call(courseSchema, 'GET', `/api/tables/${id}/course`);
}

/** What was said at a table before the line of this number, the last of it. */
export async function fetchEarlierChat(id: string, before: number): Promise<readonly ChatLine[]> {
  return (await call(earlierChatSchema, 'GET', `/api/tables/${id}/chat?before=${before}`)).lines;
}
