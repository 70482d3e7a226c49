import type { Opaque, TableInfo } from '@signoria/protocol';
import { PROTOCOL_VERSION, passkeyOptionsSchema, personSchema } from '@signoria/protocol';
import { parse as check } from 'valibot';
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { makePasskey, newDevice, usePasskey } from './authenticator.ts';
import { ask, at, call, cookiesOf, guest, setUp } from './caller.ts';
import type { Nodes, OpenNodes } from './nodes.ts';
import { nodesOnPostgres, through } from './nodes.ts';
import { allReach, seatOf } from './pair.ts';
import type { Player } from './player.ts';
import { movesOf, sitDown } from './player.ts';

const open = await nodesOnPostgres();
if (typeof open === 'string') {
  console.warn(`» The tests of two servers on one store are skipped: ${open}`);
  describe.skip('two servers on one store', () => test('is skipped', () => {}));
} else describe('two servers on one store', () => registerTests(open));

interface InBoth {
  readonly nodes: Nodes;
  readonly id: string;
  /** The pages of the same person, one on each server. */
  readonly left: Player;
  readonly right: Player;
}

/** Starts a game in which one person plays both seats and opens a page on each server. */
async function inBoth(nodes: Nodes): Promise<InBoth> {
  const anna = await guest(nodes.left, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const [left, right] = [await sitDown(anna, nodes.left.running, id), await sitDown(anna, nodes.right.running, id)];
  return { nodes, id, left, right };
}

/** Returns a legal move of a pending seat, for the page's version. */
function someMove(page: Player, which = 0) {
  const seat = [...page.views.keys()].find((one) => one !== null && movesOf(page, one).length > 0) ?? seatOf(page);
  const moves = movesOf(page, seat);
  return { type: 'move', seat, version: page.version ?? 0, move: moves[which % moves.length] as Opaque } as const;
}

async function play(page: Player, which?: number): Promise<{ readonly seat: number }> {
  const move = someMove(page, which);
  page.say(move);
  await allReach(move.version + 1, [page]);
  return move;
}

const undo = (page: Player, seat: number) => page.say({ type: 'undo', seat, version: page.version ?? 0 });

/** Codes for a move whose page has an outdated position, or whose seat is not asked. */
const STALE = ['staleVersion', 'notPending'];

/** Returns the codes of all refusals that these pages received. */
function refusals(pages: readonly Player[]): readonly string[] {
  return pages.flatMap(({ received }) =>
    received.map((text) => JSON.parse(text)).flatMap(({ type, code }) => (type === 'refused' ? [code] : [])),
  );
}

/** Sends hello again, so that the page receives the messages it has missed. */
async function lookAgain(page: Player, table: string): Promise<void> {
  page.say({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: page.version });
  await page.receives('welcome');
}

/** Checks that both pages and both servers have the same game after reading it again. */
async function expectOneGame({ nodes, id, left, right }: InBoth): Promise<void> {
  for (const page of [left, right]) await lookAgain(page, id);
  await allReach(Math.max(left.version ?? 0, right.version ?? 0), [left, right]);
  expect([right.version, [...right.views]]).toEqual([left.version, [...left.views]]);
  for (const node of [nodes.left, nodes.right]) {
    await node.restart();
    const again = await sitDown(left.caller, node.running, id);
    expect([again.version, [...again.views]]).toEqual([left.version, [...left.views]]);
  }
}

function registerTests(openNodes: OpenNodes): void {
  test('sessions are valid on both servers', async () => {
    const { left, right } = await openNodes();
    const anna = await guest(left, 'Anna');
    expect(await call(through(right, anna), 'GET', '/api/me', personSchema)).toEqual(anna.person);
  });

  test('rejects a second answer to the same challenge, on either server', async () => {
    const headers = { origin: 'https://games.example' };
    const { left, right } = await openNodes({ publicUrl: headers.origin });
    const anna = await guest(left, 'Anna');
    const device = newDevice();
    const asked = async (path: string, cookie = '') => {
      const answer = await ask(left, 'POST', `${path}/options`, { cookie, headers });
      const { options } = check(passkeyOptionsSchema, answer.body);
      const ceremony = { ...headers, challenge: options.challenge as string, person: anna.person.id };
      return { ceremony, cookie: `${cookie}; ${cookiesOf(answer)}` };
    };
    const keeping = await asked('/api/me/passkeys', anna.cookie);
    const body = { response: makePasskey(device, keeping.ceremony) };
    const kept = await ask(left, 'POST', '/api/me/passkeys', { cookie: keeping.cookie, headers, body });
    expect(kept.status).toBe(201);
    const { ceremony, cookie } = await asked('/api/session');
    const signIn = async (node: Nodes['left']) => {
      const response = usePasskey(device, ceremony);
      return (await ask(node, 'POST', '/api/session', { cookie, headers, body: { response } })).status;
    };
    expect([await signIn(left), await signIn(right), await signIn(left)]).toEqual([200, 401, 401]);
    await left.restart();
    expect(await signIn(left)).toBe(401);
  });

  test('refuses a move for a position that was undone through the other server', async () => {
    const both = await inBoth(await openNodes());
    const { left, right } = both;
    for (let round = 0; round < 6; round++) {
      const { seat } = await play(left);
      await lookAgain(right, both.id);
      await allReach(left.version ?? 0, [right]);
      const late = someMove(right);
      undo(left, seat);
      await left.receives('undone');
      await play(left, 1);
      expect(left.version).toBe(late.version + 2);
      right.say(late);
      const { code, version } = await right.receives('refused');
      expect([STALE.includes(code), version]).toEqual([true, left.version]);
    }
    await expectOneGame(both);
  });

  test('of two concurrent moves one is played and the other is stale', async () => {
    const both = await inBoth(await openNodes());
    const { left, right, nodes, id } = both;
    for (let round = 0; round < 12; round++) {
      const moves = [someMove(left, round), someMove(right, round + 1)] as const;
      left.say(moves[0]);
      right.say(moves[1]);
      await expect.poll(() => refusals([left, right])).toHaveLength(round + 1);
      await allReach(round + 1, [left, right]);
    }
    expect(refusals([left, right]).every((code) => STALE.includes(code))).toBe(true);
    const store = await openStore({ databaseUrl: nodes.databaseUrl });
    expect(await store.decisionsOf(id)).toHaveLength(12);
    await store.close();
    await expectOneGame(both);
  });

  test('a concurrent undo and move on two servers leave one consistent game', async () => {
    const both = await inBoth(await openNodes());
    const { left, right } = both;
    for (let round = 0; round < 6; round++) {
      const { seat } = await play(left);
      await lookAgain(right, both.id);
      await allReach(left.version ?? 0, [right]);
      right.say(someMove(right));
      undo(left, seat);
      await expect.poll(() => refusals([left, right])).toHaveLength(round + 1);
      await lookAgain(left, both.id);
    }
    expect(refusals([left, right]).every((code) => STALE.includes(code))).toBe(true);
    await expectOneGame(both);
  });

  test('only one of two concurrent joins gets a free seat', async () => {
    const { left, right } = await openNodes();
    const [anna, bruno, clara] = [await guest(left, 'Anna'), await guest(left, 'Bruno'), await guest(right, 'Clara')];
    for (let round = 0; round < 10; round++) {
      const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
      const path = `/api/tables/${id}`;
      await ask(right, 'GET', path); // loads the table on both servers
      const joins = [bruno, clara].map(({ testServer, cookie }) =>
        ask(testServer, 'POST', `${path}/join`, { cookie, body: { seat: 1 } }),
      );
      const answers = await Promise.all(joins);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'noSeat' });
      const seats = await Promise.all([left, right].map(async (node) => (await ask(node, 'GET', path)).body));
      expect(seats[0]).toEqual(seats[1]);
    }
  });

  test('a seat goes to a bot or to the person who joins at the same time, never to both', async () => {
    const { left, right } = await openNodes();
    const [anna, bruno] = [await guest(left, 'Anna'), await guest(right, 'Bruno')];
    for (let round = 0; round < 10; round++) {
      const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
      const path = `/api/tables/${id}`;
      await ask(right, 'GET', path); // loads the table on both servers
      const bots = () => ask(left, 'POST', `${path}/bots`, { cookie: anna.cookie, body: { level: 'greedy' } });
      const join = () => ask(right, 'POST', `${path}/join`, { cookie: bruno.cookie, body: {} });
      const answers = await Promise.all(round % 2 === 0 ? [bots(), join()] : [join(), bots()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'noSeat' });
      const [seen, other] = await Promise.all([left, right].map(async (node) => (await ask(node, 'GET', path)).body));
      expect(seen).toEqual(other);
      const { seats } = seen as TableInfo;
      expect(['greedy', 'Bruno']).toContain(seats[1]?.name);
      expect(seats[1]?.person === null).toBe(seats[1]?.kind === 'bot');
    }
  });

  test('a table starts once and has one rematch', async () => {
    const nodes = await openNodes();
    const anna = await guest(nodes.left, 'Anna');
    const both = [anna, through(nodes.right, anna)];
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
    const post = (action: string) =>
      Promise.all(
        both.map(({ testServer, cookie }) => ask(testServer, 'POST', `/api/tables/${id}/${action}`, { cookie })),
      );
    await ask(nodes.right, 'GET', `/api/tables/${id}`);
    expect((await post('start')).map(({ status }) => status).sort()).toEqual([200, 409]);
    const store = await openStore({ databaseUrl: nodes.databaseUrl });
    const snapshot = await store.latestSnapshot(id);
    if (snapshot === undefined) throw new Error('the table has no snapshot');
    await store.endTable(id, { snapshot, result: [], at: Date.now() });
    await store.close();
    for (const node of [nodes.left, nodes.right]) // without a notification
      expect((await ask(node, 'GET', `/api/tables/${id}/record`)).status).toBe(200);
    const answers = await post('rematch');
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = answers.map(({ body }) => (body as { id: string }).id);
    expect(one).toBe(other);
    for (const node of [nodes.left, nodes.right])
      expect((await ask(node, 'GET', `/api/tables/${id}`)).body).toMatchObject({ rematch: one });
  });
}
