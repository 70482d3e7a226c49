import type { OpenTableFilter, TableListName, TablePage } from '@signoria/protocol';
import { personSchema, tablePageSchema, tablesSchema } from '@signoria/protocol';
import Database from 'better-sqlite3';
import type { LogEvent } from 'kysely';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { COSTS } from '../src/limits.ts';
import { newListCache } from '../src/listCache.ts';
import type { StoreDatabase } from '../src/store/database.ts';
import type { NewStoredTable, Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Schema } from '../src/store/schema.ts';
import { tableLists } from '../src/store/summaries.ts';
import type { Caller } from './caller.ts';
import { ask, at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { TABLE } from './storeFixture.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const OPEN = { kind: 'open', more: { wanted: 'open', away: false } } as const;
const PUBLIC: NewStoredTable = { ...TABLE, seats: [OPEN, OPEN], clock: { kind: 'none' } };
const SEATS = [{ kind: 'person' }, { kind: 'open' }];

/** Starts a server with a fixed clock whose reads of lists are recorded. */
async function openRecordedServer(options: Partial<ServerOptions> = {}) {
  const time = { now: 1_000_000 };
  const now = () => time.now;
  const real = await openStore({ dataDir: temporaryFolder(), now });
  const lists: Parameters<Store['listSummaries']>[0][] = [];
  const listSummaries: Store['listSummaries'] = (list, ...words) => {
    lists.push(list);
    return real.listSummaries(list, ...words);
  };
  const testServer = await openTestServer({ store: { ...real, listSummaries }, now, ...options });
  const publicReads = () => lists.filter((list) => 'status' in list).length;
  return { time, real, publicReads, testServer, anna: await guest(testServer, 'Anna') };
}

const tablesOf = (caller: Caller, query = '') => call(caller, 'GET', `/api/tables${query}`, tablesSchema);
const idsOf = ({ tables }: TablePage) => tables.map(({ id }) => id);

/** Reads a list to its end. Calls `between` before each page but the first. */
async function readAll(caller: Caller, list: TableListName, size: number, between = async () => {}) {
  const path = `/api/tables/page?list=${list}&size=${size}`;
  let page = await call(caller, 'GET', path, tablePageSchema);
  const ids = idsOf(page);
  while (page.next !== null) {
    await between();
    page = await call(caller, 'GET', `${path}&after=${page.next}`, tablePageSchema);
    ids.push(...idsOf(page));
  }
  return ids;
}

test('a list of tables with large figure overrides stays small', async () => {
  const { real, testServer, anna } = await openRecordedServer();
  const figures = { text: 'x'.repeat(16_000) };
  for (let count = 0; count < 50; count++) await real.createTable({ ...PUBLIC, options: { figures } });
  const { body, status } = await ask(testServer, 'GET', '/api/tables?size=50', { cookie: anna.cookie });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('"ownFigures":true');
  expect(JSON.stringify(body).length).toBeLessThan(50 * 400);
});

test('a list shows the options of a table without its figures', async () => {
  const { anna } = await openRecordedServer();
  const figures = { supply: { wood: 30 } };
  const { id } = await setUp(anna, { seats: SEATS, visibility: 'public', options: { guilds: false, figures } });
  const { open, mine } = await tablesOf(anna);
  const row = { id, options: { guilds: false, openPurses: false }, ownFigures: true, status: 'open', game: 'card' };
  expect([open.tables, mine.tables]).toMatchObject([[row], [row]]);
  expect(open.tables[0]?.seats).toEqual([
    { seat: 0, kind: 'person', name: 'Anna', family: 'medici' },
    { seat: 1, kind: 'open', name: null, family: 'pazzi' },
  ]);
});

test('pages contain every table exactly once, also while new ones are created', async () => {
  const { time, real, anna } = await openRecordedServer({ limits: false });
  const made: string[] = [];
  const newTable = async () => {
    made.push((await real.createTable({ ...PUBLIC, host: anna.person.id })).id);
    time.now += made.length % 3 === 0 ? 1 : 0; // several tables share a millisecond
  };
  for (let count = 0; count < 24; count++) await newTable();
  for (const list of ['open', 'mine'] as const) {
    time.now += 1;
    const before = made.toSorted();
    expect((await readAll(anna, list, 4, newTable)).toSorted()).toEqual(before);
  }
});

test('finished own tables follow unfinished ones across pages', async () => {
  const { time, real, anna } = await openRecordedServer();
  const own: string[] = [];
  for (let count = 0; count < 6; count++) {
    time.now += 1;
    own.unshift((await real.createTable({ ...PUBLIC, host: anna.person.id })).id);
  }
  for (const id of own.filter((_, index) => index % 2 === 0))
    await real.updateTable(id, { status: 'over', startedAt: 1, endedAt: 2 });
  const expected = [...own.filter((_, index) => index % 2 === 1), ...own.filter((_, index) => index % 2 === 0)];
  for (const size of [1, 2, 4, 6]) expect(await readAll(anna, 'mine', size)).toEqual(expected);
  expect(await readAll({ ...anna, cookie: '' }, 'mine', 2)).toEqual([]);
});

test('myTurn includes tables that are not on the first page', async () => {
  const { time, real, anna } = await openRecordedServer();
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  time.now += 1;
  await real.createTable({ ...PUBLIC, host: anna.person.id });
  const { mine, myTurn } = await tablesOf(anna, '?size=1');
  expect([mine.tables.length, idsOf(mine).includes(id), myTurn]).toEqual([1, false, [id]]);
});

test.each([
  ['?size=0', 'size'],
  ['?size=101', 'size'],
  ['?size=-1', 'size'],
  ['?size=ten', 'size'],
  ['?size=1&size=2', 'size'],
  ['/page', 'list'],
  ['/page?list=secret', 'list'],
  ['/page?list=open&after=', 'after'],
  ['/page?list=open&after=2.5.abc', 'after'],
  ['/page?list=open&after=0.99999999999999999.abc', 'after'],
  ['/page?list=open&after=0.5.a%00b', 'after'],
  ['/page?list=mine&after=0.5', 'after'],
  ['?free=0', 'free'],
  ['?free=9', 'free'],
  ['?pace=slow', 'pace'],
  ['?language=la', 'language'],
  ['?game=the%20game', 'game'],
  ['/page?list=open&language=la', 'language'],
  ['/page?list=watchable&free=1', 'free'],
  ['/page?list=mine&game=card', 'game'],
])('rejects /api/tables%s with path %s', async (query, path) => {
  const { testServer } = await openRecordedServer();
  const { status, body } = await ask(testServer, 'GET', `/api/tables${query}`);
  expect([status, body]).toMatchObject([400, { code: 'malformed', path, detail: expect.stringMatching(/expected/i) }]);
});

test('rejects a filter by an unknown game', async () => {
  const { testServer } = await openRecordedServer();
  for (const query of ['?game=chess', '/page?list=open&game=chess']) {
    const { status, body } = await ask(testServer, 'GET', `/api/tables${query}`);
    expect([status, body]).toMatchObject([404, { code: 'unknownGame', path: 'game' }]);
  }
});

test('filters apply to open tables only, and pages of a filtered list continue it', async () => {
  const { time, anna, testServer } = await openRecordedServer({ limits: false });
  const host = await guest(testServer, 'Bruno');
  const clock = { kind: 'days', days: 2 };
  const made: string[] = [];
  for (const language of ['it', 'de', 'it', 'en', 'it']) {
    time.now += 1;
    made.unshift((await setUp(host, { seats: SEATS, visibility: 'public', clock, language })).id);
  }
  const running = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'local' }], visibility: 'public' });
  await at(host, running.id, 'start');
  const italian = made.filter((_, index) => index % 2 === 0);
  const first = await tablesOf(anna, '?size=2&language=it&pace=days&free=1&game=card');
  expect([idsOf(first.open), idsOf(first.watchable)]).toEqual([italian.slice(0, 2), [running.id]]);
  expect(first.open.tables.map(({ language }) => language)).toEqual(['it', 'it']);
  const path = `/api/tables/page?list=open&size=2&language=it&after=${first.open.next}`;
  const second = await call(anna, 'GET', path, tablePageSchema);
  expect([idsOf(second), second.next]).toEqual([italian.slice(2), null]);
  expect(idsOf((await tablesOf(anna, '?pace=live')).open)).toEqual([]);
  await at(anna, italian[0] ?? '', 'join', {});
  expect(idsOf((await tablesOf(anna, '?language=it&free=1')).open)).toEqual(italian.slice(1));
});

