import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotQuestion } from '@signoria/bots';
import type { Analysis } from '@signoria/bots/analysis';
import { analyse, analysisVersion, openRecord } from '@signoria/bots/analysis';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameRecord } from '@signoria/engine';
import { begin, seedFromText } from '@signoria/engine';
import { problemSchema, recordSchema } from '@signoria/protocol';
import { parse as check } from 'valibot';
import { describe, expect, inject, test } from 'vitest';
import { samplesOf } from '../src/analyses/analyses.ts';
import type { AnalysisPart } from '../src/analyses/parts.ts';
import { MOST_ANALYSES } from '../src/analyses/request.ts';
import { botPool } from '../src/bots/pool.ts';
import { checkStore } from '../src/operations/index.ts';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import { bothStores } from './bothStores.ts';
import type { Caller } from './caller.ts';
import { ask, call, guest } from './caller.ts';
import { nodesOnPostgres, through } from './nodes.ts';
import { playGame } from './operating.ts';
import { TABLE } from './storeFixture.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const SAMPLES = 4;

const pathOf = (table: string) => `/api/tables/${table}/analysis`;
const request = ({ testServer, cookie }: Caller, table: string) =>
  ask(testServer, 'POST', pathOf(table), { body: {}, cookie });
const find = (testServer: TestServer, table: string) => ask(testServer, 'GET', pathOf(table));

async function stateOf(testServer: TestServer, table: string): Promise<string> {
  return ((await find(testServer, table)).body as { state: string }).state;
}

/** Returns the analysis that one thread computes. */
async function analysisOf(record: GameRecord<unknown>): Promise<Analysis> {
  const { rules, learned, replay } = await openRecord(record);
  const steps = analyse(rules, learned, replay, SAMPLES);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return JSON.parse(JSON.stringify(next.value));
}

async function recordOf(caller: Caller, table: string): Promise<GameRecord<unknown>> {
  return (await call(caller, 'GET', `/api/tables/${table}/record`, recordSchema)) as unknown as GameRecord<unknown>;
}

/** Returns the URL of a worker for bots and analyses with this program. */
function workerWith(program: string): URL {
  const worker = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(worker, `export default () => { throw new Error('no bot plays'); }; ${program}`);
  return pathToFileURL(worker);
}

/** Counts nine decisions and never judges them. */
const HANGS = `export const analysePart = ({ kind }) =>
  kind === 'frame' ? { frame: {}, decisions: 9 } : new Promise(() => {});`;
const FAILS = "export const analysePart = () => { throw new Error('broken'); };";

/** Stores a game that counts as played to its end, or as ended by agreement. */
async function storedGame(store: Store, isPlayed = true): Promise<string> {
  const { id } = await store.createTable({ ...TABLE, visibility: 'link' });
  await store.updateTable(id, { status: 'running', startedAt: 1 });
  const result = isPlayed ? [{ seat: 0, person: null, lines: [], rank: 1 }] : [];
  await store.endTable(id, { snapshot: { length: 0, rulesVersion: 1, state: {} }, result, at: 2 });
  return id;
}

const refusal = ({ status, body }: { status: number; body: unknown }) => [status, check(problemSchema, body).code];

