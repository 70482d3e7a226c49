import { join } from 'node:path';
import { personSchema, tableSchema, tablesSchema } from '@signoria/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const PAIR = { seats: [{ kind: 'person' }, { kind: 'open' }] };

async function namesAt(caller: Caller, id: string) {
  return (await call(caller, 'GET', `/api/tables/${id}`, tableSchema)).seats.map(({ name }) => name);
}

test('a new name is kept once: every table has it, everyone there hears it, and no table is written', async () => {
  const dataDir = temporaryFolder();
  const testServer = await openTestServer({ dataDir });
  const onDisk = new Database(join(dataDir, 'signoria.sqlite'));
  const rows = () => onDisk.prepare('select id, seats from tables order by id').all();
  const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
  const waiting = await setUp(anna, { ...PAIR, visibility: 'public' });
  const running = await setUp(anna, PAIR);
  const shared = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local', name: 'Zia' }] });
  const over = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(bruno, running.id, 'join', {});
  for (const { id } of [running, shared, over]) await at(anna, id, 'start');
  await playOn(await sitDown(anna, testServer.running, over.id));
  const [hers, his] = [
    await sitDown(anna, testServer.running, running.id),
    await sitDown(bruno, testServer.running, running.id),
  ];

  const before = rows();
  await call(anna, 'PATCH', '/api/me', personSchema, { name: 'Annina' });
  expect(rows()).toEqual(before);
  expect(JSON.stringify(rows())).not.toMatch(/Anna|Annina|Bruno/);
  expect((await his.hears('table')).table.seats.map(({ name }) => name)).toEqual(['Annina', 'Bruno']);
  hers.say({ type: 'chat', text: 'ciao' });
  expect((await his.hears('chat')).line).toMatchObject({ name: 'Annina', seat: 0 });
  const expectNames = async () => {
    expect(await namesAt(bruno, waiting.id)).toEqual(['Annina', null]);
    expect(await namesAt(bruno, running.id)).toEqual(['Annina', 'Bruno']);
    expect(await namesAt(bruno, shared.id)).toEqual(['Annina', 'Zia']);
    expect(await namesAt(bruno, over.id)).toEqual(['Annina', 'random']);
    const { open } = await call(bruno, 'GET', '/api/tables', tablesSchema);
    expect(open.find(({ id }) => id === waiting.id)?.seats[0]?.name).toBe('Annina');
  };
  await expectNames();
  // As older versions kept them.
  onDisk.exec(`update tables set seats = replace(seats, '"away"', '"name":"Anna","away"')`);
  onDisk.close();
  await testServer.restart();
  await expectNames();
});
