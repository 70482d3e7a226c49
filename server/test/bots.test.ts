import { createHash } from 'node:crypto';
import { CATALOGUE } from '@signoria/catalogue/all';
import { readRecord, replay } from '@signoria/engine';
import { recordSchema } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

test('a person plays a whole Card Game against two bots and verifies the seed afterwards', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const table = await setUp(anna, {
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'random' }],
  });
  expect(table.seats.map(({ name, family }) => [name, family])).toEqual([
    ['Anna', 'medici'],
    ['greedy', 'pazzi'],
    ['random', 'pitti'],
  ]);
  const player = await sitDown(anna, testServer.running, table.id);
  expect(player.version).toBe(null);
  await at(anna, table.id, 'start');
  await player.receives('welcome');
  expect(player.version).toBe(0);
  await playOn(player);

  const { over } = player;
  expect(over?.scores).toHaveLength(3);
  expect(over?.seedHash).toBe(table.seedHash);
  expect(
    createHash('sha256')
      .update(over?.seed ?? '')
      .digest('hex'),
  ).toBe(table.seedHash);
  const record = readRecord(await call(anna, 'GET', `/api/tables/${table.id}/record`, recordSchema));
  const rules = CATALOGUE.card?.rules;
  if (!record.ok || rules === undefined) throw new Error('no record');
  const again = replay(rules, record.value);
  expect(again.ok && rules.scores(again.value.game.state)).toEqual(over?.scores);
});
