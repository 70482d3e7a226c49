import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST, PROBLEM_TYPE, PROBLEMS } from '@signoria/protocol';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { isOurOrigin } from '../http/origin.ts';
import { problemOf, Refusal, refusalOf } from '../problem.ts';
import { signedInPerson } from '../sessions.ts';
import { serveSocket } from './connection.ts';

/** How often a silent connection is tried, in milliseconds. */
const HEARTBEAT = 30_000;

/** The server restarts: whoever hears this comes back at once, to this one or to another. */
const CLOSE_RESTART = 1012;

export interface Sockets {
  size(): number;
  /** Answers what has come in, and says goodbye. */
  close(): Promise<void>;
}

/** Opens /api/socket on the server. A socket that may not be opened is told why before it is one. */
export function openSockets(context: ServerContext, server: Server, origins: readonly string[]): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  const quiet = new WeakSet<WebSocket>();
  const settled = new Map<WebSocket, () => Promise<unknown>>();
  sockets.on('connection', (socket: WebSocket) => socket.on('pong', () => quiet.delete(socket)));
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (quiet.has(socket)) socket.terminate();
      quiet.add(socket);
      socket.ping();
    }
  }, HEARTBEAT).unref();

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/api/socket') throw new Refusal('unknownRoute', 'there is no such socket');
    if (context.draining) throw new Refusal('notStored', 'the server is about to close; come back in a moment');
    if (!isOurOrigin(request.headers, origins))
      throw new Refusal('wrongOrigin', 'a page of another address may not do this');
    const person = await signedInPerson(context, request.headers.cookie);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      sockets.emit('connection', socket);
      settled.set(socket, serveSocket(context, socket, person));
      socket.once('close', () => settled.delete(socket));
    });
  };
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head).catch((error) => refuseUpgrade(context, stream, error));
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

function refuseUpgrade(context: ServerContext, stream: Duplex, error: unknown): void {
  const refusal = refusalOf(error) ?? new Refusal('broken', 'something broke on our side');
  if (refusal.code === 'broken') context.report('a socket', error);
  const { code, message, retryAfter } = refusal;
  const body = JSON.stringify(problemOf(code, message));
  const head = [
    `HTTP/1.1 ${PROBLEMS[code]} Refused`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    'Connection: close',
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
