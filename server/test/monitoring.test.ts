import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { readRecord } from '@signoria/engine';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { builtProgram } from '../../test/built.ts';
import { newLog, readLogLevel, reportTo, withoutSecrets } from '../src/log.ts';
import type { Store } from '../src/store/index.ts';
import { openStore, StoreError } from '../src/store/index.ts';
import { ask, at, guest, setUp } from './caller.ts';
import { pair } from './pair.ts';
import { playOn, playRandomly, sitDown } from './player.ts';
import { SEED } from './seed.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const PROGRAM = builtProgram('signoria-server');
const WITH_BOT = { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] };

/** Returns a promise and a function that resolves it. */
function resolvable(): { readonly promise: Promise<void>; resolve(): void } {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle() };
}

/** Returns a real store whose `ping` and `appendDecision` a test can hold back. */
async function heldStore(): Promise<{ store: Store; hold: { ping(): Promise<void>; append(): Promise<void> } }> {
  const real = await openStore({ dataDir: temporaryFolder() });
  const hold = { ping: async () => {}, append: async () => {} };
  const store: Store = {
    ...real,
    ping: () => hold.ping().then(real.ping),
    appendDecision: (...words) => hold.append().then(() => real.appendDecision(...words)),
  };
  return { store, hold };
}

