import type { Socket } from 'node:net';
import { PROBLEMS } from '@signoria/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../problem.ts';

/** Requests of one connection that are refused with 429 before it is closed. */
const MOST_REFUSED = 20;

/** Requests of one connection that may wait for their answers. Browsers and proxies do not pipeline. */
const MOST_PIPELINED = 16;

interface Connection {
  refused: number;
  pending: number;
  /** The request whose answer closes the connection. */
  last: FastifyRequest | null;
}

export interface Connections {
  /** Closes the connection of a request with its answer, unless it is a proxy's. */
  closeAfter(request: FastifyRequest): void;
}

/**
 * Closes connections whose client goes on after it was refused, or does not wait for answers. Its hook comes before all
 * others, so that requests behind the last one cost little.
 */
export function guardConnections(app: FastifyInstance): Connections {
  const connections = new WeakMap<Socket, Connection>();
  const of = ({ raw }: FastifyRequest): Connection => {
    const known = connections.get(raw.socket) ?? { refused: 0, pending: 0, last: null };
    connections.set(raw.socket, known);
    return known;
  };
  const closeAfter = (request: FastifyRequest) => {
    if (!isForwarded(request)) of(request).last ??= request;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const connection = of(request);
    if (connection.last !== null) {
      reply.hijack(); // never answered: the connection is being closed
      return stopReading(request);
    }
    connection.pending++;
    if (connection.pending <= MOST_PIPELINED || isForwarded(request)) return done();
    closeAfter(request);
    done(new Refusal('tooMany', 'too many requests at once on one connection'));
  });
  app.addHook('onSend', async (request, reply) => {
    const connection = of(request);
    if (reply.statusCode === PROBLEMS.tooMany) connection.refused++;
    if (connection.refused > MOST_REFUSED) closeAfter(request);
    if (connection.last === request) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    of(request).pending--;
  });
  return { closeAfter };
}

/** Stops reading a connection, after Node has asked for its next message. */
function stopReading({ raw }: FastifyRequest): void {
  queueMicrotask(() => raw.socket.pause());
}

/** Returns whether a proxy that TRUST_PROXY names sent the request for somebody: its connection is shared by many. */
function isForwarded({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
