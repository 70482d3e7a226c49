import { newPersonSchema } from '@signoria/protocol';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../hall.ts';
import { endSession, forgetCookie, openSession } from '../sessions.ts';
import { bodyAs, personOf } from './asking.ts';

export function peopleRoutes(app: FastifyInstance, hall: Hall): void {
  app.post('/api/people', async (request, reply) => {
    const { name } = bodyAs(newPersonSchema, request);
    const person = await hall.store.createPerson({ name, guest: true });
    const cookie = await openSession(hall, person.id, request.protocol === 'https');
    return reply.code(201).header('set-cookie', cookie).send({ id: person.id, name: person.name });
  });
  app.get('/api/me', (request) => personOf(hall, request));
  app.patch('/api/me', async (request) => {
    const { id } = await personOf(hall, request);
    const { name } = await hall.store.renamePerson(id, bodyAs(newPersonSchema, request).name);
    return { id, name };
  });
  app.delete('/api/me/session', async (request, reply) => {
    await endSession(hall, request.headers.cookie);
    return reply
      .code(204)
      .header('set-cookie', forgetCookie(request.protocol === 'https'))
      .send();
  });
}
