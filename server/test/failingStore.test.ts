import { expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore, StoreError } from '../src/store/index.ts';
import { ask, at, guest, setUp } from './caller.ts';
import { allReach, clocksAt, pair, seatOf, WORKERS } from './pair.ts';
import type { Player } from './player.ts';
import { movesOf, playOn, playRandomly, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** The state of a disk that is sometimes full. */
interface FailingDisk {
  isFull: boolean;
  keepsAnyway: boolean;
  whenRefused(): void;
}

async function storeOnFailingDisk(now = Date.now): Promise<{ store: Store; disk: FailingDisk }> {
  const real = await openStore({ dataDir: temporaryFolder(), now });
  const disk: FailingDisk = { isFull: false, keepsAnyway: false, whenRefused: () => undefined };
  const full = () => new StoreError('storeUnavailable', 'the disk is full');
  const store: Store = {
    ...real,
    async appendDecision(...words) {
      if (!disk.isFull) return real.appendDecision(...words);
      if (disk.keepsAnyway) await real.appendDecision(...words);
      disk.whenRefused();
      throw full();
    },
    async endTable(...words) {
      if (!disk.isFull) return real.endTable(...words);
      if (disk.keepsAnyway) await real.endTable(...words);
      throw full();
    },
    async createPerson(person) {
      if (disk.isFull) throw full();
      return real.createPerson(person);
    },
  };
  return { store, disk };
}

test('a move that cannot be stored is refused, and play continues when the store works again', async () => {
  const { store, disk } = await storeOnFailingDisk();
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  const spectator = await sitDown(null, testServer.running, id);
  disk.isFull = true;
  expect(await ask(testServer, 'POST', '/api/people', { body: { name: 'Clara' } })).toMatchObject({
    status: 503,
    body: { code: 'notStored' },
  });
  playRandomly(page);
  expect(await page.receives('refused')).toMatchObject({ code: 'notStored', version: 0 });
  expect(spectator.version).toBe(0);
  disk.isFull = false;
  await playOn(page, (version) => version >= 5);

  // Simulates a connection that breaks after the commit: the move is stored, but the server has no confirmation.
  Object.assign(disk, { isFull: true, keepsAnyway: true });
  playRandomly(page);
  expect(await page.receives('refused')).toMatchObject({ code: 'notStored', version: 5 });
  disk.isFull = false;
  while (page.version === 5) await page.changed();
  expect(page.version).toBe(6);
  await playOn(page);
  expect(page.over).not.toBe(null);
});

test('answers a ping while the store is frozen and a move is pending', async () => {
  const real = await openStore({ dataDir: temporaryFolder() });
  let onWrite = () => {};
  const written = new Promise<void>((resolve) => {
    onWrite = resolve;
  });
  let goOn: () => void = () => expect.fail('nothing waits');
  const store: Store = {
    ...real,
    async appendDecision(...words) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
        onWrite();
      });
      return real.appendDecision(...words);
    },
  };
  const { first } = await pair(undefined, { store });
  first.say({ type: 'move', seat: seatOf(first), version: 0, move: WORKERS });
  await written;
  first.say({ type: 'chat', text: 'hello?' }); // other messages wait in the queue
  first.ping();
  await first.receives('pong');
  expect(first.received.filter((text) => /^{"type":"(step|chat)"/.test(text))).toEqual([]);
  goOn();
  await first.receives('chat');
  expect(first.version).toBe(1);
});

test('adds the increment of a turn that was stored although the write seemed to fail', async () => {
  const now = () => 1_700_000_000_000;
  const { store, disk } = await storeOnFailingDisk(now);
  const { testServer, id, first, second } = await pair({ kind: 'live', initial: 60, increment: 30 }, { store, now });
  Object.assign(disk, { isFull: true, keepsAnyway: true });
  first.say({ type: 'move', seat: seatOf(first), version: 0, move: WORKERS });
  expect(await first.receives('refused')).toMatchObject({ code: 'notStored', version: 0 });
  disk.isFull = false;
  await allReach(1, [first, second]);
  const { left } = await clocksAt(testServer, null, id);
  expect([left[seatOf(first)], left[seatOf(second)]]).toEqual([90_000, 60_000]);
});

/** Starts a game of two with a clock. The player who is asked first never answers and runs out of time. */
async function oneIsLate(store: Store): Promise<{ id: string; page: Player; late: Player }> {
  let now = Date.now();
  const testServer = await openTestServer({ store, now: () => now });
  const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
  const clock = { kind: 'live', initial: 60, increment: 0 };
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }], clock });
  await at(bruno, id, 'join', {});
  await at(anna, id, 'start');
  const pages = [await sitDown(anna, testServer.running, id), await sitDown(bruno, testServer.running, id)] as const;
  const [page, late] = movesOf(pages[0], 0).length > 0 ? [pages[1], pages[0]] : pages;
  now += 61_000;
  page.say({ type: 'end', agree: true }); // refused, but makes the table check its clocks
  expect(await page.receives('refused')).toMatchObject({ code: 'notAsked' });
  await page.receives('table');
  return { id, page, late };
}

test('an end that cannot be stored is refused, and succeeds when tried again', async () => {
  const { store, disk } = await storeOnFailingDisk();
  const { id, page, late } = await oneIsLate(store);
  disk.isFull = true;
  page.say({ type: 'end', agree: true });
  expect(await page.receives('refused')).toMatchObject({ code: 'notStored' });
  expect((await store.findTable(id))?.status).toBe('running');
  expect([page.over, late.over]).toEqual([null, null]);
  disk.isFull = false;
  page.say({ type: 'end', agree: true });
  for (const one of [page, late]) expect(await one.receives('over')).toMatchObject({ early: true });
});

test('broadcasts an end that was stored although the write seemed to fail', async () => {
  const { store, disk } = await storeOnFailingDisk();
  const { page, late } = await oneIsLate(store);
  Object.assign(disk, { isFull: true, keepsAnyway: true });
  page.say({ type: 'end', agree: true });
  expect(await page.receives('refused')).toMatchObject({ code: 'notStored' });
  disk.isFull = false;
  page.say({ type: 'end', agree: true });
  for (const one of [page, late]) {
    while (one.over === null) await one.changed();
    expect([one.over.early, one.table?.status]).toEqual([true, 'over']);
  }
  expect(await page.receives('refused')).toMatchObject({ code: 'notRunning' });
});

test('retries a bot move that could not be stored', async () => {
  const { store, disk } = await storeOnFailingDisk();
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  const bot = { kind: 'bot', level: 'random' };
  const { id } = await setUp(anna, { seats: [bot, bot] });
  const page = await sitDown(anna, testServer.running, id);
  disk.isFull = true;
  const refused = new Promise<void>((resolve) => {
    disk.whenRefused = resolve;
  });
  await at(anna, id, 'start');
  await refused;
  expect(page.version ?? 0).toBe(0);
  disk.isFull = false;
  while (page.over === null) await page.changed();
  expect(page.over.scores).toHaveLength(2);
});
