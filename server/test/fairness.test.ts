import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../src/limits.ts';
import { openStore } from '../src/store/index.ts';
import { ask, at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { playOn, playRandomly, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** Starts a game that Anna plays alone. */
async function victim(testServer: TestServer): Promise<Player> {
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  return sitDown(anna, testServer.running, id);
}

const isAnswer = (received: string) => /^{"type":"(chat|error|refused|welcome)"/.test(received);

/** Sends many messages at once. Returns a counter of the answers. */
function flood(player: Player, messages: number, text: (count: number) => string): { answers(): number } {
  const before = player.received.length;
  for (let count = 0; count < messages; count++) player.sayText(text(count));
  return { answers: () => player.received.slice(before).filter(isAnswer).length };
}

/** Anna moves after the first answer to a flood. Returns the number of answers before the server handles her move. */
async function answersBeforeMove(
  anna: Player,
  eve: Player,
  attack: { answers(): number },
  first: 'chat' | 'welcome',
): Promise<number> {
  const from = eve.received.length;
  await eve.receives(first);
  playRandomly(anna);
  await expect.poll(attack.answers).toBe(FLOOD);
  await eve.receives('step');
  const received = eve.received.slice(from);
  return received
    .slice(
      0,
      received.findIndex((text) => text.startsWith('{"type":"step"')),
    )
    .filter(isAnswer).length;
}

const FLOOD = 300;

test('a client that sends many messages at once does not delay others', async () => {
  const testServer = await openTestServer();
  const anna = await victim(testServer);
  const eve = await sitDown(await guest(testServer, 'Eve'), testServer.running, anna.table?.id ?? '');

  const chat = flood(eve, FLOOD, (count) => JSON.stringify({ type: 'chat', id: count, text: `line ${count}` }));
  expect(await answersBeforeMove(anna, eve, chat, 'chat')).toBeLessThan(FLOOD / 3);
  const isKept = (received: string) => received.startsWith('{"type":"chat"');
  expect(eve.received.filter(isKept)).toHaveLength(LIMITS.chat.person);
  expect(eve.received.at(-1)).toMatch(/"code":"tooMany".*try again in \d+ s/);

  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: anna.table?.id, have: null });
  const hellos = flood(eve, FLOOD, () => hello);
  expect(await answersBeforeMove(anna, eve, hellos, 'welcome')).toBeLessThan(FLOOD / 3);
});

test('answers a ping before the hello, and counts it like any other message', async () => {
  const testServer = await openTestServer({ now: () => 1_700_000_000_000 }); // the limit's window never ends
  const socket = new WebSocket(`ws://127.0.0.1:${testServer.running.port}/api/socket`);
  await once(socket, 'open');
  const answers: unknown[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(data.toString())));
  for (let count = 0; count < 1001; count++) socket.send('{ "type": "ping" }');
  await expect.poll(() => answers.length).toBe(1001);
  socket.terminate();
  expect(answers.slice(0, -1)).toEqual(Array.from({ length: 1000 }, () => ({ type: 'pong' })));
  expect(answers.at(-1)).toMatchObject({ type: 'error', code: 'tooMany' });
});

const POINTS = { seconds: 600, address: 1000, shared: false };

test('expensive messages use up the limit sooner, and one person’s limit does not affect others', async () => {
  const testServer = await openTestServer({ limits: { work: { ...POINTS, person: 200 } } });
  const anna = await victim(testServer);
  const eve = await guest(testServer, 'Eve');
  const page = await sitDown(eve, testServer.running, anna.table?.id ?? '');
  const attack = flood(page, 100, (id) => JSON.stringify({ type: 'consent', id, version: 0, agree: true }));
  await expect.poll(attack.answers).toBe(100);
  expect(page.received.at(-1)).toContain('"notAsked"'); // a hundred cheap messages are within the limit
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table: anna.table?.id, have: null };
  const hellos = flood(page, 100, () => JSON.stringify(hello));
  await expect.poll(hellos.answers).toBe(100);
  expect(page.received.filter((received) => received.startsWith('{"type":"welcome"')).length).toBeLessThan(20);
  expect(page.received.at(-1)).toContain('"tooMany"');
  const answer = await ask(testServer, 'PATCH', '/api/me', { cookie: eve.cookie, body: { name: 'Eva' } });
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const chat = `/api/tables/${anna.table?.id}/chat?before=1`;
  expect((await ask(testServer, 'GET', chat, { cookie: eve.cookie })).status).toBe(429);
  expect((await ask(testServer, 'GET', chat, { cookie: anna.caller?.cookie ?? '' })).status).toBe(200);
  const changed = anna.changed();
  playRandomly(anna);
  await changed; // Anna's own limit is untouched
});

test('repeated hellos to a finished game do not load it again', async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir });
  let reads = 0;
  const findTable: typeof store.findTable = (id) => {
    reads++;
    return store.findTable(id);
  };
  const testServer = await openTestServer({ dataDir, store: { ...store, findTable } });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  await playOn(page);
  const before = reads;
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: id, have: null });
  const hellos = flood(page, 10, () => hello);
  await expect.poll(hellos.answers).toBe(10);
  expect(reads).toBe(before);
});
