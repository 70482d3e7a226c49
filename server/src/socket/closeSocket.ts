import type { WebSocket } from 'ws';

/** How long a client may take to answer the closing handshake, in milliseconds. */
const CLOSING_TIME = 1000;

/** Closes a socket with a code, and terminates it a second later if the client has not answered. */
export function closeSocket(socket: WebSocket, code: number, reason?: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSING_TIME).unref();
}
