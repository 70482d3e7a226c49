import { tableSchema } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore, StoreError } from '../src/store/index.ts';
import { at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** A store that records the ids of loaded tables. */
async function watchedStore(): Promise<{ store: Store; read: string[] }> {
  const real = await openStore({ dataDir: temporaryFolder() });
  const read: string[] = [];
  const findTable: Store['findTable'] = (id) => {
    read.push(id);
    return real.findTable(id);
  };
  return { store: { ...real, findTable }, read };
}

test('evicts an idle table after writing a snapshot and loads it again on demand; keeps tables in use', async () => {
  const { store, read } = await watchedStore();
  const testServer = await openTestServer({ store, evictAfterMs: 20 });
  const anna = await guest(testServer, 'Anna');
  const seats = [{ kind: 'person' }, { kind: 'local' }];
  const [left, watched] = [await setUp(anna, { seats }), await setUp(anna, { seats })];
  const spectator = await sitDown(null, testServer.running, watched.id);
  for (const { id } of [left, watched]) await at(anna, id, 'start');
  const before = await sitDown(anna, testServer.running, left.id);
  await playOn(before, (version) => version === 7);
  await before.cut();
  read.length = 0; // they may have been evicted before
  while ((await store.latestSnapshot(left.id))?.length !== 7) await new Promise(setImmediate);

  // Polls until the table is loaded again: the snapshot is written shortly before the eviction.
  while (!read.includes(left.id)) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await call(anna, 'GET', `/api/tables/${left.id}`, tableSchema);
  }
  const after = await sitDown(anna, testServer.running, left.id);
  expect([after.version, after.views]).toEqual([7, before.views]);
  await playOn(after, (version) => version === 9);

  expect(spectator.version).toBe(0);
  await call(anna, 'GET', `/api/tables/${watched.id}`, tableSchema);
  expect(new Set(read)).toEqual(new Set([left.id]));
});

test('evicts a table with a running clock unless its deadline is near, and opens it at the deadline', async () => {
  const { store, read } = await watchedStore();
  const time = { now: Date.now() };
  const testServer = await openTestServer({ store, evictAfterMs: 20, now: () => time.now });
  const anna = await guest(testServer, 'Anna');
  const seats = [{ kind: 'person' }, { kind: 'local' }];
  const timed = await setUp(anna, { seats, clock: { kind: 'days', days: 1 } });
  await at(anna, timed.id, 'start');
  read.length = 0;
  const away = async () =>
    (await store.findTable(timed.id))?.seats.some(({ more }) => (more as { away: boolean }).away);
  while (!read.includes(timed.id)) {
    time.now += 20;
    await new Promise((resolve) => setTimeout(resolve, 30));
    await call(anna, 'GET', `/api/tables/${timed.id}`, tableSchema);
  }
  time.now += 20; // it may be evicted again, and no request needs it
  expect(await away()).toBe(false);
  time.now += 24 * 3600 * 1000;
  while (!(await away())) await new Promise(setImmediate);
});

test('keeps a table whose snapshot cannot be written', async () => {
  const { store, read } = await watchedStore();
  let refused = 0;
  const saveSnapshot: Store['saveSnapshot'] = async () => {
    refused++;
    throw new StoreError('storeUnavailable', 'the disk is full');
  };
  const testServer = await openTestServer({
    store: { ...store, saveSnapshot },
    evictAfterMs: 20,
    report: () => undefined,
  });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  await playOn(page, (version) => version === 1); // a decision that the snapshot of the start does not contain
  await page.cut();
  [read.length, refused] = [0, 0];
  while (refused < 3) await new Promise(setImmediate);
  await call(anna, 'GET', `/api/tables/${id}`, tableSchema);
  expect(read).toEqual([]);
});
