import type { PersonInfo } from '@signoria/protocol';
import { newPersonSchema } from '@signoria/protocol';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../hall.ts';
import { endSession, openSession, SESSION_COOKIE } from '../sessions.ts';
import type { Person } from '../store/store.ts';
import { renameAtTables } from '../tables/lobby.ts';
import { bodyAs, personOf } from './asking.ts';

export function peopleRoutes(app: FastifyInstance, hall: Hall): void {
  app.post('/api/people', async (request, reply) => {
    const { name } = bodyAs(newPersonSchema, request);
    const person = await hall.store.createPerson({ name, guest: true });
    await openSession(hall, person.id, reply);
    return reply.code(201).send(await described(hall, person));
  });
  app.get('/api/me', async (request) => described(hall, await personOf(hall, request)));
  app.patch('/api/me', async (request) => {
    const { id } = await personOf(hall, request);
    const person = await hall.store.renamePerson(id, bodyAs(newPersonSchema, request).name);
    await renameAtTables(hall, person);
    return described(hall, person);
  });
  app.delete('/api/me/session', async (request, reply) => {
    await endSession(hall, request.headers.cookie);
    return reply.code(204).clearCookie(SESSION_COOKIE).send();
  });
}

/** What a person is told about themselves. */
export async function described({ store }: Hall, { id, name }: Person): Promise<PersonInfo> {
  return { id, name, passkeys: (await store.credentialsOf(id)).length };
}
