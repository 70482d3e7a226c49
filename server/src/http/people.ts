import type { PersonInfo } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { readName } from '../names.ts';
import { endAllSessions, endSession, openSession, SESSION_COOKIE } from '../sessions.ts';
import type { Person } from '../store/store.ts';
import { rename } from '../tables/lobby/index.ts';
import { askerOf } from './request.ts';
import type { RouteHandlers } from './routes.ts';

export function peopleHandlers(context: ServerContext) {
  return {
    async createGuest({ body, reply }) {
      const person = await context.store.createPerson({ name: readName(body.name), guest: true });
      await openSession(context, person.id, reply);
      return described(context, person);
    },
    fetchMe: ({ person }) => described(context, person),
    async renameMe({ body, person, request }) {
      const name = body.name === person.name ? body.name : readName(body.name);
      return described(context, await rename(context, person.id, name, askerOf(request, person)));
    },
    async signOut({ request, reply }) {
      await endSession(context, request.headers.cookie);
      reply.clearCookie(SESSION_COOKIE);
    },
    async signOutEverywhere({ person, reply }) {
      await endAllSessions(context, person.id);
      reply.clearCookie(SESSION_COOKIE);
    },
  } satisfies Partial<RouteHandlers>;
}

/** Returns a person as sent to themselves. */
export async function described({ store }: ServerContext, { id, name }: Person): Promise<PersonInfo> {
  return { id, name, passkeys: (await store.credentialsOf(id)).length };
}
