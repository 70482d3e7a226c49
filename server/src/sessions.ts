import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from './context.ts';
import { isSecure } from './http/origin.ts';
import { refuse } from './problem.ts';
import { hashOf } from './store/ids.ts';
import type { Person } from './store/store.ts';
import { publish } from './tables/table/index.ts';

export const SESSION_COOKIE = 'signoria';

/** A guest who comes back within the year is still known, once they have sat at a table (expiry.ts). */
const SECONDS = 365 * 24 * 3600;

/** A new session, and the cookie that opens it. */
export async function openSession(context: ServerContext, person: string, reply: FastifyReply): Promise<void> {
  const { id } = await context.store.createSession(person, context.now() + SECONDS * 1000);
  reply.setCookie(SESSION_COOKIE, id, {
    signed: true,
    maxAge: SECONDS,
    secure: isSecure(reply.request, context.origins),
  });
}

/**
 * Who asks; null without a cookie, or with one that we have not signed: whoever did may know them. One that is expired or
 * whose session was ended is refused, and the browser forgets it.
 */
export async function signedInPerson(context: ServerContext, cookies: string | undefined): Promise<Person | null> {
  const cookie = sessionCookie(cookies);
  if (cookie === '') return null;
  const id = unsignCookie(context, cookie);
  if (id === null) return null;
  const session = await context.store.findSession(id);
  const person = session === undefined ? undefined : await context.store.findPerson(session.person);
  return person ?? refuse('badSession', 'this session is not valid any more: sign in again');
}

/** Signs out, and closes whatever the session has open. */
export async function endSession(context: ServerContext, cookies: string | undefined): Promise<void> {
  const id = sessionIn(context, cookies);
  if (id === null) return;
  await context.store.endSession(id);
  context.sockets.closeSessionSockets(id);
  publish(context, { kind: 'signedOut', session: hashOf(id) });
}

/** Signs somebody out everywhere, and closes whatever they have open. */
export async function endAllSessions(context: ServerContext, person: string): Promise<void> {
  await context.store.endSessions(person);
  context.sockets.closePersonSockets(person);
  publish(context, { kind: 'signedOut', person: person });
}

/** The session that a cookie of ours names, whether it is still valid or not. */
export function sessionIn(context: ServerContext, cookies: string | undefined): string | null {
  return unsignCookie(context, sessionCookie(cookies));
}

function sessionCookie(cookies: string | undefined): string {
  return fastifyCookie.parse(cookies ?? '')[SESSION_COOKIE] ?? '';
}

/** What a cookie says, if we have signed it. Sockets ask as well, which open without a request of Fastify's. */
export function unsignCookie({ secret }: ServerContext, cookie: string): string | null {
  return fastifyCookie.unsign(cookie, secret).value;
}
