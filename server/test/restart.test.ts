import { expect, test } from 'vitest';
import { at, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

test('people, tables and games survive a restart', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const { id, seedHash } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(anna, id, 'start');
  const before = await sitDown(anna, testServer.running, id);
  before.say({ type: 'chat', text: 'ciao' });
  await before.receives('chat');
  await playOn(before, (version) => version >= 60);
  await testServer.restart();

  const after = await sitDown(anna, testServer.running, id, before);
  while ((after.version ?? 0) < (before.version ?? 0)) await after.changed();
  await playOn(after);
  expect(after.over?.seedHash).toBe(seedHash);

  await testServer.restart();
  const later = await sitDown(anna, testServer.running, id);
  expect(later.over).toEqual(after.over);
  expect(later.views.get(0)).toEqual(after.views.get(0));
  expect(later.received[0]).toContain('"text":"ciao"');
});
