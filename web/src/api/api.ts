import type {
  ChatLine,
  GameHistory,
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
  earlierChatSchema,
  gameHistorySchema,
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

/** A refusal of the server, or a failed connection. */
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

/** Storage key of the name used in this browser. The session itself is an HTTP-only cookie. */
const KNOWN = 'signoria.known';

export function knownName(): string {
  return localStorage.getItem(KNOWN) ?? '';
}

function know(person: PersonInfo): PersonInfo {
  localStorage.setItem(KNOWN, person.name);
  return person;
}

/** Returns the signed-in person, or null. Without a known name no request is sent. */
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

/** Signs in a guest, who needs only a name. Renames the person if already signed in. */
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

/** Sends the browser's response: a new passkey, or the assertion of a known one. */
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

/** Returns the game so far, as this browser may see it. */
export function fetchCourse(id: string): Promise<GameHistory> {
  return call(gameHistorySchema, 'GET', `/api/tables/${id}/course`);
}

/** Returns the last chat lines before the line of this number. */
export async function fetchEarlierChat(id: string, before: number): Promise<readonly ChatLine[]> {
  return (await call(earlierChatSchema, 'GET', `/api/tables/${id}/chat?before=${before}`)).lines;
}
