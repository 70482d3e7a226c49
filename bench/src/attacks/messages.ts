import { newMessageIds } from '@signoria/protocol';
import type { WebSocket } from 'ws';
import { hello } from '../server/signoria.ts';
import type { Attack, AttackSize } from './attack.ts';
import { waves } from './attack.ts';
import { longGame, newGuest, newTable, openSocket, openSpectatorSocket, socketReopener } from './attackClient.ts';

/** Attacks over WebSockets. */
export const MESSAGE_ATTACKS: readonly Attack[] = [
  { id: 'chat', what: '900 lines of chat at once, repeatedly', prepare: (...all) => chatFlood(1, ...all) },
  {
    id: 'chat-5',
    what: '900 lines of chat at once from each of five connections',
    prepare: (...all) => chatFlood(5, ...all),
  },
  { id: 'hello', what: '900 hellos to a long game', prepare: helloFlood },
  {
    id: 'protocol-pings',
    what: '90,000 protocol pings from each of four sockets that do not read',
    prepare: pingFlood,
  },
  { id: 'pings', what: '900 application pings from each of twenty sockets', prepare: applicationPings },
  { id: 'large-frames', what: '900 frames of 60 KB', prepare: largeFrames },
];

async function chatFlood(count: number, address: string, { messages }: AttackSize) {
  const cookie = await newGuest(address);
  const table = await newTable(address, cookie);
  const open = socketReopener(count, () => openSpectatorSocket(address, cookie, table));
  const withId = newMessageIds();
  const line = (count: number) => JSON.stringify(withId({ type: 'chat', text: `line ${count}` }));
  return waves(async () => {
    for (const socket of await open()) flood(socket, messages, line);
  });
}

async function helloFlood(address: string, { messages, decisions }: AttackSize) {
  const table = await longGame(address, decisions);
  const cookie = await newGuest(address);
  const open = socketReopener(1, () => openSpectatorSocket(address, cookie, table));
  return waves(async () => {
    for (const socket of await open()) flood(socket, messages, () => JSON.stringify(hello(table)));
  });
}

async function pingFlood(address: string, { messages }: AttackSize) {
  const open = socketReopener(4, async () => {
    const socket = await openSocket(address);
    socket?.pause();
    return socket;
  });
  return waves(async () => {
    for (const socket of await open()) writeAtOnce(socket, messages * 100, () => socket.ping());
  });
}

async function applicationPings(address: string, { messages }: AttackSize) {
  const open = socketReopener(20, () => openSocket(address));
  return waves(async () => {
    for (const socket of await open()) flood(socket, messages, () => '{"type":"ping"}');
  });
}

async function largeFrames(address: string, { messages }: AttackSize) {
  const cookie = await newGuest(address);
  const open = socketReopener(1, () => openSocket(address, cookie));
  const text = JSON.stringify({ type: 'chat', text: 'x'.repeat(60_000) });
  return waves(async () => {
    for (const socket of await open()) flood(socket, messages, () => text);
  });
}

/** Sends all messages in one write, as far as the operating system allows. */
function flood(socket: WebSocket, messages: number, message: (count: number) => string): void {
  writeAtOnce(socket, messages, (count) => socket.send(message(count)));
}

function writeAtOnce(socket: WebSocket, times: number, action: (count: number) => void): void {
  const { _socket: stream } = socket as unknown as { _socket: { cork(): void; uncork(): void } };
  stream.cork();
  for (let count = 0; count < times; count++) action(count);
  stream.uncork();
}
