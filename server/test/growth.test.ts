import { earlierChatSchema, tableSchema } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import { at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { TABLE } from './storeFixture.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** A call of a store, and the number of rows it returned. */
interface StoreCall {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly rows: number;
}

/** Starts a server over a store whose calls are recorded. The store stays open when the server closes. */
async function openRecordedServer(options: Partial<ServerOptions> = {}) {
  const time = { now: Date.now() };
  const now = () => time.now;
  const real = await openStore({ dataDir: temporaryFolder(), now });
  const calls: StoreCall[] = [];
  const count =
    (method: string, work: (...args: readonly unknown[]) => Promise<unknown>) =>
    async (...args: readonly unknown[]) => {
      const answer = await work(...args);
      calls.push({ method, args, rows: Array.isArray(answer) ? answer.length : Number(answer !== undefined) });
      return answer;
    };
  const methods = Object.entries(real).map(([name, work]) => [name, count(name, work)]);
  const store: Store = { ...(Object.fromEntries(methods) as unknown as Store), close: async () => undefined };
  const testServer = await openTestServer({ store, now, ...options });
  return { time, real, calls, testServer, anna: await guest(testServer, 'Anna') };
}

/** Records for each table the turn of the event loop in which `wanted` was first called, up to `count` tables. */
function turnsOf(calls: readonly StoreCall[], wanted: string, count: number): ReadonlyMap<unknown, number> {
  const turns = new Map<unknown, number>();
  let turn = 0;
  const next = () => {
    turn++;
    for (const { method, args } of calls) if (method === wanted && !turns.has(args[0])) turns.set(args[0], turn);
    if (turns.size < count) setImmediate(next);
  };
  next();
  return turns;
}

const SCREEN = [{ kind: 'person' }, { kind: 'local' }];

test('opening a table that is over reads no other table of its host', async () => {
  const { real, calls, testServer, anna } = await openRecordedServer();
  const { id } = await setUp(anna, { seats: SCREEN });
  await at(anna, id, 'leave');
  const host = anna.person.id;
  for (let more = 0; more < 50; more++) await real.createTable({ ...TABLE, host });
  const next = await real.createTable({ ...TABLE, host, rematchOf: id });
  await testServer.restart();
  calls.length = 0;
  expect((await call(anna, 'GET', `/api/tables/${id}`, tableSchema)).rematch).toBe(next.id);
  expect(calls.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(10);
});

test('loads the last chat lines first and earlier lines on request', async () => {
  const { real, calls, testServer, anna } = await openRecordedServer();
  const { id } = await setUp(anna, { seats: SCREEN });
  const { id: clara } = await real.createPerson({ name: 'Clara', guest: true });
  const speakers = Array.from({ length: 300 }, (_, line) => (line % 2 ? clara : anna.person.id));
  await Promise.all(speakers.map((person, line) => real.appendChat(id, person, String(line))));
  await testServer.restart();
  calls.length = 0;
  const { received } = await sitDown(anna, testServer.running, id);
  const { chat } = JSON.parse(received[0] ?? '');
  const from = (first: number, length: number) =>
    Array.from({ length }, (_, line) => ({ number: line + first, text: `${line + first}` }));
  expect(chat).toMatchObject(from(200, 100));
  const rows = () => calls.reduce((sum, one) => sum + one.rows, 0);
  expect(rows()).toBeLessThan(110);
  const before = async (number: number) => {
    calls.length = 0;
    const path = `/api/tables/${id}/chat?before=${number}`;
    const { lines } = await call({ ...anna, cookie: '' }, 'GET', path, earlierChatSchema); // spectators may read it
    expect(rows()).toBeLessThan(110);
    return lines;
  };
  expect(await before(200)).toMatchObject(from(100, 100));
  const first = await before(3);
  expect(first).toMatchObject(from(0, 3));
  expect(first.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'Anna'],
    [null, 'Clara'],
    [0, 'Anna'],
  ]);
  expect(await before(0)).toEqual([]);
});

test('at the start opens only due tables, one per turn of the event loop', async () => {
  const { time, real, calls, testServer, anna } = await openRecordedServer();
  const tables = await Promise.all(
    [1, 1, 1, 9, 9, 9, 9].map((days) => setUp(anna, { seats: SCREEN, clock: { kind: 'days', days } })),
  );
  for (const { id } of tables) await at(anna, id, 'start');
  await testServer.running.close();
  time.now += 2 * 24 * 3600 * 1000;
  calls.length = 0;
  const turns = turnsOf(calls, 'findTable', 3);
  await testServer.restart();
  const isAway = async (id: string) =>
    (await real.findTable(id))?.seats.some(({ more }) => (more as { away: boolean }).away);
  for (const { id } of tables.slice(0, 3)) while (!(await isAway(id))) await new Promise(setImmediate);
  expect(new Set(turns.keys())).toEqual(new Set(tables.slice(0, 3).map(({ id }) => id)));
  expect(new Set(turns.values()).size).toBe(3);
  expect(calls.filter(({ method, rows }) => method === 'listTables' && rows > 0)).toEqual([]);
  while ((await real.dueTables(time.now, 99)).length > 0) await new Promise(setImmediate); // all due tables are handled
});

