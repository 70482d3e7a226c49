import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from './context.ts';
import { isSecure } from './http/origin.ts';
import { refuse } from './problem.ts';
import type { Person } from './store/entities.ts';
import { hashOf } from './store/ids.ts';
import { publish } from './tables/hints.ts';

export const SESSION_COOKIE = 'signoria';

/** Lifetime of a session: one year. Guests without seats, results and chat lines are deleted earlier (expiry.ts). */
const SESSION_SECONDS = 365 * 24 * 3600;

/** Creates a session and sets its cookie. */
export async function openSession(context: ServerContext, person: string, reply: FastifyReply): Promise<void> {
  const { id } = await context.store.createSession(person, context.now() + SESSION_SECONDS * 1000);
  reply.setCookie(SESSION_COOKIE, id, {
    signed: true,
    maxAge: SESSION_SECONDS,
    secure: isSecure(reply.request, context.origins),
  });
}

/**
 * Returns the signed-in person. Returns null without a cookie, or with one whose signature is not ours: another server
 * on this host may have set it. Refuses an expired or ended session with `badSession`, which clears its cookie.
 */
export async function signedInPerson(context: ServerContext, cookies: string | undefined): Promise<Person | null> {
  const cookie = sessionCookie(cookies);
  if (cookie === '') return null;
  const id = unsignCookie(context, cookie);
  if (id === null) return null;
  const session = await context.store.findSession(id);
  const person = session === undefined ? undefined : await context.store.findPerson(session.person);
  return person ?? refuse('badSession', 'this session has ended: sign in again');
}

/** Ends a session and closes its sockets. */
export async function endSession(context: ServerContext, cookies: string | undefined): Promise<void> {
  const id = sessionIn(context, cookies);
  if (id === null) return;
  await context.store.endSession(id);
  context.sockets.closeSessionSockets(id);
  publish(context, { kind: 'signedOut', session: hashOf(id) });
}

/** Ends all sessions of a person and closes their sockets. */
export async function endAllSessions(context: ServerContext, person: string): Promise<void> {
  await context.store.endSessions(person);
  context.sockets.closePersonSockets(person);
  publish(context, { kind: 'signedOut', person });
}

/** Returns the session id of a validly signed cookie, even if the session has ended. */
export function sessionIn(context: ServerContext, cookies: string | undefined): string | null {
  return unsignCookie(context, sessionCookie(cookies));
}

function sessionCookie(cookies: string | undefined): string {
  return fastifyCookie.parse(cookies ?? '')[SESSION_COOKIE] ?? '';
}

/** Returns the value of a signed cookie, or null if the signature is invalid. */
export function unsignCookie({ secret }: ServerContext, cookie: string): string | null {
  return fastifyCookie.unsign(cookie, secret).value;
}
