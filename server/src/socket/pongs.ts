import type { WebSocket } from 'ws';

/**
 * Returns a function that answers protocol pings. Until a pong is written, only the latest ping is kept (RFC 6455,
 * 5.5.3), so that a client that reads no pongs takes no memory.
 */
export function pongsOf(socket: WebSocket): (payload: Buffer) => void {
  let isWriting = false;
  let next: Buffer | null = null;
  const write = (payload: Buffer) => {
    isWriting = true;
    socket.pong(payload, false, (error) => {
      isWriting = false;
      const following = next;
      next = null;
      if (following !== null && !error) write(following);
    });
  };
  return (payload) => {
    const copy = Buffer.from(payload); // the payload is a slice of a chunk of 64 KB
    if (isWriting) next = copy;
    else write(copy);
  };
}
