import { join } from 'node:path';
import type { Analysis } from '@signoria/bots/analysis';
import { GAME_IDS } from '@signoria/catalogue';
import { personSchema, tableSchema } from '@signoria/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect } from 'vitest';
import { packed } from '../src/analyses/packed.ts';
import { openStore } from '../src/store/index.ts';
import type { Device } from './authenticator.ts';
import { newDevice } from './authenticator.ts';
import type { DataLocation } from './bothStores.ts';
import type { Caller } from './caller.ts';
import { at, call, guest, setUp } from './caller.ts';
import { playGame } from './operating.ts';
import { addPasskey, signInAt } from './passkeyCalls.ts';
import { playOn, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

/** A store with a row in every table that is moved, and the credentials of its people. */
export interface FilledStore {
  readonly anna: Caller;
  /** The owner of the passkey on `device`. */
  readonly carla: Caller;
  readonly device: Device;
  /** Running games, one of each kind. */
  readonly running: readonly string[];
  readonly over: string;
  /** Tables that wait for an invited player. */
  readonly invitations: readonly { readonly id: string; readonly invite: string }[];
}

export async function fillStore(location: DataLocation): Promise<FilledStore> {
  const testServer = await openTestServer(location);
  const anna = await guest(testServer, 'Anna');
  const carla = await guest(testServer, 'Carla');
  const device = newDevice();
  expect((await addPasskey(carla, device)).status).toBe(201);
  const running: string[] = [];
  for (const game of GAME_IDS) running.push(await playGame(anna, 9, game));
  const over = await playGame(anna);
  await at(anna, over, 'rematch');
  const invitations = [await invitation(anna), await invitation(anna), await invitation(anna)];
  await talk(anna, running[0] ?? '', ['ciao', 'Grüße aus Köln 🎲', 'a "quoted" line']);
  await withClock(anna);
  await testServer.running.close();
  const store = await openStore(location);
  await store.markChallengeUsed('a challenge', Date.now() + 3_600_000);
  await store.settingOr('another setting', 'kept');
  await store.claimAnalysis(over, 'v1', 'node', 60_000);
  await store.storeAnalysis(over, 'node', await packed('v1', { game: 'card' } as Analysis));
  await store.close();
  return { anna, carla, device, running, over, invitations };
}

async function invitation(host: Caller): Promise<{ id: string; invite: string }> {
  const { id, invite } = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'invited' }] });
  return { id, invite: invite ?? expect.fail('no invitation') };
}

async function talk(anna: Caller, table: string, lines: readonly string[]): Promise<void> {
  const page = await sitDown(anna, anna.testServer.running, table);
  for (const text of lines) {
    page.say({ type: 'chat', text });
    await page.receives('chat');
  }
  await page.cut();
}

/** Starts a game with a clock, so that the store has a row in `due`. */
async function withClock(anna: Caller): Promise<void> {
  const clock = { kind: 'days', days: 2 };
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }], clock });
  await at(anna, id, 'start');
}

/** Checks that all people can continue on a server over another store. */
export async function expectToContinue(filled: FilledStore, location: DataLocation, visit: number): Promise<void> {
  const testServer = await openTestServer(location);
  const anna = { ...filled.anna, testServer };
  expect(await call(anna, 'GET', '/api/me', personSchema)).toEqual(filled.anna.person);
  await expectPasskey(testServer, filled);
  for (const id of filled.running) await expectGame(anna, id, visit);
  const { id, invite } = filled.invitations[visit] ?? expect.fail('too many visits');
  const bruno = await guest(testServer, 'Bruno');
  await at(bruno, id, 'join', { invite });
  expect((await at(anna, id, 'start')).status).toBe('running');
  expect((await call(anna, 'GET', `/api/tables/${filled.over}`, tableSchema)).status).toBe('over');
  await testServer.running.close();
}

async function expectGame(anna: Caller, id: string, visit: number): Promise<void> {
  const page = await sitDown(anna, anna.testServer.running, id);
  const start = 9 + 4 * visit;
  expect(page.version).toBeGreaterThanOrEqual(start);
  await playOn(page, (version) => version >= start + 4);
  expect(page.over).toBeNull();
  await page.cut();
}

async function expectPasskey(testServer: TestServer, { carla, device }: FilledStore): Promise<void> {
  const answer = await signInAt(testServer, device, carla.person.id);
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ name: 'Carla' })]);
}

/** SQL tables that are not moved. */
const NOT_COMPARED = /^(kysely_|nodes$|leases$|sqlite_)/;

/**
 * Returns all rows of a store as sorted JSON, read without the store's code. Leaves out the secret, which SQLite has in a
 * file.
 */
export async function rowsOf(location: DataLocation): Promise<Record<string, readonly string[]>> {
  const rows =
    location.databaseUrl === undefined ? rowsInFile(location.dataDir) : await rowsInDatabase(location.databaseUrl);
  const kept = Object.entries(rows).filter(([name]) => !NOT_COMPARED.test(name));
  return Object.fromEntries(kept.map(([name, all]) => [name, all.filter(isCompared).map(sortedJson).sort()]));
}

type Row = Record<string, unknown>;

function isCompared({ name }: Row): boolean {
  return name !== 'secret';
}

function sortedJson(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function rowsInFile(dataDir: string): Record<string, Row[]> {
  const database = new Database(join(dataDir, 'signoria.sqlite'), { readonly: true });
  const names = database.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all();
  const rows = names.map((name) => [name, database.prepare<[], Row>(`select * from "${name}"`).all()] as const);
  database.close();
  return Object.fromEntries(rows);
}

async function rowsInDatabase(connectionString: string): Promise<Record<string, Row[]>> {
  const types = { getTypeParser: (type: number) => (type === 20 || type === 23 ? Number : String) };
  const client = new pg.Client({ connectionString, types });
  await client.connect();
  const listed = await client.query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public'",
  );
  const rows: Record<string, Row[]> = {};
  for (const { name } of listed.rows) rows[name] = (await client.query<Row>(`select * from "${name}"`)).rows;
  await client.end();
  return rows;
}
