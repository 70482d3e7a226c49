import { parse } from '@signoria/protocol';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Hall } from '../hall.ts';
import { refuse } from '../problem.ts';
import { whoAsks } from '../sessions.ts';
import type { Person } from '../store/store.ts';

export function bodyAs<S extends GenericSchema>(schema: S, request: FastifyRequest): InferOutput<S> {
  const read = parse(schema, request.body ?? {});
  return read.ok ? read.value : refuse(read.error.code, read.error.message, read.error.path);
}

/** Who asks; nobody in particular is refused. */
export async function personOf(hall: Hall, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(hall, request.headers.cookie);
  return person ?? refuse('notSignedIn', 'give yourself a name first');
}
