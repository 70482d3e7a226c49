import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TablePage } from '@signoria/protocol';
import { currentViewsSchema, gamesSchema, personSchema, tableSchema, tablesSchema } from '@signoria/protocol';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { ask, at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

let testServer: TestServer;
let anna: Caller;
let bruno: Caller;
const webDir = join(temporaryFolder(), 'dist');

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Signoria</title>');
  writeFileSync(join(webDir, 'assets', 'page-1234.js'), 'export {};');
  writeFileSync(join(webDir, '.sources.txt'), 'not for everyone');
  testServer = await openTestServer({ webDir });
  anna = await guest(testServer, 'Anna');
  bruno = await guest(testServer, '  Bruno di Ser Lippo  ');
});

const idsOf = ({ tables }: TablePage) => tables.map(({ id }) => id);
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;

test('lists the games with texts in three languages', async () => {
  const { games, bots } = await call(anna, 'GET', '/api/games', gamesSchema);
  expect(games.map(({ id }) => id)).toContain('card');
  expect(bots).toEqual(['apprentice', 'journeyman', 'master']);
  expect(games.every(({ words }) => words.de.title !== '' && words.it.summary !== '')).toBe(true);
});

test('a guest has a name and can change it', async () => {
  expect(bruno.person.name).toBe('Bruno di Ser Lippo');
  expect((await call(bruno, 'PATCH', '/api/me', personSchema, { name: 'Bruno' })).name).toBe('Bruno');
  expect(await call(bruno, 'GET', '/api/me', personSchema)).toEqual({
    id: bruno.person.id,
    name: 'Bruno',
    passkeys: 0,
  });
});

test('lists open tables for everyone and private tables only for their players', async () => {
  const open = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }], visibility: 'public' });
  const hidden = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }], visibility: 'link' });
  const seen = await call(bruno, 'GET', '/api/tables', tablesSchema);
  expect(idsOf(seen.open)).toEqual([open.id]);
  expect(seen.mine.tables).toEqual([]);
  const own = await call(anna, 'GET', '/api/tables', tablesSchema);
  expect(idsOf(own.mine).toSorted()).toEqual([open.id, hidden.id].toSorted());
  await at(bruno, open.id, 'join', { seat: 1 });
  await at(anna, open.id, 'start');
  const later = await call(bruno, 'GET', '/api/tables', tablesSchema);
  expect([idsOf(later.open), idsOf(later.watchable)]).toEqual([[], [open.id]]);
  expect(JSON.stringify(later)).not.toContain('"seed"');
  const turns = [later, await call(anna, 'GET', '/api/tables', tablesSchema)].map(({ myTurn }) => myTurn);
  expect(turns.flat()).toEqual([open.id]); // the Card Game asks one of the two at a time
  const toMove = turns[0]?.length === 1 ? bruno : anna;
  await at(toMove, open.id, 'leave');
  expect((await call(toMove, 'GET', '/api/tables', tablesSchema)).myTurn).toEqual([]);
});

test('seats can be taken, reserved for invited people, and left', async () => {
  const { id, invite } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'invited' }, { kind: 'open' }] });
  const page = await sitDown(anna, testServer.running, id);
  const path = `/api/tables/${id}`;
  const { cookie } = bruno;
  expect(codeOf(await ask(testServer, 'POST', `${path}/join`, { cookie, body: { seat: 1 } }))).toBe('notInvited');
  expect(codeOf(await ask(testServer, 'POST', `${path}/join`, { cookie, body: { seat: 0 } }))).toBe('noSeat');
  expect(codeOf(await ask(testServer, 'POST', `${path}/leave`, { cookie }))).toBe('notYourTable');
  await at(bruno, id, 'join', { seat: 1, invite: invite ?? '' });
  expect((await page.receives('table')).table.seats[1]?.name).toBe('Bruno');
  expect(codeOf(await ask(testServer, 'POST', `${path}/join`, { cookie, body: {} }))).toBe('alreadySeated');
  expect(codeOf(await ask(testServer, 'POST', `${path}/start`, { cookie: anna.cookie }))).toBe('notFull');
  const left = await at(anna, id, 'leave');
  expect([left.host, left.seats[0]?.kind, left.seats[0]?.person]).toEqual([bruno.person.id, 'open', null]);
  expect((await at(bruno, id, 'leave')).status).toBe('cancelled');
  expect(codeOf(await ask(testServer, 'POST', `${path}/join`, { cookie, body: {} }))).toBe('notOpen');
});

test('a bot plays for a person who leaves until they return; a rematch keeps the seats', async () => {
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(bruno, id, 'join', {});
  const page = await sitDown(anna, testServer.running, id);
  await at(anna, id, 'start');
  await page.receives('welcome');
  expect((await at(bruno, id, 'leave')).seats[1]).toMatchObject({ away: true, name: 'Bruno' });
  await playOn(page, (version) => version >= 30);
  expect((await at(bruno, id, 'join', {})).seats[1]?.away).toBe(false);
  const brunosPage = await sitDown(bruno, testServer.running, id);
  await Promise.all([playOn(page), playOn(brunosPage)]);

  const next = await at(bruno, id, 'rematch');
  expect(next).toMatchObject({ status: 'open', host: bruno.person.id, seats: [{ name: 'Anna' }, { name: 'Bruno' }] });
  expect(next.id).not.toBe(id);
  expect((await at(anna, id, 'rematch')).id).toBe(next.id);
  expect((await call(anna, 'GET', `/api/tables/${id}`, tableSchema)).rematch).toBe(next.id);
  expect((await at(bruno, next.id, 'start')).status).toBe('running');
});

