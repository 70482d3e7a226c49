import { recordSchema } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { expectNoSecrets } from './secrets.ts';
import { openTestServer } from './testServer.ts';

test('one socket plays three local seats beside a bot', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const table = await setUp(anna, {
    seats: [{ kind: 'person' }, { kind: 'local', name: 'Bruno' }, { kind: 'local' }, { kind: 'bot', level: 'random' }],
  });
  expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Bruno', 'Anna 3', 'random']);
  await at(anna, table.id, 'start');
  const page = await sitDown(anna, testServer.running, table.id);
  expect([...page.views.keys()]).toEqual([0, 1, 2]);
  await playOn(page);
  expect(page.over?.scores).toHaveLength(4);
  const record = await call(anna, 'GET', `/api/tables/${table.id}/record`, recordSchema);
  expectNoSecrets(page.received, [0, 1, 2], record);
});
