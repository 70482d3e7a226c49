import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** The header fields of a WebSocket handshake. */
export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

const HANDSHAKE = [
  'GET /api/socket HTTP/1.1',
  'host: localhost',
  ...Object.entries(UPGRADE).map(([name, value]) => `${name}: ${value}`),
].join('\r\n');

export const TEXT = 1;
export const PING = 9;

/** Returns a WebSocket frame as a client sends it, masked with zeros. */
export function frame(opcode: number, payload: string | Buffer = ''): Buffer {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), body]);
}

/** Opens a WebSocket connection without a library. It reads the handshake and nothing else until `resume` is called. */
export async function rawSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // the server may reset it
  await once(socket, 'connect');
  socket.write(`${HANDSHAKE}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.toString().startsWith('HTTP/1.1 101')) throw new Error(`no handshake: ${answer}`);
  return socket.pause();
}

export function closeOf(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => (socket.destroyed ? resolve(undefined) : socket.once('close', resolve)));
}

/** Writes copies of a frame until `count` are sent or the connection is closed. Reads nothing. */
export async function flood(socket: Socket, one: Buffer, count: number): Promise<void> {
  const perChunk = Math.min(count, Math.ceil(65_536 / one.length));
  const chunk = Buffer.concat(Array.from({ length: perChunk }, () => one));
  const closed = closeOf(socket);
  for (let sent = 0; sent < count && !socket.destroyed; sent += perChunk)
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
}