test('a table has a language and a setting for hints, which a rematch keeps', async () => {
  const seats = [{ kind: 'person' }, { kind: 'local' }];
  expect(await setUp(anna, { seats })).toMatchObject({ language: null, hints: true });
  const { id } = await setUp(anna, { seats, language: 'it', hints: false });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  expect(page.table).toMatchObject({ language: 'it', hints: false });
  await playOn(page);
  expect(await at(anna, id, 'rematch')).toMatchObject({ language: 'it', hints: false });
});

test('the host gives one free seat or all free seats to bots', async () => {
  const open = { kind: 'open' };
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, open, { kind: 'invited' }, open] });
  const page = await sitDown(anna, testServer.running, id);
  const path = `/api/tables/${id}/bots`;
  const refusal = async (body: object, { cookie } = anna) =>
    codeOf(await ask(testServer, 'POST', path, { cookie, body }));
  expect(await refusal({ level: 'greedy' }, bruno)).toBe('notHost');
  expect(await refusal({ level: 'genius' })).toBe('outOfRange');
  expect(await refusal({ level: 'greedy', seat: 0 })).toBe('noSeat');
  expect(await refusal({})).toBe('malformed');
  await at(bruno, id, 'join', { seat: 1 });
  const one = await at(anna, id, 'bots', { level: 'random', seat: 3 });
  expect(one.seats.map(({ kind, level }) => level ?? kind)).toEqual(['person', 'open', 'invited', 'random']);
  expect((await page.receives('table')).table.seats[1]?.name).toBe('Bruno');
  expect((await page.receives('table')).table.seats[3]?.level).toBe('random');
  await at(anna, id, 'bots', { level: 'greedy' });
  expect(await refusal({ level: 'greedy' })).toBe('noSeat');
  const started = await at(anna, id, 'start');
  expect(started.seats.map(({ name }) => name)).toEqual(['Anna', 'Bruno', 'greedy', 'random']);
  expect(await refusal({ level: 'greedy' })).toBe('notOpen');
});

test('the views of a table contain what the requester may see', async () => {
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  const views = (caller: Caller) => call(caller, 'GET', `/api/tables/${id}/views`, currentViewsSchema);
  expect((await views(anna)).views).toEqual([]);
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  expect((await views(anna)).views).toEqual([...page.views].map(([viewer, view]) => ({ viewer, view })));
  const stranger = await sitDown(bruno, testServer.running, id);
  expect((await views(bruno)).views).toEqual([{ viewer: null, view: stranger.views.get(null) }]);
});

test('broadcasts chat and presence', async () => {
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  const page = await sitDown(anna, testServer.running, id);
  expect(await page.receives('presence')).toEqual({ type: 'presence', online: [anna.person.id], watchers: 0 });
  const spectator = await sitDown(bruno, testServer.running, id);
  expect(await page.receives('presence')).toMatchObject({ watchers: 1 });
  page.say({ type: 'chat', text: ' <b>buon giorno</b> ' });
  expect((await spectator.receives('chat')).line).toMatchObject({ seat: 0, name: 'Anna', text: '<b>buon giorno</b>' });
  await spectator.cut();
  expect(await page.receives('presence')).toMatchObject({ watchers: 0 });
});

test('serves the web app, its files and the API documentation', async () => {
  const shell = await ask(testServer, 'GET', '/table/abc?invite=x');
  expect([shell.status, shell.body]).toEqual([200, '<!doctype html><title>Signoria</title>']);
  const asset = await ask(testServer, 'GET', '/assets/page-1234.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.type).toMatch(/javascript; charset=utf-8/);
  expect(shell.headers.get('cache-control')).toBe('no-cache');
  const held = { 'if-none-match': shell.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await ask(testServer, 'GET', '/', { headers: held })).status).toBe(304);
  expect((await ask(testServer, 'GET', '/.sources.txt')).status).toBe(404);
  expect((await ask(testServer, 'GET', '/api')).type).toContain('application/problem+json');
  expect((await ask(testServer, 'GET', '/assets/gone.js')).status).toBe(404);
  expect((await ask(testServer, 'GET', '/%2e%2e/secret')).status).toBe(200); // only the app shell
  expect((await ask(testServer, 'GET', '/api/docs')).body).toContain('/api/tables/{id}/join');
  const { paths, components } = (await ask(testServer, 'GET', '/api/docs/openapi.json')).body as {
    paths: object;
    components: { schemas: object };
  };
  expect(Object.keys(paths)).toContain('/api/people');
  const named = JSON.stringify(components).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  expect([...new Set([...named].map(([, name]) => name))]).toEqual(['Changes']);
  expect(Object.keys(components.schemas)).toContain('Changes');
});
