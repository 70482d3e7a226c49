import type { ServerMessage, Welcome } from '@signoria/protocol';
import { PROTOCOL_VERSION, recordSchema } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, call, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { playOn, sitDown } from './player.ts';
import { expectNoSecrets } from './secrets.ts';
import { openTestServer } from './testServer.ts';

test('a player who joins by link and reconnects twice sees the same game as the host', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const bruno = await guest(testServer, 'Bruno');
  const { id, invite } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'invited' }], visibility: 'link' });
  const joined = await at(bruno, id, 'join', { invite: invite ?? '' });
  expect(joined.seats[1]).toMatchObject({ name: 'Bruno', person: bruno.person.id, family: 'pazzi' });
  await at(anna, id, 'start');

  const annasPage = await sitDown(anna, testServer.running, id);
  const spectator = await sitDown(null, testServer.running, id);
  const first = await sitDown(bruno, testServer.running, id);
  const annaPlays = playOn(annasPage);
  await playOn(first, (version) => version >= 20);
  await first.cut();

  // Anna may have played a few steps: Bruno's page receives only these.
  const second = await sitDown(bruno, testServer.running, id, first);
  await playOn(second, (version) => version >= 40);
  await second.cut();

  // A reloaded page has no state and receives a full view.
  const third = await sitDown(bruno, testServer.running, id);
  await playOn(third);
  await annaPlays;
  while (spectator.over === null) await spectator.changed();
  expect(annasPage.over).toEqual(third.over);
  expect(annasPage.views.get(0)?.table).toEqual(third.views.get(1)?.table);
  expect(spectator.views.get(null)?.table).toEqual(third.views.get(1)?.table);

  const record = await call(anna, 'GET', `/api/tables/${id}/record`, recordSchema);
  expectNoSecrets(annasPage.received, [0], record);
  expectNoSecrets(first.received, [1], record);
  expectNoSecrets(third.received, [1], record);
  expectNoSecrets(spectator.received, [null], record);
});

test('a reconnecting page gets exactly the missed steps, or fresh views if they are unknown', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  const other = await sitDown(anna, testServer.running, id);
  await playOn(other, (version) => version >= 3);
  await other.cut();
  await playOn(page, (version) => version >= 10);

  const before = other.received.length;
  const back = await sitDown(anna, testServer.running, id, other);
  while (back.version !== 10) await back.changed();
  expect(back.views).toEqual(page.views);
  const received = back.received.slice(before).map((text) => JSON.parse(text) as ServerMessage);
  expect(received[0]).toMatchObject({ type: 'welcome', views: [], past: [] });
  const steps = received.flatMap((message) => (message.type === 'step' ? [message.version] : []));
  expect(steps).toEqual([4, 5, 6, 7, 8, 9, 10]);

  const ahead = await sitDown(anna, testServer.running, id);
  ahead.say({ type: 'hello', protocol: PROTOCOL_VERSION, table: id, have: 5000 });
  expect((await ahead.receives('welcome')).views).toHaveLength(2);
});

test('a spectator who reconnects sees the current table', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  const spectator = await sitDown(null, testServer.running, id);
  const received = spectator.changed();
  await playOn(page, (version) => version >= 1);
  await received;
  await spectator.cut();
  await playOn(page, (version) => version >= 5); // Anna is the only viewer of these steps

  const back = await sitDown(null, testServer.running, id, spectator);
  const fresh = await sitDown(null, testServer.running, id);
  expect(back.version).toBe(5);
  expect(back.views).toEqual(fresh.views);
  await playOn(page, (version) => version >= 8);
  while (back.version !== 8 || fresh.version !== 8) await Promise.race([back.changed(), fresh.changed()]);
  expect(back.views).toEqual(fresh.views);
});

test('a client that opens a table gets the recent decisions as far as it may know them, even after a restart', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  await playOn(page, (version) => version >= 50);
  await testServer.restart(); // the bot has answered by now, or has not started
  const spectator = await sitDown(null, testServer.running, id);
  const reloaded = await sitDown(anna, testServer.running, id);
  for (const one of [spectator, reloaded]) {
    const { past, version } = welcomeOf(one);
    const versions = past.map((step) => step.version);
    expect(versions).toEqual(Array.from({ length: 40 }, (_, index) => (version ?? 0) - 39 + index));
  }
  expect(welcomeOf(spectator).past).not.toEqual(welcomeOf(reloaded).past); // the events contain hidden information
  await playOn(reloaded);
  while (spectator.over === null) await spectator.changed();
  const record = await call(anna, 'GET', `/api/tables/${id}/record`, recordSchema);
  expectNoSecrets(spectator.received, [null], record);
  expectNoSecrets(reloaded.received, [0], record);
});

test('the recent decisions exclude undone ones', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  await playOn(page, (version) => version >= 10);
  const seat = welcomeOf(await sitDown(anna, testServer.running, id)).past.at(-1)?.seat ?? 0;
  page.say({ type: 'undo', seat, version: 10 });
  await page.receives('undone');
  const { past, version } = welcomeOf(await sitDown(anna, testServer.running, id));
  expect([past.length, past.at(-1)?.version]).toEqual([9, version]);
});

function welcomeOf({ received }: Player): Welcome {
  return JSON.parse(received[0] ?? '') as Welcome;
}
