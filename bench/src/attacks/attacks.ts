import { setTimeout as sleep } from 'node:timers/promises';
import { chance, seedFrom } from '@signoria/engine';
import type { UnsentMessage } from '@signoria/protocol';
import { newMessageIds } from '@signoria/protocol';
import type { WebSocket } from 'ws';
import { post } from '../server/benchServer.ts';
import { openTable } from '../server/measure.ts';
import { hello, lookOn, signoria } from '../server/signoria.ts';

/** What somebody does to make others wait. */
export interface Attack {
  readonly id: string;
  readonly what: string;
  /** Everything that is done before anybody is measured. Resolves with the attack itself, which has no end. */
  prepare(address: string, size: AttackSize): Promise<() => Promise<void>>;
}

export interface AttackSize {
  /** Messages in one go. */
  readonly messages: number;
  /** Tables of who changes their name. */
  readonly tables: number;
  /** Decisions in the long game. */
  readonly decisions: number;
}

/** From one wave to the next, in milliseconds. */
const PAUSE = 2000;

/** The long game: a random one of Firenze takes thousands of decisions. */
const LONG_GAME = 'firenze';

export const ATTACKS: readonly Attack[] = [
  { id: 'nothing', what: 'nobody does anything else', prepare: async () => async () => {} },
  { id: 'chat', what: '900 lines of chat in one go, again and again', prepare: (...all) => chatFlood(1, ...all) },
  { id: 'chat-5', what: 'five connections do so', prepare: (...all) => chatFlood(5, ...all) },
  { id: 'hello', what: '900 hellos to a long game', prepare: helloFlood },
  { id: 'rename', what: 'ten new names for somebody with 400 tables', prepare: renames },
  { id: 'course', what: 'the whole course of a long game, ten times', prepare: courses },
];

async function chatFlood(sockets: number, address: string, { messages }: AttackSize) {
  const cookie = await newGuest(address);
  const table = await newTable(address, cookie);
  const all = await Promise.all(Array.from({ length: sockets }, () => open(address, cookie, table)));
  return waves(() => {
    for (const socket of all) flood(socket, messages, (count) => ({ type: 'chat', text: `line ${count}` }));
  });
}

async function helloFlood(address: string, { messages, decisions }: AttackSize) {
  const table = await longGame(address, decisions);
  const socket = await open(address, await newGuest(address), table);
  return waves(() => flood(socket, messages, () => hello(table)));
}

async function renames(address: string, { tables }: AttackSize) {
  const cookie = await newGuest(address);
  for (let count = 0; count < tables; count++) await newTable(address, cookie);
  return waves(async (wave) => {
    const names = Array.from({ length: 10 }, (_, count) => `Eve ${wave} ${count}`);
    await Promise.all(names.map((name) => ask(`${address}/api/me`, cookie, 'PATCH', { name })));
  });
}

async function courses(address: string, { decisions }: AttackSize) {
  const table = await longGame(address, decisions);
  const cookie = await newGuest(address);
  const url = `${address}/api/tables/${table}/course`;
  return waves(() => Promise.all(Array.from({ length: 10 }, () => ask(url, cookie, 'GET'))));
}

/** Again and again; each wave when the one before is over. */
function waves(wave: (count: number) => unknown) {
  return async () => {
    for (let count = 0; ; count++) {
      await wave(count);
      await sleep(PAUSE);
    }
  };
}

/** All in one write, as far as the system lets us. */
function flood(socket: WebSocket, messages: number, message: (count: number) => UnsentMessage): void {
  const { _socket: stream } = socket as unknown as { _socket: { cork(): void; uncork(): void } };
  if (socket.readyState !== socket.OPEN) return;
  const withId = newMessageIds();
  stream.cork();
  for (let count = 0; count < messages; count++) socket.send(JSON.stringify(withId(message(count))));
  stream.uncork();
}

async function open(address: string, cookie: string, table: string): Promise<WebSocket> {
  const socket = await lookOn(address, table, cookie);
  socket.on('error', () => {}); // the server may hang up
  return socket;
}

async function newGuest(address: string): Promise<string> {
  return (await post(`${address}/api/people`, { name: 'Eve' })).cookie;
}

async function newTable(address: string, cookie: string): Promise<string> {
  const wanted = { game: 'card', seats: [{ kind: 'person' }, { kind: 'open' }] };
  return ((await post(`${address}/api/tables`, wanted, { cookie })).answer as { id: string }).id;
}

/** Whatever is answered: being refused is no reason to stop. */
async function ask(url: string, cookie: string, method: string, body?: object): Promise<void> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  await response.arrayBuffer();
}

/** A table where so many decisions have been taken; nobody sits there any more. */
async function longGame(address: string, decisions: number): Promise<string> {
  const lobby = await signoria.enter(address);
  const ticket = await lobby.setUp(2, LONG_GAME);
  const table = await openTable(ticket, address, chance(seedFrom('bench'), 'long game'));
  while (table.acknowledged() < decisions && (await table.ready())) await table.move();
  table.leave();
  return ticket.table;
}
