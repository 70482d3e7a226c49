import type { Socket } from 'node:net';
import { PROBLEMS } from '@signoria/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../problem.ts';

/** Timeouts of HTTP connections, in milliseconds. */
export interface Timeouts {
  /** For the head of a request, counted from the opening of the connection. */
  readonly head: number;
  /** For the whole request. */
  readonly request: number;
  /** For inactivity of a connection. */
  readonly idle: number;
  /** Interval between checks of the first two timeouts. */
  readonly check: number;
}

/** Default timeouts. The largest request takes a slow phone a few seconds. */
export const DEFAULT_TIMEOUTS: Timeouts = { head: 10_000, request: 20_000, idle: 60_000, check: 2000 };

/** Returns Fastify's timeout options. They disconnect clients that send very slowly (slowloris). */
export function timeoutsFor({ head, request, idle, check }: Timeouts) {
  return {
    http: { headersTimeout: head, connectionsCheckingInterval: check },
    requestTimeout: request,
    connectionTimeout: idle,
  };
}

/** Maximum number of requests refused with 429 on one connection before it is closed. */
const MOST_REFUSED = 20;

/** Maximum number of unanswered requests on one connection. Browsers and proxies do not pipeline. */
const MOST_PIPELINED = 16;

interface HttpConnection {
  refused: number;
  pending: number;
  /** The request after whose answer the connection is closed. */
  last: FastifyRequest | null;
}

export interface Connections {
  /** Closes the connection of a request after its answer, unless it is the connection of a trusted proxy. */
  closeAfter(request: FastifyRequest): void;
}

/**
 * Closes connections whose client keeps sending after refusals or pipelines too many requests. Its hook runs before all
 * others, so that requests after the last answered one cost little.
 */
export function guardConnections(app: FastifyInstance): Connections {
  const connections = new WeakMap<Socket, HttpConnection>();
  const of = ({ raw }: FastifyRequest): HttpConnection => {
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

/** Pauses a connection's socket. Deferred, because Node resumes the socket to read the next message. */
function stopReading({ raw }: FastifyRequest): void {
  queueMicrotask(() => raw.socket.pause());
}

/** Returns whether a proxy named in TRUST_PROXY forwarded the request. Many people share such a connection. */
function isForwarded({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
