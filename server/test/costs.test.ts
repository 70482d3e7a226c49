import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { COSTS } from '../src/limits.ts';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { Caller } from './caller.ts';
import { ask, at, guest, setUp } from './caller.ts';
import { rawRequest } from './rawRequest.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const serverWithin = (person: number, address = 1_000_000) =>
  openTestServer({ limits: { work: { seconds: 600, person, address, shared: false } } });

const seats = [{ kind: 'person' }, { kind: 'local' }];

test('creating and starting a table takes points of the person', async () => {
  const testServer = await serverWithin(3 * COSTS.creating);
  const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
  const create = () => ask(testServer, 'POST', '/api/tables', { cookie: anna.cookie, body: { game: 'card', seats } });
  for (const status of [201, 201, 201, 429]) expect((await create()).status).toBe(status);
  const { id } = await setUp(bruno, { seats }); // Bruno has points of his own
  await at(bruno, id, 'start');
  const again = await ask(testServer, 'POST', '/api/tables', { cookie: bruno.cookie, body: { game: 'card', seats } });
  expect(again.status).toBe(429); // setting up and starting took more than two thirds
});

test('a body of 60 KB takes sixty points of its address, in any spelling of the path', async () => {
  const testServer = await serverWithin(150);
  const body = JSON.stringify({ name: 'x'.repeat(60 * 1024) });
  const headers = { 'content-type': 'application/json', 'content-length': `${body.length}` };
  const send = async (target: string) =>
    (await rawRequest(testServer.running.port, 'POST', target, headers, body)).status;
  expect(await send('/api/people')).toBe(400);
  expect(await send('/%61pi/people')).toBe(400);
  expect(await send('http://localhost/api/%70eople')).toBe(429);
});

test('creating people takes points of the address', async () => {
  const testServer = await serverWithin(2 * COSTS.signingIn);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count++)
    statuses.push((await ask(testServer, 'POST', '/api/people', { body: { name: 'Anna' } })).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('thirty people at one address create and start their games within the default limits', async () => {
  const testServer = await openTestServer();
  for (let count = 0; count < 30; count++) {
    const pupil = await guest(testServer, 'Anna');
    const { id } = await setUp(pupil, { seats });
    await at(pupil, id, 'start');
  }
});

test('table requests of one address run one at a time, beside those of other addresses', async () => {
  const real = await openStore({ dataDir: temporaryFolder() });
  const hosts: string[] = [];
  let running = 0;
  let most = 0;
  const createTable: Store['createTable'] = async (table) => {
    hosts.push(table.host ?? '');
    most = Math.max(most, ++running);
    await setImmediate();
    return real.createTable(table).finally(() => running--);
  };
  const testServer = await openTestServer({ store: { ...real, createTable }, trustProxy: ['loopback'] });
  const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
  const create = ({ cookie }: Caller, address: string) =>
    ask(testServer, 'POST', '/api/tables', {
      cookie,
      body: { game: 'card', seats },
      headers: { 'x-forwarded-for': address },
    });
  const flood = Array.from({ length: 20 }, () => create(anna, '10.0.0.1'));
  await expect.poll(() => hosts.length).toBeGreaterThan(0);
  const answers = await Promise.all([create(bruno, '10.0.0.2'), ...flood]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(most).toBeLessThanOrEqual(2);
  expect(hosts).toHaveLength(21);
});
