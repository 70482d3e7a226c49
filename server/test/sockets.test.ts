import { connect } from 'node:net';
import type { GameHistory } from '@signoria/protocol';
import { CLOSE_SIGNED_OUT, PROTOCOL_VERSION } from '@signoria/protocol';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Caller } from './caller.ts';
import { ask, at, guest, setUp } from './caller.ts';
import { playRandomly, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

let testServer: TestServer;
let anna: Caller;

beforeAll(async () => {
  testServer = await openTestServer({ sockets: { perAddress: 4, perPerson: 2 } });
  anna = await guest(testServer, 'Anna');
});

/** Returns an open socket, or the HTTP status of the refusal. */
function tryToOpen(server: TestServer, headers: Record<string, string> = {}): Promise<WebSocket | number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.running.port}/api/socket`, { headers });
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.resume().once('end', () => socket.terminate());
    });
    socket.on('error', () => undefined);
  });
}

const opened = async (server: TestServer, headers?: Record<string, string>) => {
  const socket = await tryToOpen(server, headers);
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  return socket;
};

/** Waits until a socket can be opened again, after the server has detected closed ones. */
const untilOpen = (server: TestServer, headers?: Record<string, string>) =>
  expect.poll(() => tryToOpen(server, headers), { timeout: 10_000 }).toBeInstanceOf(WebSocket);

test('limits open sockets per person and per address, and frees the slots of closed ones', async () => {
  const { cookie } = anna;
  const hers = [await opened(testServer, { cookie }), await opened(testServer, { cookie })];
  expect(await tryToOpen(testServer, { cookie })).toBe(429);
  const others = [await opened(testServer), await opened(testServer)];
  expect(await tryToOpen(testServer)).toBe(429);
  others[0]?.terminate();
  await untilOpen(testServer);
  expect(await tryToOpen(testServer, { cookie })).toBe(429);
  for (const socket of [...hers, ...others]) socket.terminate();
  await untilOpen(testServer, { cookie });
});

test('opening a socket counts as a request of the address', async () => {
  const strict = await openTestServer({ requestsPerMinute: 3 });
  await opened(strict);
  expect((await ask(strict, 'GET', '/api/games')).status).toBe(200);
  await opened(strict);
  expect(await tryToOpen(strict)).toBe(429);
  expect((await ask(strict, 'GET', '/api/games')).status).toBe(429);
});

test('signing out closes all open sockets of the session', async () => {
  const house = await openTestServer();
  const [bruno, clara] = [await guest(house, 'Bruno'), await guest(house, 'Clara')];
  const { id } = await setUp(bruno, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(clara, id, 'join', {});
  await at(bruno, id, 'start');
  const clarasPage = await sitDown(clara, house.running, id);
  const brunosPage = await sitDown(bruno, house.running, id);
  const stubborn = await opened(house, { cookie: bruno.cookie });
  stubborn.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: id, have: null }));
  await new Promise((resolve) => stubborn.once('message', resolve));
  stubborn.pause(); // does not read the close frame

  expect((await ask(house, 'DELETE', '/api/me/session', { cookie: bruno.cookie })).status).toBe(204);
  stubborn.send(JSON.stringify({ type: 'chat', id: 1, text: 'still here?' }));
  clarasPage.say({ type: 'chat', text: 'ciao' });
  expect((await clarasPage.receives('chat')).line).toMatchObject({ name: 'Clara' });
  expect(await brunosPage.closed).toBe(CLOSE_SIGNED_OUT);
  expect(brunosPage.received.join()).not.toContain('ciao');
  stubborn.resume();
  await expect.poll(() => stubborn.readyState).toBe(WebSocket.CLOSED);
  clarasPage.say({ type: 'chat', text: 'addio' });
  expect((await clarasPage.receives('chat')).line).toMatchObject({ text: 'addio' }); // no message of his in between
});

test('a seat left before the start belongs to its new player, and only that player sees its cards', async () => {
  const house = await openTestServer();
  const [bruno, clara, dora] = [await guest(house, 'Bruno'), await guest(house, 'Clara'), await guest(house, 'Dora')];
  const { id } = await setUp(bruno, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(clara, id, 'join', {});
  const clarasPage = await sitDown(clara, house.running, id);
  await at(clara, id, 'leave');
  await at(dora, id, 'join', {});
  await at(bruno, id, 'start');
  await clarasPage.receives('welcome');
  expect([...clarasPage.views.keys()]).toEqual([null]);
  clarasPage.say({ type: 'move', seat: 1, version: 0, move: { do: 'pass' } });
  expect((await clarasPage.receives('refused')).code).toBe('notYourSeat');
  clarasPage.say({ type: 'undo', seat: 1, version: 0 });
  expect((await clarasPage.receives('refused')).code).toBe('notYourSeat');
  const answer = await ask(house, 'GET', `/api/tables/${id}/course`, { cookie: clara.cookie });
  expect((answer.body as GameHistory).views.map(({ viewer }) => viewer)).toEqual([null]);
});

test('a player who left cannot move or undo until they return', async () => {
  const house = await openTestServer();
  const bruno = await guest(house, 'Bruno');
  const { id } = await setUp(bruno, { seats: [{ kind: 'person' }, { kind: 'local' }] }); // without a bot that moves on
  await at(bruno, id, 'start');
  const page = await sitDown(bruno, house.running, id);
  await at(bruno, id, 'leave');
  playRandomly(page);
  expect(await page.receives('refused')).toMatchObject({ code: 'notYourSeat', version: 0 });
  page.say({ type: 'undo', seat: 0, version: 0 });
  expect((await page.receives('refused')).code).toBe('notYourSeat');
  await at(bruno, id, 'join', {});
  const changed = page.changed();
  playRandomly(page);
  await changed;
  expect(page.version).toBe(1);
});

test('closes a connection that sends a request too slowly', async () => {
  const hasty = await openTestServer({ timeouts: { head: 40, request: 50, idle: 60_000, check: 10 } });
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(hasty.running.port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('error', () => undefined).on('close', () => resolve(received));
    });
  expect(await send('')).toContain(' 408 ');
  expect(await send('GET /api/games HTTP/1.1\r\nHost: local')).toContain(' 408 ');
  const post = 'POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  expect(await send(`${post}Content-Length: 50\r\n\r\n{"na`)).toContain(' 408 ');
});
