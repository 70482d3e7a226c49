import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { ask, at, guest, setUp } from './caller.ts';
import { playOn, playRandomly, sitDown } from './player.ts';
import { startPostgres } from './postgres.ts';
import { codeOf, TABLE } from './storeFixture.ts';
import { openTestServer } from './testServer.ts';

const server = await startPostgres();
if (typeof server === 'string' || server.crash === undefined || server.freeze === undefined) {
  console.warn(
    '» The tests of PostgreSQL failures are skipped: they need a PostgreSQL that the tests started themselves.',
  );
  describe.skip('PostgreSQL failures', () => test('is skipped', () => {}));
} else {
  const { crash, freeze } = server;
  const databaseUrl = server.url();
  afterAll(() => server.stop());

  test('a database that shuts down fails only the pending statements', async () => {
    const store = await openStore({ databaseUrl });
    const { id } = await store.createTable(TABLE);
    await lockedByAnother(databaseUrl, id);
    const codes = [
      codeOf(store.appendDecision(id, 0, 0, {})),
      codeOf(store.truncateDecisions(id, 0)),
      codeOf(store.appendChat(id, null, 'Ciao')),
    ];
    await untilWaiting(databaseUrl, codes.length);
    const startAgain = await crash();
    expect(await Promise.all(codes)).toEqual(codes.map(() => 'storeUnavailable'));
    await startAgain();
    await store.appendDecision(id, 0, 0, {});
    expect(await store.decisionsOf(id)).toHaveLength(1);
    await store.close();
  });

  test('requests are refused with a retry while the database is frozen, and tables continue afterwards', {
    timeout: 60_000,
  }, async () => {
    const testServer = await openTestServer({ databaseUrl });
    const anna = await guest(testServer, 'Anna');
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
    await at(anna, id, 'start');
    const page = await sitDown(anna, testServer.running, id);
    await playOn(page, (version) => version >= 5);

    const thaw = freeze();
    playRandomly(page);
    const [answer, socket] = await Promise.all([
      ask(testServer, 'POST', '/api/people', { body: { name: 'Clara' } }),
      sitDown(anna, testServer.running, id).catch(String),
    ]);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(socket).toMatch(/503/);
    expect(await page.receives('refused')).toMatchObject({ code: 'notStored', version: 5 });
    thaw();
    await playOn(page);
    expect(page.over).not.toBe(null);
  });
}

/** Locks the table's row from another connection and keeps the lock. */
async function lockedByAnother(url: string, id: string): Promise<void> {
  const other = new pg.Client({ connectionString: url });
  other.on('error', () => {}); // the connection ends with the server
  await other.connect();
  await other.query('begin');
  await other.query('select id from tables where id = $1 for update', [id]);
}

async function untilWaiting(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (;;) {
    const { rows } = await client.query("select pid from pg_stat_activity where wait_event_type = 'Lock'");
    if (rows.length === count) return client.end();
  }
}
