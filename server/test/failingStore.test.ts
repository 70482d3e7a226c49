import { expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore, StoreError } from '../src/store/index.ts';
import { ask, at, guest, setUp } from './caller.ts';
import { allReach, clocksAt, pair, seatOf, WORKERS } from './pair.ts';
import type { Player } from './player.ts';
import { movesOf, playOn, playRandomly, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** The state of a disk that is sometimes full. */
interface Mood {
  isFull: boolean;
  keepsAnyway: boolean;
  whenRefused(): void;
}

async function moodyStore(now = Date.now): Promise<{ store: Store; mood: Mood }> {
  const real = await openStore({ dataDir: temporaryFolder(), now });
  const mood: Mood = { isFull: false, keepsAnyway: false, whenRefused: () => undefined };
  const full = () => new StoreError('storeUnavailable', 'the disk is full');
  const store: Store = {
    ...real,
    async appendDecision(...words) {
      if (!mood.isFull) return real.appendDecision(...words);
      if (mood.keepsAnyway) await real.appendDecision(...words);
      mood.whenRefused();
      throw full();
    },
    async endTable(...words) {
      if (!mood.isFull) return real.endTable(...words);
      if (mood.keepsAnyway) await real.endTable(...words);
      throw full();
    },
    async createPerson(person) {
      if (mood.isFull) throw full();
      return real.createPerson(person);
    },
  };
  return { store, mood };
}

test('a move that cannot be stored is refused, and play continues when the store works again', async () => {
  const { store, mood } = await moodyStore();
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  const spectator = await sitDown(null, testServer.running, id);
  mood.isFull = true;
  expect(await ask(testServer, 'POST', '/api/people', { body: { name: 'Clara' } })).toMatchObject({
    status: 503,
    body: { code: 'notStored' },
  });
  playRandomly(page);
  expect(await page.hears('refused')).toMatchObject({ code: 'notStored', version: 0 });
  expect(spectator.version).toBe(0);
  mood.isFull = false;
  await playOn(page, (version) => version >= 5);

  // Simulates a connection that breaks after the commit: the move is stored, but the server has no confirmation.
  Object.assign(mood, { isFull: true, keepsAnyway: true });
  playRandomly(page);
  expect(await page.hears('refused')).toMatchObject({ code: 'notStored', version: 5 });
  mood.isFull = false;
  while (page.version === 5) await page.changed();
  expect(page.version).toBe(6);
  await playOn(page);
  expect(page.over).not.toBe(null);
});

test('answers a ping while the store is frozen and a move is pending', async () => {
  const real = await openStore({ dataDir: temporaryFolder() });
  let isMet = () => {};
  const met = new Promise<void>((resolve) => {
    isMet = resolve;
  });
  let goOn: () => void = () => expect.fail('nothing waits');
  const store: Store = {
    ...real,
    async appendDecision(...words) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
        isMet();
      });
      return real.appendDecision(...words);
    },
  };
  const { first } = await pair(undefined, { store });
  first.say({ type: 'move', seat: seatOf(first), version: 0, move: WORKERS });
  await met;
  first.say({ type: 'chat', text: 'hello?' }); // other messages wait in the queue
  first.ping();
  await first.hears('pong');
  expect(first.heard.filter((text) => /^{"type":"(step|chat)"/.test(text))).toEqual([]);
  goOn();
  await first.hears('chat');
  expect(first.version).toBe(1);
});

test('adds the increment of a turn that was stored although the write seemed to fail', async () => {
  const now = () => 1_700_000_000_000;
  const { store, mood } = await moodyStore(now);
  const { testServer, id, first, second } = await pair({ kind: 'live', initial: 60, increment: 30 }, { store, now });
  Object.assign(mood, { isFull: true, keepsAnyway: true });
  first.say({ type: 'move', seat: seatOf(first), version: 0, move: WORKERS });
  expect(await first.hears('refused')).toMatchObject({ code: 'notStored', version: 0 });
  mood.isFull = false;
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
  expect(await page.hears('refused')).toMatchObject({ code: 'notAsked' });
  await page.hears('table');
  return { id, page, late };
}

test('an end that cannot be stored is refused, and succeeds when tried again', async () => {
  const { store, mood } = await moodyStore();
  const { id, page, late } = await oneIsLate(store);
  mood.isFull = true;
  page.say({ type: 'end', agree: true });
  expect(await page.hears('refused')).toMatchObject({ code: 'notStored' });
  expect((await store.findTable(id))?.status).toBe('running');
  expect([page.over, late.over]).toEqual([null, null]);
  mood.isFull = false;
  page.say({ type: 'end', agree: true });
  for (const one of [page, late]) expect(await one.hears('over')).toMatchObject({ early: true });
});

test('broadcasts an end that was stored although the write seemed to fail', async () => {
  const { store, mood } = await moodyStore();
  const { page, late } = await oneIsLate(store);
  Object.assign(mood, { isFull: true, keepsAnyway: true });
  page.say({ type: 'end', agree: true });
  expect(await page.hears('refused')).toMatchObject({ code: 'notStored' });
  mood.isFull = false;
  page.say({ type: 'end', agree: true });
  for (const one of [page, late]) {
    while (one.over === null) await one.changed();
    expect([one.over.early, one.table?.status]).toEqual([true, 'over']);
  }
  expect(await page.hears('refused')).toMatchObject({ code: 'notRunning' });
});

test('retries a bot move that could not be stored', async () => {
  const { store, mood } = await moodyStore();
  const testServer = await openTestServer({ store });
  const anna = await guest(testServer, 'Anna');
  const bot = { kind: 'bot', level: 'random' };
  const { id } = await setUp(anna, { seats: [bot, bot] });
  const page = await sitDown(anna, testServer.running, id);
  mood.isFull = true;
  const met = new Promise<void>((resolve) => {
    mood.whenRefused = resolve;
  });
  await at(anna, id, 'start');
  await met;
  expect(page.version ?? 0).toBe(0);
  mood.isFull = false;
  while (page.over === null) await page.changed();
  expect(page.over.scores).toHaveLength(2);
});