test('evicts idle tables one per turn of the event loop', async () => {
  const { time, calls, testServer, anna } = await openRecordedServer({ evictAfterMs: 5 });
  for (let count = 0; count < 4; count++) {
    const { id } = await setUp(anna, { seats: SCREEN });
    await at(anna, id, 'start');
    const page = await sitDown(anna, testServer.running, id);
    await playOn(page, (version) => version === 2);
    await page.cut();
  }
  calls.length = 0;
  const turns = turnsOf(calls, 'saveSnapshot', 4);
  while (turns.size < 4) {
    time.now += 5; // makes a table that was closed meanwhile old enough for eviction
    await new Promise(setImmediate);
  }
  expect(new Set(turns.values()).size).toBe(4);
});

test('deletes tables that never started and guests without games', async () => {
  const { time, real, testServer, anna } = await openRecordedServer({ expireEveryMs: 5, evictAfterMs: 5 });
  const [bruno, clara] = [await guest(testServer, 'Bruno'), await guest(testServer, 'Clara')];
  const open = [{ kind: 'person' }, { kind: 'open' }];
  const [alone, together] = [await setUp(anna, { seats: open }), await setUp(anna, { seats: open })];
  await at(bruno, together.id, 'join', {});
  const watched = await setUp(anna, { seats: open });
  await sitDown(null, testServer.running, watched.id);
  time.now += 8 * 24 * 3600 * 1000;
  while ((await real.findTable(alone.id)) !== undefined) await new Promise(setImmediate);
  time.now += 83 * 24 * 3600 * 1000;
  while ((await real.findPerson(clara.person.id)) !== undefined) await new Promise(setImmediate);
  while ((await real.findTable(together.id)) !== undefined) await new Promise(setImmediate);
  expect((await real.findTable(watched.id))?.id).toBe(watched.id);
  expect((await real.findPerson(anna.person.id))?.name).toBe('Anna');
});

test('twenty spectators who join within one interval cause one presence message in total', async () => {
  const { testServer, anna } = await openRecordedServer({ presenceEveryMs: 2 ** 30 }); // longer than any test
  const { id } = await setUp(anna, { seats: SCREEN });
  const people = [await sitDown(anna, testServer.running, id)];
  for (let more = 0; more < 20; more++) people.push(await sitDown(null, testServer.running, id));
  const presences = people.flatMap(({ received }) => received.filter((text) => text.includes('"type":"presence"')));
  expect(presences).toHaveLength(1);
  expect(JSON.parse(people.at(-1)?.received[0] ?? '')).toMatchObject({ online: [anna.person.id], watchers: 20 });
});

test('the last presence message has the final count', async () => {
  const { testServer, anna } = await openRecordedServer({ presenceEveryMs: 1 });
  const { id } = await setUp(anna, { seats: SCREEN });
  const page = await sitDown(anna, testServer.running, id);
  const spectators = await Promise.all(Array.from({ length: 20 }, () => sitDown(null, testServer.running, id)));
  const count = async (watchers: number) => {
    while ((await page.receives('presence')).watchers !== watchers);
  };
  await count(20);
  await Promise.all(spectators.slice(5).map((one) => one.cut()));
  await count(5);
});

test('at the close writes snapshots only of tables played since their last one, in one transaction', async () => {
  const { real, calls, testServer, anna } = await openRecordedServer();
  const tables = [];
  for (let count = 0; count < 12; count++) tables.push(await setUp(anna, { seats: SCREEN }));
  for (const { id } of tables) await at(anna, id, 'start');
  const played = tables.slice(0, 3).map(({ id }) => id);
  for (const id of played) await playOn(await sitDown(anna, testServer.running, id), (version) => version === 5);
  calls.length = 0;
  await testServer.running.close();
  const writes = calls.filter(({ method }) => method.startsWith('saveSnapshot'));
  expect(writes.map(({ method }) => method)).toEqual(['saveSnapshots']);
  const lengths = await Promise.all(tables.map(async ({ id }) => (await real.latestSnapshot(id))?.length));
  expect(lengths).toEqual(tables.map(({ id }) => (played.includes(id) ? 5 : 0)));
});
