import { setImmediate } from 'node:timers/promises';
import { parse } from '@signoria/protocol';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ServerContext } from '../context.ts';
import type { Asker } from '../limits.ts';
import { takeOrRefuse } from '../limits.ts';
import { refuse } from '../problem.ts';
import { signedInPerson } from '../sessions.ts';
import type { Person } from '../store/store.ts';
import { addressOf } from './address.ts';

/** Validates external input, or refuses the request. */
export function readAs<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const read = parse(schema, input);
  return read.ok ? read.value : refuse(read.error.code, read.error.message, read.error.path);
}

/** Returns the rate limit keys of a request. Without a session the address serves as the person. */
export function askerOf(request: FastifyRequest, person: Person | null): Asker {
  const address = addressOf(request);
  return { person: person?.id ?? address, address };
}

/** Takes points of work for a request, or refuses it. */
export function pay(
  { limits }: ServerContext,
  request: FastifyRequest,
  person: Person | null,
  points: number,
): Promise<void> {
  return takeOrRefuse(limits, 'work', askerOf(request, person), points);
}

/** Returns the signed-in person, or refuses the request. */
export async function requirePerson(context: ServerContext, request: FastifyRequest): Promise<Person> {
  const person = await signedInPerson(context, request.headers.cookie);
  return person ?? refuse('notSignedIn', 'give yourself a name first');
}

/** Carries out a request when it is the turn of its address, so that many of one address do not delay moves. */
export function inTurn<T>({ requests }: ServerContext, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const address = addressOf(request);
  return requests.run({ owner: address, group: address }, () => work().finally(() => setImmediate()));
}