test('is live always, and ready only while its store answers', async () => {
  const { store, hold } = await heldStore();
  const testServer = await openTestServer({ store, requestsPerMinute: 1 });
  for (let times = 0; times < 5; times++)
    expect(await ask(testServer, 'GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  const never = resolvable();
  for (const silence of [() => Promise.reject(new StoreError('storeUnavailable', 'gone')), () => never.promise]) {
    hold.ping = silence;
    const answer = await ask(testServer, 'GET', '/readyz');
    expect(answer).toMatchObject({ status: 503, body: { status: 'noStore' } });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await ask(testServer, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  }
  hold.ping = async () => {};
  never.resolve();
  await expect.poll(async () => (await ask(testServer, 'GET', '/readyz')).status).toBe(200);
});

test('while draining refuses new tables and sockets, and running games continue', async () => {
  const { testServer, first, second, bruno } = await pair();
  const { running } = testServer;
  const { id } = await setUp(bruno, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  running.drain();
  expect(await ask(testServer, 'GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'draining' } });
  expect(await ask(testServer, 'GET', '/healthz')).toMatchObject({ status: 200 });
  const refused = await ask(testServer, 'POST', '/api/tables', {
    cookie: bruno.cookie,
    body: { game: 'card', ...WITH_BOT },
  });
  expect(refused).toMatchObject({ status: 503, body: { code: 'closing' } });
  expect((await at(bruno, id, 'start')).status).toBe('running'); // existing tables still work
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`);
  const status = await new Promise((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)).on('error', () => {});
  });
  expect(status).toBe(503);
  await Promise.all([first, second].map((player) => playOn(player, (version) => version >= 4)));
  expect(first.version).toBeGreaterThanOrEqual(4);
});

test('stores and broadcasts received moves before the sockets close', async () => {
  const { store, hold } = await heldStore();
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  const [begun, released] = [resolvable(), resolvable()];
  hold.append = () => {
    begun.resolve();
    return released.promise;
  };
  playRandomly(page);
  await begun.promise;
  const closed = testServer.running.close();
  released.resolve();
  expect(await page.receives('step')).toMatchObject({ version: 1 });
  expect(await page.closed).toBe(1012);
  await closed;
});

/** Sends a request with any Host header, which `fetch` does not allow. */
function statusAs(host: string, port: number, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = get({ host: '127.0.0.1', port, path: '/metrics', headers: { ...headers, host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
  });
}

test('serves metrics only to this machine and to requests with the token', async () => {
  const testServer = await openTestServer({ metricsToken: 'palazzo', trustProxy: ['loopback'] });
  const statusWith = async (headers: Record<string, string>) =>
    (await ask(testServer, 'GET', '/metrics', { headers })).status;
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  expect(await statusWith({})).toBe(200);
  expect(await statusWith(proxied)).toBe(404);
  expect(await statusWith({ ...proxied, authorization: 'Bearer palazzo' })).toBe(200);
  expect(await statusWith({ ...proxied, authorization: 'Bearer duomo' })).toBe(404);
  const asNode = (headers: Record<string, string>) => statusAs('node1:3000', testServer.running.port, headers);
  expect(await asNode({ authorization: 'Bearer palazzo' })).toBe(200); // the name used within its network
  expect(await asNode({})).toBeGreaterThanOrEqual(400); // could be a page that uses DNS rebinding
});

test('metrics contain moves, latency, tables, sockets, group sizes and failures', async () => {
  const dataDir = temporaryFolder();
  const testServer = await openTestServer({ dataDir });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, WITH_BOT);
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  await playOn(page, (version) => version >= 12);
  await ask(testServer, 'GET', '/api/tables/no-such-table');
  const text = (await ask(testServer, 'GET', '/metrics')).body as string;
  const value = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  const persons = value('signoria_moves_total{game="card",by="person"}');
  expect(persons).toBeGreaterThan(0);
  expect(value('signoria_moves_total{game="card",by="bot"}') + persons).toBeGreaterThanOrEqual(12);
  expect(value('signoria_move_seconds_count')).toBe(persons);
  expect(value('signoria_tables')).toBe(1);
  expect(value('signoria_sockets')).toBe(1);
  expect(value('signoria_bots_waiting')).toBe(0);
  expect(value('signoria_analyses')).toBe(0);
  expect(value('signoria_store_group_decisions_sum')).toBeGreaterThanOrEqual(12);
  expect(value('signoria_store_errors_total{code="storeUnavailable"}')).toBe(0);
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('the store reports its failures to the observer', async () => {
  const counted: string[] = [];
  const watch = { failed: (code: string) => void counted.push(code), wrote: () => {} };
  const store = await openStore({ dataDir: temporaryFolder(), watch });
  await expect(store.appendDecision('nowhere', 0, 0, {})).rejects.toThrow('no table');
  await store.close();
  await expect(store.ping()).rejects.toThrow();
  expect(counted).toEqual(['unknown', 'storeUnavailable']);
});

/** The seat of the bot, which decides again after a store failure. */
const BOT = 1;

test('the log of a whole game contains no cookie, seed, invitation or hidden card', async () => {
  const lines: string[] = [];
  const log = newLog('trace', { write: (line) => void lines.push(line) });
  const real = await openStore({ dataDir: temporaryFolder() });
  let broken = false;
  const store: Store = {
    ...real,
    // Throws an error that quotes the whole row in its message and in a field, as a driver might.
    async appendDecision(...words) {
      const [, , seat] = words;
      if (!broken || seat !== BOT) return real.appendDecision(...words);
      broken = false;
      const row = { cookie: anna.cookie, seed: SEED, invite: table.invite, words };
      throw Object.assign(new Error(`cannot keep ${JSON.stringify(row)} (seed=${SEED})`), {
        row,
        detail: table.invite,
      });
    },
  };
  const testServer = await openTestServer({ store, report: reportTo(log), freshSeed: () => SEED });
  const anna = await guest(testServer, 'Anna');
  const table = await setUp(anna, {
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }, { kind: 'invited' }],
  });
  const bruno = await guest(testServer, 'Bruno');
  await at(bruno, table.id, 'join', { invite: table.invite });
  broken = true;
  await at(anna, table.id, 'start');
  const pages = [await sitDown(anna, testServer.running, table.id), await sitDown(bruno, testServer.running, table.id)];
  for (const page of pages) page.sayText('{"type": "move", "nonsense": true}');
  await Promise.all(pages.map((page) => playOn(page)));
  const { body } = await ask(testServer, 'GET', `/api/tables/${table.id}/record`);
  const record = readRecord(body);
  if (!record.ok) throw new Error('no record');
  expect(record.value.seed).toBe(SEED);

  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(0); // the bot's first decision failed
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', msg: `storing a change of table ${table.id}` });
  const cookies = [anna, bruno].map(({ cookie }) => cookie.split('=')[1] ?? '');
  for (const secret of [SEED, table.invite ?? '', ...cookies, ...cookies.map(decodeURIComponent)]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/"(secret|hands?|move|decisions)"|nonsense/);
});

test('masks secrets in error messages and keeps the rest', () => {
  expect(withoutSecrets('connect to postgresql://anna:arno@db:5432/games failed')).toBe(
    'connect to postgresql://[hidden]@db:5432/games failed',
  );
  expect(withoutSecrets(`seed ${'0a'.repeat(16)} of table TqXc_1-4`)).toBe('seed [hidden] of table TqXc_1-4');
  expect(withoutSecrets('cookie: signoria=abc.def; path=/')).not.toContain('abc');
  expect(withoutSecrets('illegal: {"do":"play","card":"casa"} in seat 2')).toBe('illegal: [hidden] in seat 2');
  expect(withoutSecrets('/table/x?invite=AbC-1 is gone')).toBe('/table/x?invite=[hidden] is gone');
});

test('logs a repeated failure a few times with a count', () => {
  const lines: string[] = [];
  let time = 0;
  const log = newLog('error', { write: (line) => void lines.push(line) });
  const report = reportTo(log, () => time);
  const failed = (message: string) => new StoreError('storeUnavailable', message);
  for (let count = 0; count < 1000; count++) report('a socket', failed(`gone ${count}`));
  report('a clock', new TypeError('another one is logged as well'));
  expect(lines).toHaveLength(21);
  time = 60_000;
  report('a socket', failed('gone again'));
  expect(lines.slice(21).map((line) => JSON.parse(line))).toMatchObject([
    { count: 980 },
    { err: { message: 'gone again' } },
  ]);
});

test('the program prints its address, logs JSON, and on SIGTERM drains and exits with 0', async () => {
  const env = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' };
  const program = spawn(process.execPath, [PROGRAM], { env });
  const ended = once(program, 'close');
  let log = '';
  program.stderr.on('data', (text) => {
    log += text;
  });
  const [line] = await once(createInterface({ input: program.stdout }), 'line');
  const [, port] = /^Signoria is at http:\/\/localhost:(\d+)$/.exec(line) ?? [];
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ready' });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  program.kill('SIGTERM');
  expect((await closed)[0]).toBe(1012);
  expect((await ended)[0]).toBe(0);
  const logged = log.trim().split('\n');
  expect(logged.map((one) => JSON.parse(one).msg)).toEqual(['started', 'closing', 'closed']);
  expect(() => readLogLevel('loud')).toThrow('LOG_LEVEL: expected one of trace, debug');
});

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)('a second signal ends the draining program at once: %s, then %s', async (first, second) => {
  const env = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' };
  const program = spawn(process.execPath, [PROGRAM], { env: { ...env, DRAIN_SECONDS: '600' } });
  const ended = once(program, 'close');
  const log = createInterface({ input: program.stderr });
  const [started] = await once(log, 'line');
  await fetch(`http://127.0.0.1:${JSON.parse(started).port}/healthz`); // answered after the program handles signals
  const closing = once(log, 'line');
  program.kill(first);
  expect(JSON.parse((await closing)[0])).toMatchObject({ msg: 'closing', signal: first });
  program.kill(second);
  expect(await ended).toEqual([null, second]);
});