test('own finished tables have a result and a date, waiting ones the deadline of the requester', async () => {
  const { time, anna } = await openRecordedServer({ limits: false });
  const clock = { kind: 'days', days: 1 };
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }], visibility: 'public', clock });
  await at(anna, id, 'start');
  const waiting = (await tablesOf(anna)).mine.tables[0];
  expect(waiting).toMatchObject({ id, ownSeats: [0, 1], dueAt: new Date(time.now + 86_400_000).toISOString() });
  expect((await tablesOf(anna)).watchable.tables[0]).toMatchObject({ ownSeats: [], dueAt: null, endedAt: null });
  const page = await sitDown(anna, anna.testServer.running, id);
  await playOn(page);
  const over = await tablesOf(anna);
  const result = page.over?.scores.map(({ seat, total, rank }) => ({ seat, total, rank }));
  expect(over.mine.tables[0]).toMatchObject({ id, result, ownSeats: [0, 1], dueAt: null });
  expect(over.finished.tables[0]).toMatchObject({ result, ownSeats: [], endedAt: new Date(time.now).toISOString() });
});

test('a hundred requests within a second read and serialise the public lists once', async () => {
  const { time, real, publicReads, anna } = await openRecordedServer();
  await real.createTable(PUBLIC);
  const answers = await Promise.all(Array.from({ length: 100 }, () => tablesOf(anna)));
  expect(publicReads()).toBe(3);
  expect(answers.every(({ open }) => open.tables.length === 1)).toBe(true);
  time.now += 1000;
  await tablesOf(anna);
  expect(publicReads()).toBe(6);
});

