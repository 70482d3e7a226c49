import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance, seedFromText } from '@signoria/engine';
import { ROUTES, SERVICE_ROUTES } from '@signoria/protocol';
import { WebSocket } from 'ws';
import { openTable } from '../server/measure.ts';
import { hello, signoria } from '../server/signoria.ts';

/** The attacker's address. It differs from the players' address, so that they do not share a rate limit. Linux only. */
const FROM = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};

const AGENT = new Agent({ keepAlive: true, maxSockets: 20, ...FROM });

/** The game of the long-game attacks: a random game of Firenze takes thousands of decisions. */
const LONG_GAME = 'firenze';

export interface HttpAnswer {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
  /** Seconds from the Retry-After header; 0 without it. */
  readonly retryAfter: number;
}

/** Sends a request from the attacker's address, over one of twenty connections. */
export function call(url: string, cookie: string, method = 'GET', body?: object): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url);
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    cookie,
    ...(body && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(text),
  };
  const path = url.slice(url.indexOf('/', 'http://'.length)); // kept as spelled, without normalization
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: AGENT };
    request(options, (response) => void answerOf(response).then(resolve, reject))
      .on('error', reject)
      .end(text);
  });
}

async function answerOf(response: IncomingMessage): Promise<HttpAnswer> {
  const { statusCode: status = 0, headers } = response;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { status, cookie, text: Buffer.concat(chunks).toString(), retryAfter: Number(headers['retry-after'] ?? 0) };
}

/** Sends a request and ignores its answer. A refusal or a closed connection does not stop the attack. */
export async function sendIgnoringAnswer(url: string, cookie: string, method = 'GET', body?: object): Promise<void> {
  await call(url, cookie, method, body).catch(() => undefined);
}

export async function newGuest(address: string): Promise<string> {
  return (await post(`${address}${ROUTES.createGuest.path}`, '', { name: 'Eve' })).cookie;
}

export const TWO_SEATS = { game: 'card', seats: [{ kind: 'person' }, { kind: 'open' }] };

export async function newTable(address: string, cookie: string, wanted: object = TWO_SEATS): Promise<string> {
  return JSON.parse((await post(`${address}${ROUTES.createTable.path}`, cookie, wanted)).text).id;
}

/** Sends a request of the preparation. Waits and retries when a rate limit is reached. */
async function post(url: string, cookie: string, body: object): Promise<HttpAnswer> {
  for (;;) {
    const answer = await call(url, cookie, 'POST', body);
    if (answer.status < 300) return answer;
    if (answer.retryAfter === 0) throw new Error(`bench: the preparation of an attack was refused: ${answer.text}`);
    await sleep(answer.retryAfter * 1000);
  }
}

/** Opens a socket. Returns undefined if the server refuses it. */
export async function openSocket(address: string, cookie = ''): Promise<WebSocket | undefined> {
  const url = `${address.replace('http', 'ws')}${SERVICE_ROUTES.socket.path}`;
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false, ...FROM });
  socket.on('error', () => undefined); // the server may close the connection
  const isOpen = await Promise.race([
    once(socket, 'open').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  return isOpen ? socket : undefined;
}

/** Opens a socket that watches a table. */
export async function openSpectatorSocket(
  address: string,
  cookie: string,
  table: string,
): Promise<WebSocket | undefined> {
  const socket = await openSocket(address, cookie);
  socket?.send(JSON.stringify(hello(table)));
  return socket;
}

/** Returns a function that reopens closed socketReopener and returns all open ones. */
export function socketReopener(count: number, open: () => Promise<WebSocket | undefined>): () => Promise<WebSocket[]> {
  let all: (WebSocket | undefined)[] = Array.from({ length: count });
  const isOpen = (socket: WebSocket | undefined) => socket?.readyState === WebSocket.OPEN;
  return async () => {
    all = await Promise.all(all.map((socket) => (isOpen(socket) ? socket : open())));
    return all.filter((socket) => socket !== undefined);
  };
}

/** Opens a TCP connection from the attacker's address. */
export function openConnection(address: string): Socket {
  const { hostname, port } = new URL(address);
  const connection = connect({ host: hostname, port: Number(port), ...FROM });
  return connection.on('error', () => undefined); // the server may close the connection
}

/** Creates a table, plays a number of decisions there, and closes its connections. Returns its id. */
export async function longGame(address: string, decisions: number): Promise<string> {
  const lobby = await signoria.enter(address);
  const ticket = await lobby.setUp(2, LONG_GAME);
  const table = await openTable(ticket, address, chance(seedFromText('bench'), 'long game'));
  while (table.acknowledged() < decisions && (await table.ready())) await table.move();
  table.leave();
  return ticket.table;
}
