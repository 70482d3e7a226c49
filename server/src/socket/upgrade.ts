import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { at } from '@signoria/engine';
import { MAX_PAYLOAD_BYTES } from '@signoria/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { isOurOrigin } from '../http/origin.ts';
import { addressOf } from '../http/request.ts';
import { serviceRoute } from '../http/routes.ts';
import { refuse } from '../problem.ts';
import { sessionIn, signedInPerson } from '../sessions.ts';
import type { Person } from '../store/entities.ts';
import { serveSocket } from './connection.ts';
import type { OpenSocket } from './openSockets.ts';

/** Interval between two pings of a connection in milliseconds. */
const HEARTBEAT_MS = 30_000;
const GROUPS = 100;

/**
 * Pings all connections and terminates those that have not answered the previous ping. Pings small groups in turn:
 * thousands at once would block the event loop.
 */
export function startHeartbeat(sockets: WebSocketServer, milliseconds = HEARTBEAT_MS): NodeJS.Timeout {
  const unanswered = new WeakSet<WebSocket>();
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  let arrived = 0;
  let pinged = 0;
  const next = (count: number) => at(groups, count % GROUPS);
  sockets.on('connection', (socket: WebSocket) => {
    const group = next(arrived++);
    group.add(socket);
    socket.on('pong', () => unanswered.delete(socket));
    socket.once('close', () => group.delete(socket));
  });
  return setInterval(() => {
    for (const socket of next(pinged++)) {
      if (unanswered.has(socket)) socket.terminate();
      unanswered.add(socket);
      socket.ping();
    }
  }, milliseconds / GROUPS).unref();
}

/** Service restart: clients reconnect at once, to this server or to another. */
const CLOSE_RESTART = 1012;

const OPTIONS = {
  noServer: true,
  maxPayload: MAX_PAYLOAD_BYTES,
  maxFragments: 64, // per message; browsers send messages of this size unfragmented
  perMessageDeflate: false,
  autoPong: false, // connection.ts answers pings within limits
};

export interface SocketServer {
  size(): number;
  /** Answers the received messages, then closes all sockets. */
  close(): Promise<void>;
}

/** An HTTP connection that requests an upgrade, and the first bytes after the request. */
interface Upgrade {
  readonly stream: Socket;
  readonly head: Buffer;
}

/** Adds the WebSocket route. The upgrade is an ordinary route, so that all hooks apply and a refusal is an HTTP response. */
export function serveSockets(context: ServerContext, app: FastifyInstance): SocketServer {
  const sockets = new WebSocketServer(OPTIONS);
  const settled = new Map<WebSocket, () => Promise<unknown>>();
  const heartbeat = startHeartbeat(sockets);
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on('upgrade', (request: IncomingMessage, stream: Socket, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (request.method !== 'GET') return stream.destroy(); // its body would never be read
    upgrades.set(request, { stream, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(stream);
    response.once('finish', () => stream.destroySoon());
    app.routing(request, response);
  });

  serviceRoute(app, 'socket', async (request, reply) => {
    const { stream, head } = upgrades.get(request.raw) ?? refuse('unknownRoute', 'expected a WebSocket upgrade');
    if (context.draining) return refuse('closing', 'the server is closing; reconnect in a moment');
    if (!isOurOrigin(request, context.origins))
      return refuse('wrongOrigin', 'requests from pages of other origins are not allowed');
    const address = addressOf(request);
    const openSocket = context.sockets.enter(address);
    stream.once('close', openSocket.leave);
    if (stream.closed) openSocket.leave(); // it closed before the listener was added
    const person = await identifyPerson(context, request, openSocket);
    reply.hijack();
    reply.raw.detachSocket(stream);
    sockets.handleUpgrade(request.raw, stream, head, (socket) => {
      openSocket.setSocket(socket);
      sockets.emit('connection', socket);
      settled.set(socket, serveSocket(context, { socket, stream }, person, address));
      socket.once('close', () => settled.delete(socket));
    });
  });
  return {
    size: () => sockets.clients.size,
    async close() {
      clearInterval(heartbeat);
      await Promise.all([...settled.values()].map((answers) => answers()));
      for (const socket of sockets.clients) socket.close(CLOSE_RESTART, 'the server restarts');
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 500).unref();
      sockets.close();
    },
  };
}

/** Returns the person who opens a socket and counts the socket. Refused connections count until closed. */
async function identifyPerson(
  context: ServerContext,
  { headers }: FastifyRequest,
  openSocket: OpenSocket,
): Promise<Person | null> {
  openSocket.setSession(sessionIn(context, headers.cookie));
  const person = await signedInPerson(context, headers.cookie);
  openSocket.setPersonOrRefuse(person?.id ?? null);
  return person;
}