test('the lists show a change of a public table at once', async () => {
  const { anna, testServer } = await openRecordedServer();
  const bruno = await guest(testServer, 'Bruno');
  await tablesOf(bruno);
  const { id } = await setUp(anna, { seats: SEATS, visibility: 'public' });
  const shown = async () => {
    const { open, watchable } = await tablesOf(bruno);
    return { open: open.tables.map(({ seats }) => seats.map(({ name }) => name)), watchable: idsOf(watchable) };
  };
  expect(await shown()).toEqual({ open: [['Anna', null]], watchable: [] });
  await call(anna, 'PATCH', '/api/me', personSchema, { name: 'Annina' });
  expect(await shown()).toEqual({ open: [['Annina', null]], watchable: [] });
  await at(bruno, id, 'join', {});
  expect(await shown()).toEqual({ open: [['Annina', 'Bruno']], watchable: [] });
  await at(anna, id, 'start');
  expect(await shown()).toEqual({ open: [], watchable: [id] });
});

test('a cancelled table is in no list', async () => {
  const { anna } = await openRecordedServer();
  const { id } = await setUp(anna, { seats: SEATS, visibility: 'public' });
  await at(anna, id, 'leave');
  const { open, finished, mine } = await tablesOf(anna);
  expect([open, finished, mine].flatMap(idsOf)).toEqual([]);
});

test('lists take points of work', async () => {
  const person = COSTS.signingIn + 2.5 * COSTS.list; // the guest of this test signs in first
  const { testServer } = await openRecordedServer({
    limits: { work: { seconds: 60, person, address: 1000, shared: false } },
  });
  const codes: number[] = [];
  for (let count = 0; count < 3; count++) codes.push((await ask(testServer, 'GET', '/api/tables')).status);
  codes.push((await ask(testServer, 'GET', '/api/tables/page?list=open')).status);
  expect(codes).toEqual([200, 200, 429, 429]);
});

test('filtered lists take more points of work', async () => {
  const person = COSTS.signingIn + 2 * (COSTS.list + COSTS.filter) + COSTS.list; // the third request can pay for the list only
  const { testServer } = await openRecordedServer({
    limits: { work: { seconds: 60, person, address: 1000, shared: false } },
  });
  const codes: number[] = [];
  for (const query of ['?free=1', '/page?list=open&language=it', '?pace=live'])
    codes.push((await ask(testServer, 'GET', `/api/tables${query}`)).status);
  expect(codes).toEqual([200, 200, 429]);
});

test('the cache evicts the oldest entries and failed ones', async () => {
  const cache = newListCache(() => 0);
  let made = 0;
  const make = async () => String(made++);
  for (let key = 0; key < 201; key++) await cache.get(`${key}`, make);
  expect(await cache.get('1', make)).toBe('1');
  expect(await cache.get('0', make)).toBe('201');
  await expect(cache.get('new', () => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
  expect(await cache.get('new', make)).toBe('202');
});

const FILTERS: readonly OpenTableFilter[] = [{ game: 'card' }, { language: 'it' }, { pace: 'live' }, { free: 2 }];

test('every list query uses an index', async () => {
  const database = new Database(':memory:');
  const queries: LogEvent['query'][] = [];
  const log = ({ query }: LogEvent) => void queries.push(query);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }), log });
  await migrate(db);
  queries.length = 0;
  const { listSummaries } = tableLists({ db } as StoreDatabase);
  const after = { createdAt: 5, id: 'a' };
  for (const cursor of [undefined, after]) {
    for (const status of ['lobby', 'running', 'over'] as const) await listSummaries({ status }, 20, cursor);
    for (const filter of FILTERS) await listSummaries({ status: 'lobby', filter }, 20, cursor);
    for (const isOver of [false, true]) await listSummaries({ person: 'anna', isOver }, 20, cursor);
  }
  const plans = queries
    .filter(({ sql }) => sql.includes('"listed"'))
    .map(({ sql, parameters }) => database.prepare(`explain query plan ${sql}`).all(...parameters));
  expect(plans).toHaveLength(10 + 2 * FILTERS.length);
  for (const plan of plans) {
    expect(JSON.stringify(plan)).toMatch(/USING (COVERING )?INDEX (tables|sitters)_listed/);
    expect(JSON.stringify(plan)).not.toMatch(/SCAN|TEMP B-TREE/);
  }
  await db.destroy();
});
