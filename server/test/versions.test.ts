import { CLOSE_OUTDATED, PROTOCOL_VERSION } from '@signoria/protocol';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { guest, setUp } from './caller.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

let testServer: TestServer;
let table: string;
beforeAll(async () => {
  testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  table = (await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] })).id;
});

/** Sends one message. Returns all answers until the server closes the connection, and the close code. */
function sayToTheEnd(message: object): Promise<{ answers: unknown[]; code: number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${testServer.running.port}/api/socket`);
  const answers: unknown[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(data.toString())));
  socket.once('open', () => socket.send(JSON.stringify(message)));
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('close', (code) => resolve({ answers, code }));
  });
}

const outdated = { answers: [{ type: 'outdated', protocol: PROTOCOL_VERSION }], code: CLOSE_OUTDATED };

test.each([
  ['the first, which did not say its version', {}],
  ['the one before', { protocol: PROTOCOL_VERSION - 1 }],
  ['a later one, with more to say', { protocol: PROTOCOL_VERSION + 1, language: 'la' }],
])('answers outdated to a page of another version and closes the connection: %s', async (_, hello) => {
  expect(await sayToTheEnd({ type: 'hello', table, have: null, ...hello })).toEqual(outdated);
});

test('refuses an unreadable message and keeps the connection', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${testServer.running.port}/api/socket`);
  const answers: Record<string, unknown>[] = [];
  const welcomed = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      answers.push(JSON.parse(data.toString()) as Record<string, unknown>);
      if (answers.at(-1)?.type === 'welcome') resolve();
    });
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"hello","protocol":"two"}');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: null }));
  await welcomed;
  socket.terminate();
  expect(answers[0]).toMatchObject({ type: 'error', code: 'malformed', path: 'protocol' });
  expect(answers[1]).toMatchObject({ type: 'welcome', protocol: PROTOCOL_VERSION });
});
