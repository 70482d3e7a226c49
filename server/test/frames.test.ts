import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { at, guest, setUp } from './caller.ts';
import { sitDown } from './player.ts';
import { closeOf, flood, frame, rawSocket, TEXT } from './rawSocket.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

/** A fixed time, so that the window of the frame limit never ends. */
const now = () => 1_700_000_000_000;

async function open({ running }: TestServer): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}

/** Sends messages and returns the codes of their answers. */
async function answersOf(socket: WebSocket, messages: readonly string[]): Promise<readonly string[]> {
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(data.toString()).code ?? 'ok'));
  for (const message of messages) socket.send(message);
  await expect.poll(() => answers.length).toBe(messages.length);
  return answers;
}

test('answers a protocol ping with its payload', async () => {
  const socket = await open(await openTestServer());
  for (const payload of ['', 'one', 'x'.repeat(125)]) {
    const pong = once(socket, 'pong');
    socket.ping(payload);
    expect(String((await pong)[0])).toBe(payload);
  }
  socket.terminate();
});

test('closes a socket that floods with protocol pings or pongs with 1008', async () => {
  const testServer = await openTestServer({ now });
  for (const type of ['ping', 'pong'] as const) {
    const socket = await open(testServer);
    const closed = once(socket, 'close');
    for (let count = 0; count < 1501; count++) socket[type]();
    expect((await closed)[0]).toBe(1008);
  }
});

test('refuses a flood of messages with tooMany, then closes the socket with 1008', async () => {
  const socket = await open(await openTestServer({ now }));
  const closed = once(socket, 'close');
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(data.toString()).code));
  for (let count = 0; count < 1100; count++) socket.send('{}');
  await expect.poll(() => answers.length).toBe(1100);
  for (let count = 0; count < 500; count++) socket.send('{}');
  expect((await closed)[0]).toBe(1008);
  expect(answers[999]).toBe('malformed');
  expect(answers[1000]).toBe('tooMany');
});

test('counts protocol pings, pongs and application pings of all sockets of an address', async () => {
  for (const sendOne of [
    (socket: WebSocket) => socket.ping(),
    (socket: WebSocket) => socket.pong(),
    (socket: WebSocket) => socket.send('{"type":"ping"}'),
  ]) {
    const work = { seconds: 600, person: 1000, address: 100, shared: false };
    const testServer = await openTestServer({ now, limits: { work } });
    const sockets = [await open(testServer), await open(testServer), await open(testServer)];
    const codes: string[] = [];
    for (const socket of sockets) {
      for (let count = 0; count < 40; count++) sendOne(socket);
      codes.push(await codeOfNonsense(socket));
    }
    expect(codes).toEqual(['malformed', 'malformed', 'tooMany']);
  }
});

/** Sends an invalid message and returns the code of its refusal. */
async function codeOfNonsense(socket: WebSocket): Promise<string> {
  const codes: string[] = [];
  socket.on('message', (data) => codes.push(JSON.parse(data.toString()).code));
  socket.send('{}');
  await expect.poll(() => codes.filter((code) => code !== undefined)).not.toEqual([]);
  return codes.at(-1) ?? '';
}

test('a message of 60 KB takes as many points as sixty small ones', async () => {
  const work = { seconds: 600, person: 100, address: 1000, shared: false };
  const testServer = await openTestServer({ limits: { work } });
  const large = 'x'.repeat(60_000);
  expect(await answersOf(await open(testServer), [large, large])).toEqual(['malformed', 'tooMany']);
  const small = Array.from({ length: 101 }, () => 'x');
  expect((await answersOf(await open(testServer), small)).indexOf('tooMany')).toBe(100);
});

test.each(['perSocket', 'perAddress', 'perProcess'] as const)(
  'terminates only the socket that leaves too much unread (%s)',
  async (limit) => {
    let time = 1_700_000_000_000;
    const later = () => (time += 60_000); // starts a new window of the frame limit with every call
    const unread = { perSocket: 1e9, perAddress: 1e9, perProcess: 1e9, [limit]: 100_000 };
    const testServer = await openTestServer({ unread, limits: false, now: later });
    const anna = await guest(testServer, 'Anna');
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
    await at(anna, id, 'start');
    const page = await sitDown(anna, testServer.running, id);
    const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: id, have: null });
    const slow = await rawSocket(testServer.running.port);
    await flood(slow, frame(TEXT, hello.padEnd(1000)), 40_000); // more than the operating system buffers
    slow.resume();
    await closeOf(slow);
    page.say({ type: 'chat', text: 'still here' });
    expect((await page.receives('chat')).line).toMatchObject({ text: 'still here' });
  },
);