describe.each(await bothStores())('over %s', (_name, newLocation) => {
  test('the analysis of a finished game is computed, stored, and sent to everybody', async () => {
    const location = await newLocation();
    const testServer = await openTestServer({ ...location, analysisSamples: SAMPLES });
    const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
    const id = await playGame(anna);
    expect((await find(testServer, id)).body).toEqual({ state: 'none' });
    expect((await request(anna, id)).body).toEqual({ state: 'queued' });
    expect((await request(bruno, id)).body).toMatchObject({ state: expect.stringMatching(/queued|running/) });
    await expect.poll(() => stateOf(testServer, id), { timeout: 120_000 }).toBe('stored');
    const expected = {
      state: 'stored',
      version: await analysisVersion('card'),
      analysis: await analysisOf(await recordOf(anna, id)),
    };
    await testServer.restart();
    const sent = await find(testServer, id);
    expect(sent.body).toEqual(expected);
    expect(sent.headers.get('content-encoding')).toBe('gzip');
    const plain = await ask(testServer, 'GET', pathOf(id), { headers: { 'accept-encoding': 'identity' } });
    expect([plain.body, plain.headers.get('content-encoding')]).toEqual([expected, null]);
    expect((await request(anna, id)).body).toEqual(expected);
    await testServer.running.close();
    expect((await checkStore(location)).wrong).toEqual([]);
  });

  test('closing the server aborts an analysis, and it can be requested again at once', async () => {
    const location = await newLocation();
    const store = await openStore(location);
    const id = await storedGame(store);
    await store.close();
    const testServer = await openTestServer({ ...location, botWorker: workerWith(HANGS) });
    const anna = await guest(testServer, 'Anna');
    await request(anna, id);
    await expect.poll(async () => (await find(testServer, id)).body).toEqual({ state: 'running', done: 0, all: 9 });
    await testServer.restart();
    expect((await find(testServer, id)).body).toEqual({ state: 'none' });
    expect((await request(anna, id)).body).toEqual({ state: 'queued' });
  });
});

test('an analysis is refused before the end of the game, without a session, and after an end by agreement', async () => {
  const store = await openStore({ dataDir: temporaryFolder() });
  const agreed = await storedGame(store, false);
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  const running = await playGame(anna, 5);
  for (const answer of [await find(testServer, running), await request(anna, running)])
    expect(refusal(answer)).toEqual([409, 'notOver']);
  expect(refusal(await request(anna, agreed))).toEqual([409, 'endedEarly']);
  for (const answer of [await find(testServer, 'unknown'), await request(anna, 'unknown')])
    expect(refusal(answer)).toEqual([404, 'unknownTable']);
  expect(refusal(await ask(testServer, 'POST', pathOf(running), { body: {} }))).toEqual([401, 'notSignedIn']);
});

test('an analysis is refused while the server closes', async () => {
  const store = await openStore({ dataDir: temporaryFolder() });
  const id = await storedGame(store);
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  testServer.running.drain();
  expect(refusal(await request(anna, id))).toEqual([503, 'closing']);
});

test('a person has one unfinished analysis, and the queue is bounded', async () => {
  const store = await openStore({ dataDir: temporaryFolder() });
  const ids: string[] = [];
  for (let count = 0; count < MOST_ANALYSES + 2; count++) ids.push(await storedGame(store));
  const testServer = await openTestServer({ store, limits: false, botWorker: workerWith(HANGS) });
  const [first = '', second = '', ...others] = ids;
  const anna = await guest(testServer, 'Anna');
  expect((await request(anna, first)).status).toBe(200);
  expect((await request(anna, first)).status).toBe(200); // the same analysis
  expect(refusal(await request(anna, second))).toEqual([429, 'tooManyAnalyses']);
  expect(refusal(await request(anna, 'unknown'))).toEqual([404, 'unknownTable']);
  for (const id of others.slice(1)) expect((await request(await guest(testServer, 'Guest'), id)).status).toBe(200);
  const late = await guest(testServer, 'Late');
  expect(refusal(await request(late, second))).toEqual([503, 'analysisQueueFull']);
  expect((await request(late, first)).body).toEqual({ state: 'running', done: 0, all: 9 });
  const metrics = String((await ask(testServer, 'GET', '/metrics')).body);
  expect(metrics).toContain(`signoria_analyses ${MOST_ANALYSES}`);
});

