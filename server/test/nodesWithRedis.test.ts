import { CLOSE_SIGNED_OUT } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { Caller } from './caller.ts';
import { ask, at, guest, setUp } from './caller.ts';
import type { OpenNodes } from './nodes.ts';
import { nodesOnPostgres, through } from './nodes.ts';
import { allReach, seatOf } from './pair.ts';
import type { Player } from './player.ts';
import { movesOf, playOn, playRandomly, sitDown } from './player.ts';
import type { RedisServer } from './redis.ts';
import { startRedis } from './redis.ts';
import type { TestServer } from './testServer.ts';
import { onceClosed, openTestServer } from './testServer.ts';

const open = await nodesOnPostgres();
const redis = await startRedis();
if (typeof open === 'string' || typeof redis === 'string') {
  console.warn('» The tests of two servers with Redis are skipped: PostgreSQL or Redis is missing.');
  describe.skip('two servers with a Redis', () => test('is skipped', () => {}));
} else {
  onceClosed(() => redis.stop());
  describe('two servers with a Redis', () => registerTests(open, redis));
}

interface Two {
  readonly id: string;
  readonly anna: Player;
  readonly bruno: Player;
}

/** Starts a game that Anna plays on one server and Bruno on the other. */
async function sitApart(left: Caller, right: Caller, wanted: object = {}): Promise<Two> {
  const { id } = await setUp(left, { seats: [{ kind: 'person' }, { kind: 'open' }], ...wanted });
  await at(right, id, 'join', {});
  await at(left, id, 'start');
  const anna = await sitDown(left, left.testServer.running, id);
  const bruno = await sitDown(right, right.testServer.running, id);
  return { id, anna, bruno };
}

