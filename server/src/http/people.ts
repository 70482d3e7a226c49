import type { PersonInfo } from '@signoria/protocol';
import { newPersonSchema } from '@signoria/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { COSTS } from '../limits.ts';
import { readName } from '../names.ts';
import { endAllSessions, endSession, openSession, SESSION_COOKIE } from '../sessions.ts';
import type { Person } from '../store/store.ts';
import { rename } from '../tables/lobby/index.ts';
import { askerOf, bodyAs, pay, requirePerson } from './request.ts';

export function peopleRoutes(app: FastifyInstance, context: ServerContext): void {
  app.post('/api/people', async (request, reply) => {
    const name = readName(bodyAs(newPersonSchema, request).name);
    await pay(context, request, null, COSTS.signingIn);
    const person = await context.store.createPerson({ name, guest: true });
    await openSession(context, person.id, reply);
    return reply.code(201).send(await described(context, person));
  });
  app.get('/api/me', async (request) => described(context, await requirePerson(context, request)));
  app.patch('/api/me', async (request) => {
    const person = await requirePerson(context, request);
    const { name } = bodyAs(newPersonSchema, request);
    const next = name === person.name ? name : readName(name);
    return described(context, await rename(context, person.id, next, askerOf(request, person)));
  });
  app.delete('/api/me/session', async (request, reply) => {
    await endSession(context, request.headers.cookie);
    return reply.code(204).clearCookie(SESSION_COOKIE).send();
  });
  app.delete('/api/me/sessions', async (request, reply) => {
    await endAllSessions(context, (await requirePerson(context, request)).id);
    return reply.code(204).clearCookie(SESSION_COOKIE).send();
  });
}

/** Returns a person as sent to themselves. */
export async function described({ store }: ServerContext, { id, name }: Person): Promise<PersonInfo> {
  return { id, name, passkeys: (await store.credentialsOf(id)).length };
}
