import type { WebSocket } from 'ws';

/** Timeout of the closing handshake in milliseconds. */
const CLOSING_TIME = 1000;

/** Closes a socket with a code, and terminates it if the client does not answer within a second. */
export function closeSocket(socket: WebSocket, code: number, reason?: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSING_TIME).unref();
}
