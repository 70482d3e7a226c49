import type { Opaque } from '@signoria/protocol';
import { PROTOCOL_VERSION, personSchema, tableSchema } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import type { Caller } from './caller.ts';
import { ask, at, call, guest, setUp } from './caller.ts';
import type { Nodes, OpenNodes } from './nodes.ts';
import { nodesOnPostgres, through } from './nodes.ts';
import { allReach } from './pair.ts';
import type { Player } from './player.ts';
import { movesOf, sitDown } from './player.ts';

const open = await nodesOnPostgres();
if (typeof open === 'string') {
  console.warn(`» Tests of two servers without a bus are skipped: ${open}`);
  describe.skip('two servers without a bus', () => test('is skipped', () => {}));
} else describe('two servers without a bus', () => registerTests(open));

/** A lease so long that no server polls the store during a test. */
const NEVER = 3_600_000;

const PAIR = { seats: [{ kind: 'person' }, { kind: 'open' }] };

interface Apart {
  readonly nodes: Nodes;
  /** A client of the left server and host of the table. */
  readonly anna: Caller;
  /** A client of the right server. */
  readonly bruno: Caller;
}

async function apart(openNodes: OpenNodes): Promise<Apart> {
  const nodes = await openNodes({ leaseMs: NEVER });
  return { nodes, anna: await guest(nodes.left, 'Anna'), bruno: await guest(nodes.right, 'Bruno') };
}

const look = (caller: Caller, id: string) => call(caller, 'GET', `/api/tables/${id}`, tableSchema);

const post = ({ testServer, cookie }: Caller, id: string, action: string) =>
  ask(testServer, 'POST', `/api/tables/${id}/${action}`, { cookie, body: {} });

/** Creates a table with a free seat and loads it on both servers. */
async function tableInBoth({ anna, bruno }: Apart): Promise<string> {
  const { id } = await setUp(anna, PAIR);
  await look(bruno, id);
  return id;
}

function registerTests(openNodes: OpenNodes): void {
  test('a table can be started directly after a join through the other server', async () => {
    const both = await apart(openNodes);
    const id = await tableInBoth(both);
    await at(both.bruno, id, 'join', {});
    const started = await at(both.anna, id, 'start');
    expect(started).toMatchObject({ status: 'running', seats: [{ name: 'Anna' }, { name: 'Bruno' }] });
    expect((await look(both.bruno, id)).status).toBe('running');
  });

  test('a new host can start the table directly after the old one left through the other server', async () => {
    const both = await apart(openNodes);
    const { nodes, anna, bruno } = both;
    const clara = await guest(nodes.right, 'Clara');
    const id = await tableInBoth(both);
    await at(bruno, id, 'join', {});
    await at(anna, id, 'leave');
    await at(clara, id, 'join', {});
    expect((await post(through(nodes.left, bruno), id, 'start')).status).toBe(200);
  });

  test('a seat that was freed through the other server can be taken', async () => {
    const both = await apart(openNodes);
    const { nodes, anna, bruno } = both;
    const clara = await guest(nodes.left, 'Clara');
    const id = await tableInBoth(both);
    await at(bruno, id, 'join', {});
    expect((await look(anna, id)).seats[1]?.name).toBe('Bruno');
    await at(bruno, id, 'leave');
    expect((await at(clara, id, 'join', {})).seats[1]?.name).toBe('Clara');
    expect((await at(through(nodes.right, clara), id, 'leave')).seats[1]?.name).toBeNull();
  });

  test('a table shows changes and renames made through the other server', async () => {
    const both = await apart(openNodes);
    const { nodes, anna, bruno } = both;
    const id = await tableInBoth(both);
    expect((await at(bruno, id, 'join', {})).seats).toEqual((await look(anna, id)).seats);
    await call(through(nodes.left, bruno), 'PATCH', '/api/me', personSchema, { name: 'Bruna' });
    expect((await look(bruno, id)).seats[1]?.name).toBe('Bruna');
    await call(bruno, 'PATCH', '/api/me', personSchema, { name: 'Brunello' });
    expect((await at(anna, id, 'start')).seats[1]?.name).toBe('Brunello');
    await at(bruno, id, 'leave');
    expect((await look(anna, id)).seats[1]).toMatchObject({ away: true });
  });

  test('a concurrent start and leave have one outcome on both servers', async () => {
    const both = await apart(openNodes);
    const { nodes, anna, bruno } = both;
    for (let race = 0; race < 30; race++) {
      const id = await tableInBoth(both);
      await at(bruno, id, 'join', {});
      const isSwapped = race % 2 === 1;
      const [starts, leaves] = isSwapped ? [through(nodes.right, anna), through(nodes.left, bruno)] : [anna, bruno];
      const [left, started] = await Promise.all([post(leaves, id, 'leave'), post(starts, id, 'start')]);
      const [here, there] = [await look(anna, id), await look(bruno, id)];
      expect([left.status, left.body]).toMatchObject([200, { status: here.status }]);
      expect(there.seats).toEqual(here.seats);
      expect(there.status).toBe(here.status);
      if (started.status === 200) {
        expect(here).toMatchObject({ status: 'running', seats: [{ away: false }, { name: 'Bruno', away: true }] });
        expect(started.body).toMatchObject({ status: 'running' });
      } else {
        expect([started.status, started.body]).toMatchObject([409, { code: 'notFull' }]);
        expect(here).toMatchObject({ status: 'open', seats: [{ name: 'Anna' }, { name: null }] });
      }
    }
  });

  test.each([
    ['somebody asks for it', (caller: Caller, id: string) => look(caller, id)],
    ['a page opens it', ({ testServer }: Caller, id: string) => sitDown(null, testServer.running, id)],
  ])('a bot answers a move that was made through the other server as soon as %s', async (_what, open) => {
    const { nodes, anna } = await apart(openNodes);
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
    await at(anna, id, 'start'); // from now on the left server plays the bot
    const page = await sitDown(anna, nodes.right.running, id);
    await expect.poll(() => movesAfterHello(page, id)).toBeGreaterThan(0);
    for (let moves = movesOf(page, 0); moves.length > 0; moves = movesOf(page, 0)) {
      const version = page.version ?? 0;
      page.say({ type: 'move', seat: 0, version, move: moves[0] as Opaque });
      await allReach(version + 1, [page]);
    }
    await open(anna, id);
    const store = await openStore({ databaseUrl: nodes.databaseUrl });
    await expect.poll(async () => (await store.decisionsOf(id)).length).toBeGreaterThan(page.version ?? 0);
    await store.close();
  });
}

/** Returns the number of moves of the first seat after its server has read the store. */
async function movesAfterHello(page: Player, table: string): Promise<number> {
  page.say({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: page.version });
  await page.receives('welcome');
  return movesOf(page, 0).length;
}
