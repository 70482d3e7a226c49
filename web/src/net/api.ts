import type { NewTable, PersonInfo, Problem, ProblemCode, TableInfo } from '@signoria/protocol';
import { parse, personSchema, problemSchema, recordSchema, tableSchema } from '@signoria/protocol';
import type { GenericSchema, InferOutput } from 'valibot';

/** What the server would not do, or that it could not be reached. */
export class Refused extends Error {
  readonly code: ProblemCode | 'unreachable';

  constructor(code: ProblemCode | 'unreachable', detail: string) {
    super(detail);
    this.code = code;
  }
}

async function call<S extends GenericSchema>(
  schema: S,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<InferOutput<S>> {
  const request = { method, credentials: 'same-origin' as const };
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  const response = await fetch(path, method === 'GET' ? request : { ...request, ...json }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response === null || answer === null) throw new Refused('unreachable', 'the server did not answer');
  if (!response.ok) throw refusal(answer);
  const read = parse(schema, answer);
  if (!read.ok) throw new Refused('unreachable', read.error.message);
  return read.value;
}

function refusal(answer: unknown): Refused {
  const read = parse(problemSchema, answer);
  const problem: Problem | null = read.ok ? read.value : null;
  return problem === null
    ? new Refused('unreachable', 'the server did not answer')
    : new Refused(problem.code, problem.detail);
}

/** Who this browser is to the server; null for nobody yet. */
export async function whoAmI(): Promise<PersonInfo | null> {
  try {
    return await call(personSchema, 'GET', '/api/me');
  } catch (error) {
    if (error instanceof Refused && (error.code === 'notSignedIn' || error.code === 'badSession')) return null;
    throw error;
  }
}

/** That this browser has introduced itself before; the session itself is a cookie no script can read. */
const KNOWN = 'signoria.known';

/** A guest needs a name and nothing else; one who is known already may change it. */
export async function introduce(name: string): Promise<PersonInfo> {
  const known = localStorage.getItem(KNOWN) === null ? null : await whoAmI();
  if (known?.name === name) return known;
  const person = known === null ? await call(personSchema, 'POST', '/api/people', { name }) : await rename(name);
  localStorage.setItem(KNOWN, 'yes');
  return person;
}

function rename(name: string): Promise<PersonInfo> {
  return call(personSchema, 'PATCH', '/api/me', { name });
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