function registerTests(openNodes: OpenNodes, redisServer: RedisServer): void {
  const redisUrl = redisServer.url;

  test('plays a whole game across two servers with chat and presence', async () => {
    const { left, right } = await openNodes({ redisUrl });
    const [one, other] = [await guest(left, 'Anna'), await guest(right, 'Bruno')];
    const { id, anna, bruno } = await sitApart(one, other);
    const present = [one.person.id, other.person.id].sort();
    for (const page of [anna, bruno])
      await expect.poll(() => lastOf(page, 'presence')?.online.toSorted(), { timeout: 20_000 }).toEqual(present);
    anna.say({ type: 'chat', text: 'Ciao' });
    expect((await bruno.receives('chat')).line).toMatchObject({ name: 'Anna', text: 'Ciao', seat: 0 });
    bruno.say({ type: 'chat', text: 'Salve' });
    expect((await anna.receives('chat')).line).toMatchObject({ name: 'Anna', text: 'Ciao' });
    expect((await anna.receives('chat')).line).toMatchObject({ name: 'Bruno', text: 'Salve', seat: 1 });
    await Promise.all([playOn(anna, (version) => version >= 30), playOn(bruno, (version) => version >= 30)]);
    await bruno.cut();
    await expect.poll(() => lastOf(anna, 'presence')?.online).toEqual([one.person.id]);
    const back = await sitDown(through(left, other), left.running, id, bruno); // Bruno reconnects to the other server
    await Promise.all([playOn(anna), playOn(back)]);
    expect(back.over).toEqual(anna.over);
  });

  test('a hint contains the decision, so that the other server does not read the store', async () => {
    const { databaseUrl, left, right: third } = await openNodes({ redisUrl });
    await third.running.close();
    const real = await openStore({ databaseUrl });
    let reads = 0;
    const logOf: Store['logOf'] = (...words) => {
      reads++;
      return real.logOf(...words);
    };
    const right = await openTestServer({ databaseUrl, redisUrl, store: { ...real, logOf } });
    const caller = await guest(left, 'Anna');
    const { id } = await setUp(caller, { seats: [{ kind: 'person' }, { kind: 'local' }] });
    await at(caller, id, 'start');
    const here = await sitDown(caller, left.running, id);
    const there = await sitDown(through(right, caller), right.running, id);
    const before = reads;
    await playOn(here, (version) => version >= 25);
    await allReach(25, [there]);
    expect(reads - before).toBeLessThanOrEqual(2); // the periodic comparison may precede a hint
    expect([...there.views]).toEqual([...here.views]);
    await playOn(here);
    await expect.poll(() => there.over).toEqual(here.over);
  });

  test('a bot plays each decision once, on one of the servers', async () => {
    const { left, right } = await openNodes({ redisUrl });
    const caller = await guest(left, 'Anna');
    const bot = { kind: 'bot', level: 'random' };
    const { id } = await setUp(caller, { seats: [{ kind: 'person' }, bot, bot] });
    await at(caller, id, 'start');
    const here = await sitDown(caller, left.running, id);
    const there = await sitDown(through(right, caller), right.running, id);
    await playOn(there, (version) => version >= 40); // the left server plays the bots' answers
    await allReach(40, [here]);
    await playOn(here);
    await expect.poll(() => there.over).toEqual(here.over);
  });

  test('a server without connections releases a table, bots included, to the server where it is played', async () => {
    let later = 0;
    const { left, right } = await openNodes({ redisUrl, now: () => Date.now() + later });
    const caller = await guest(left, 'Anna');
    const { id } = await setUp(caller, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
    await at(caller, id, 'start');
    const page = await sitDown(through(right, caller), right.running, id);
    await playOn(page, (version) => version >= 4);
    later = 10_000; // the start no longer counts as recent
    const tablesAt = async (server: TestServer) =>
      /^signoria_tables (\d+)$/m.exec((await ask(server, 'GET', '/metrics')).body as string)?.[1];
    await playOn(page, (version) => version >= 30);
    await expect.poll(() => tablesAt(left)).toBe('0');
    await playOn(page);
    expect(await tablesAt(right)).toBe('1');
  });

  test('a player who runs out of time is marked late once', async () => {
    let now = Date.now();
    const { left, right } = await openNodes({ redisUrl, now: () => now });
    const [one, other] = [await guest(left, 'Anna'), await guest(right, 'Bruno')];
    const clock = { kind: 'live', initial: 60, increment: 0 };
    const { anna, bruno } = await sitApart(one, other, { clock });
    const isLate = ({ table }: Player) => table?.seats.filter(({ late }) => late).length;
    now += 61_000;
    for (const page of [anna, bruno]) page.say({ type: 'consent', version: 0, agree: true }); // checks the clocks
    for (const page of [anna, bruno]) await expect.poll(() => isLate(page)).toBe(1);
    // A bot plays for the late player, and the other player can end the game through either server.
    const [late, playing] = movesOf(anna, seatOf(anna)).length > 0 ? [anna, bruno] : [bruno, anna];
    await allReach(1, [late, playing]);
    playing.say({ type: 'end', agree: true });
    for (const page of [anna, bruno]) await expect.poll(() => page.over?.early).toBe(true);
  });

  test('without Redis the servers poll the store, and use hints again when it is back', async () => {
    const { left, right } = await openNodes({ redisUrl, leaseMs: 900 });
    const one = await guest(left, 'Anna');
    const { anna, bruno } = await sitApart(one, await guest(right, 'Bruno'));
    const startAgain = await redisServer.crash();
    await Promise.all([playOn(anna, (version) => version >= 6), playOn(bruno, (version) => version >= 6)]);
    anna.say({ type: 'chat', text: 'Is anybody there?' });
    expect((await bruno.receives('chat')).line).toMatchObject({ text: 'Is anybody there?' });
    await ask(left, 'PATCH', '/api/me', { cookie: one.cookie, body: { name: 'Annina' } });
    await expect.poll(() => bruno.table?.seats[0]?.name).toBe('Annina');
    await startAgain();
    await Promise.all([playOn(anna, (version) => version >= 20), playOn(bruno, (version) => version >= 20)]);
    await allReach(20, [anna, bruno]);
    expect(bruno.views.get(1)?.table).toEqual(anna.views.get(0)?.table);
  });

  test('a server that was frozen past its lease cannot write, and another server runs its bots', async () => {
    const { databaseUrl, right, left: third } = await openNodes({ redisUrl, leaseMs: 900 });
    await third.running.close();
    const real = await openStore({ databaseUrl });
    const frozen = freezable(real);
    const left = await openTestServer({ databaseUrl, redisUrl, leaseMs: 900, store: frozen.store });
    const caller = await guest(left, 'Anna');
    const { id } = await setUp(caller, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
    await at(caller, id, 'start');
    const here = await sitDown(caller, left.running, id);
    const there = await sitDown(through(right, caller), right.running, id);
    await expect.poll(() => movesOf(here, 0).length).toBeGreaterThan(0); // the bot has moved
    frozen.stop(); // further writes wait
    playRandomly(here);
    await playOn(there, (version) => version >= 12); // only the right server can play the bot
    const before = await real.logOf(id);
    frozen.goOn();
    expect((await here.receives('refused')).code).toMatch(/staleVersion|notPending/);
    expect(frozen.refused).toContain('conflict');
    await allReach(12, [here]);
    const after = await real.logOf(id);
    expect(after?.decisions.slice(0, before?.decisions.length)).toEqual(before?.decisions);
    await playOn(here, (version) => version >= 20);
    await allReach(20, [there]);
    expect([...there.views]).toEqual([...here.views]);
  });

  test('a sign-out through one server closes sockets at the other', async () => {
    const { left, right } = await openNodes({ redisUrl });
    const anna = await guest(left, 'Anna');
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
    const page = await sitDown(through(right, anna), right.running, id);
    expect((await ask(left, 'DELETE', '/api/me/session', { cookie: anna.cookie })).status).toBe(204);
    expect(await page.closed).toBe(CLOSE_SIGNED_OUT);
  });

  test('a join and a rename are visible through the other server at once', async () => {
    const { left, right } = await openNodes({ redisUrl });
    const [anna, bruno] = [await guest(left, 'Anna'), await guest(right, 'Bruno')];
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
    const page = await sitDown(anna, left.running, id);
    await at(bruno, id, 'join', {});
    await expect.poll(() => page.table?.seats[1]?.name).toBe('Bruno');
    await ask(right, 'PATCH', '/api/me', { cookie: bruno.cookie, body: { name: 'Bruna' } });
    await expect.poll(() => page.table?.seats[1]?.name).toBe('Bruna');
  });
}

/** Wraps a store so that a test can hold back its writes, leases and reads of logs, as if the server were frozen. */
function freezable(real: Store): { store: Store; stop(): void; goOn(): void; refused: string[] } {
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  const refused: string[] = [];
  const held =
    <W extends readonly unknown[], T>(write: (...words: W) => Promise<T>) =>
    async (...words: W): Promise<T> => {
      await gate;
      return write(...words).catch((error) => {
        refused.push(error.code);
        throw error;
      });
    };
  const store: Store = {
    ...real,
    appendDecision: held(real.appendDecision),
    renewNode: held(real.renewNode),
    takeLeases: held(real.takeLeases),
    updateTable: held(real.updateTable),
    logOf: held(real.logOf),
  };
  return {
    store,
    refused,
    stop() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    goOn: () => open(),
  };
}

type PresenceMessage = { readonly type: string; readonly online: string[] };

function lastOf({ received }: Player, type: string): PresenceMessage | undefined {
  return received.map((text) => JSON.parse(text) as PresenceMessage).findLast((message) => message.type === type);
}
