import type { Hall } from './hall.ts';
import { cookieOf, SESSION_COOKIE, setCookie, sign, unsign } from './http/cookies.ts';
import { refuse } from './problem.ts';
import type { Person } from './store/store.ts';

/** A guest who comes back within the year is still known. */
const SECONDS = 365 * 24 * 3600;

/** A new session, as the cookie that opens it. */
export async function openSession(hall: Hall, person: string, secure: boolean): Promise<string> {
  const { id } = await hall.store.createSession(person, hall.now() + SECONDS * 1000);
  return setCookie(SESSION_COOKIE, sign(id, hall.secret), SECONDS, secure);
}

/** A cookie that takes the place of the old one and is gone at once. */
export function forgetCookie(secure: boolean): string {
  return setCookie(SESSION_COOKIE, '', 0, secure);
}

/** Who asks; null without a cookie. One that is forged, expired or whose session was ended is refused. */
export async function whoAsks(hall: Hall, cookies: string | undefined): Promise<Person | null> {
  const cookie = cookieOf(cookies, SESSION_COOKIE);
  if (cookie === undefined || cookie === '') return null;
  const id = unsign(cookie, hall.secret);
  const session = id === undefined ? undefined : await hall.store.findSession(id);
  const person = session === undefined ? undefined : await hall.store.findPerson(session.person);
  return person ?? refuse('badSession', 'this session is not valid any more: sign in again');
}

export async function endSession(hall: Hall, cookies: string | undefined): Promise<void> {
  const id = unsign(cookieOf(cookies, SESSION_COOKIE) ?? '', hall.secret);
  if (id !== undefined) await hall.store.endSession(id);
}