test('a person can request a limited number of analyses in an hour; a failed one is reported', async () => {
  const store = await openStore({ dataDir: temporaryFolder() });
  const [one, two] = [await storedGame(store), await storedGame(store)];
  const reported: string[] = [];
  const testServer = await openTestServer({
    store,
    botWorker: workerWith(FAILS),
    limits: { analyses: { seconds: 3600, person: 2, address: 9, shared: true } },
    report: (what, error) => reported.push(`${what}: ${error}`),
  });
  const anna = await guest(testServer, 'Anna');
  for (let count = 0; count < 2; count++) {
    expect((await request(anna, one)).body).toEqual({ state: 'queued' });
    await expect.poll(() => stateOf(testServer, one)).toBe('failed');
  }
  const refused = await request(anna, two);
  expect(refusal(refused)).toEqual([429, 'tooManyAnalyses']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await request(await guest(testServer, 'Bruno'), two)).status).toBe(200);
  await expect.poll(() => reported).toEqual([one, one, two].map((id) => `analysis of table ${id}: Error: broken`));
});

test('of two people who request the same analysis at the same moment one uses a point', async () => {
  const store = await openStore({ dataDir: temporaryFolder() });
  const [both, annas, brunos] = [await storedGame(store), await storedGame(store), await storedGame(store)];
  const testServer = await openTestServer({
    store,
    botWorker: workerWith(FAILS),
    limits: { analyses: { seconds: 3600, person: 2, address: 3, shared: true } },
    report: () => {},
  });
  const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
  const answers = await Promise.all([request(anna, both), request(bruno, both)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const [person, table] of [
    [anna, annas],
    [bruno, brunos],
  ] as const) {
    await expect.poll(() => stateOf(testServer, both)).toBe('failed');
    expect((await request(person, table)).status).toBe(200);
    await expect.poll(() => stateOf(testServer, table)).toBe('failed');
  }
});

test('a bot that is asked during an analysis answers before the analysis ends', async () => {
  const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const table = await playGame(anna);
  const record = await recordOf(anna, table);
  const bots = botPool(new URL(inject('botWorker')), 1);
  const part = (index: number): AnalysisPart => ({ kind: 'decision', table, record, index, samples: SAMPLES });
  const ended: number[] = [];
  const parts = record.decisions.map((_, index) => bots.analyse(part(index)).then(() => ended.push(index)));
  await parts[0];
  const { state } = begin(rules, {}, 2, seedFromText('asked'));
  const [seat = 0] = rules.pending(state);
  const seated = { game: 'card', options: {}, seats: 2, seat, level: 'greedy', temper: null };
  const question: BotQuestion = { ...seated, view: rules.view(state, seat), seed: seedFromText('bot'), previous: null };
  await bots.think({ id: 'another', host: null }, question);
  expect(ended.length).toBeLessThanOrEqual(3);
  await Promise.all(parts);
  expect(ended).toEqual([...record.decisions.keys()]);
  await bots.close();
});

test('very long games are analysed with fewer samples', () => {
  expect(samplesOf(402, 200)).toBe(200);
  expect(samplesOf(601, 200)).toBe(100);
  expect(samplesOf(1201, 200)).toBe(50);
  expect(samplesOf(600, 4)).toBe(4);
});

const openNodes = await nodesOnPostgres();

test.skipIf(typeof openNodes === 'string')(
  'of two servers one computes an analysis, and both show its progress',
  async () => {
    if (typeof openNodes === 'string') return;
    const { left, right, databaseUrl } = await openNodes({ botWorker: workerWith(HANGS) });
    const store = await openStore({ databaseUrl });
    const id = await storedGame(store);
    await store.close();
    const anna = await guest(left, 'Anna');
    await request(anna, id);
    const running = { state: 'running', done: 0, all: 9 };
    await expect.poll(async () => (await find(left, id)).body).toEqual(running);
    await expect.poll(async () => (await find(right, id)).body).toEqual(running);
    expect((await request(through(right, anna), id)).body).toEqual(running);
    await left.running.close();
    expect((await find(right, id)).body).toEqual({ state: 'none' });
    expect((await request(through(right, anna), id)).body).toEqual({ state: 'queued' });
  },
);
