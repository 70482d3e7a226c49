import { at } from '@signoria/engine';
import type { WebSocket, WebSocketServer } from 'ws';

/** Interval between two pings of a connection in milliseconds. */
const USUAL = 30_000;
const GROUPS = 100;

/**
 * Pings all connections and terminates those that have not answered the previous ping. Pings small groups in turn:
 * thousands at once would block the event loop.
 */
export function startHeartbeat(sockets: WebSocketServer, milliseconds = USUAL): NodeJS.Timeout {
  const quiet = new WeakSet<WebSocket>();
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  let arrived = 0;
  let tried = 0;
  const next = (count: number) => at(groups, count % GROUPS);
  sockets.on('connection', (socket: WebSocket) => {
    const group = next(arrived++);
    group.add(socket);
    socket.on('pong', () => quiet.delete(socket));
    socket.once('close', () => group.delete(socket));
  });
  return setInterval(() => {
    for (const socket of next(tried++)) {
      if (quiet.has(socket)) socket.terminate();
      quiet.add(socket);
      socket.ping();
    }
  }, milliseconds / GROUPS).unref();
}
