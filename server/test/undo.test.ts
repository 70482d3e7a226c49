import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Welcome } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, guest, setUp } from './caller.ts';
import { allReach, BARTER, makeMove, pair, requestUndo, seatOf, TO_BARTER, WORKERS } from './pair.ts';
import { movesOf, playOn, playRandomly, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

test('undoes freely back to the last barrier and increases the version', async () => {
  const { first, second } = await pair();
  const before = structuredClone([...first.views]);
  await makeMove(first, WORKERS, [second]);
  expect([...first.views]).not.toEqual(before);
  requestUndo(first);
  await Promise.all([first.receives('undone'), second.receives('undone')]);
  expect([...first.views]).toEqual(before);
  expect(first.version).toBe(2);
  expect(second.version).toBe(2);
  await makeMove(first, WORKERS, [second]);
  expect(second.version).toBe(3);
});

test('undoes several own decisions since the barrier in one message', async () => {
  const { first, second } = await pair();
  const seat = seatOf(first);
  const before = structuredClone([...first.views]);
  await makeMove(first, TO_BARTER, [second]);
  const between = structuredClone([...first.views]);
  await makeMove(first, BARTER, [second]);
  requestUndo(first, 3);
  expect(await first.receives('refused')).toMatchObject({ code: 'nothingToUndo', path: 'count', version: 2 });
  requestUndo(first, 1);
  expect(await second.receives('undone')).toMatchObject({ seat, count: 1, version: 3 });
  await allReach(3, [first]);
  expect([...first.views]).toEqual(between);
  await makeMove(first, BARTER, [second]);
  requestUndo(first, 2);
  expect(await second.receives('undone')).toMatchObject({ seat, count: 2, version: 5 });
  await allReach(5, [first]);
  expect([...first.views]).toEqual(before);
});

test('steps and recent decisions contain their turn, also after an undo', async () => {
  const { testServer, id, first, second } = await pair();
  const recentTurns = async () => {
    const { received } = await sitDown(null, testServer.running, id);
    return (JSON.parse(received[0] ?? '') as Welcome).past.map(({ turn }) => turn);
  };
  await makeMove(first, WORKERS, [second]);
  await makeMove(second, TO_BARTER, [first]);
  await makeMove(second, BARTER, [first]);
  expect([await second.receives('step'), await second.receives('step'), await second.receives('step')]).toMatchObject([
    { turn: 0 },
    { turn: 1 },
    { turn: 1 },
  ]);
  expect(await recentTurns()).toEqual([0, 1, 1]);
  requestUndo(second);
  await Promise.all([first.receives('undone'), second.receives('undone')]);
  await makeMove(second, BARTER, [first]);
  expect(await second.receives('step')).toMatchObject({ turn: 1 });
  expect(await recentTurns()).toEqual([0, 1, 1]);
});

test('undoes beyond the barrier with the consent of all others', async () => {
  const { first, second } = await pair();
  const before = structuredClone([...first.views]);
  await makeMove(first, WORKERS, [second]);
  await makeMove(second, WORKERS, [first]);

  requestUndo(first, 2);
  expect(await first.receives('refused')).toMatchObject({ code: 'nothingToUndo' });
  requestUndo(first);
  expect(await second.receives('consent')).toMatchObject({ outcome: 'asked', waitingFor: [second.caller?.person.id] });
  expect(await first.receives('consent')).toMatchObject({ outcome: 'asked' });
  first.say({ type: 'consent', version: 2, agree: true });
  expect(await first.receives('refused')).toMatchObject({ code: 'notAsked' });
  second.say({ type: 'consent', version: 2, agree: false });
  expect(await first.receives('consent')).toMatchObject({ outcome: 'refused' });
  expect(await second.receives('consent')).toMatchObject({ outcome: 'refused' });

  requestUndo(first);
  await second.receives('consent');
  second.say({ type: 'consent', version: 2, agree: true });
  await Promise.all([first.receives('undone'), second.receives('undone')]);
  expect([...first.views]).toEqual(before);
  expect(first.version).toBe(3); // two decisions fewer, but the version still increases
});

test('needs the consent of absent players as well', async () => {
  const { id, first, second } = await pair();
  await makeMove(first, WORKERS, [second]);
  await makeMove(second, WORKERS, [first]);
  const away = second.caller;
  if (away === null) throw new Error('nobody there');
  await at(away, id, 'leave');
  requestUndo(first);
  expect(await first.receives('consent')).toMatchObject({ outcome: 'asked', waitingFor: [away.person.id] });
  expect(first.version).toBe(2);
  second.say({ type: 'consent', version: 2, agree: true });
  expect(await first.receives('undone')).toMatchObject({ count: 2 });
});

test('an undo request lapses at the next decision', async () => {
  const { first, second } = await pair();
  await makeMove(first, WORKERS, [second]);
  await makeMove(second, WORKERS, [first]);
  requestUndo(first);
  await first.receives('consent');
  if (!playRandomly(first)) playRandomly(second);
  expect(await first.receives('consent')).toMatchObject({ outcome: 'lapsed' });
});

test('refuses an undo without a decision; needs no consent against bots', async () => {
  const testServer = await openTestServer();
  const host = await guest(testServer, 'Anna');
  const { id } = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(host, id, 'start');
  const anna = await sitDown(host, testServer.running, id);
  while (movesOf(anna, 0).length === 0) await anna.changed();
  const before = structuredClone(anna.views.get(0));
  requestUndo(anna);
  expect(await anna.receives('refused')).toMatchObject({ code: 'nothingToUndo' });
  await makeMove(anna, WORKERS, []);
  while (movesOf(anna, 0).length === 0) await anna.changed(); // the bot has moved
  requestUndo(anna);
  expect(await anna.receives('undone')).toMatchObject({ takenBack: true });
  expect(anna.views.get(0)).toEqual(before);
  await testServer.restart();
  const again = await sitDown(host, testServer.running, id);
  expect(JSON.parse(again.received[0] ?? '')).toMatchObject({ takenBack: true });
  expect(again.version).toBe(anna.version); // versions are never reused, even after a restart
  expect(again.views).toEqual(anna.views);
});

test('against bots undoes all decisions, and the end says whether decisions were undone', async () => {
  const testServer = await openTestServer();
  const host = await guest(testServer, 'Anna');
  for (const takesBack of [true, false]) {
    const { id } = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
    await at(host, id, 'start');
    const anna = await sitDown(host, testServer.running, id);
    while (movesOf(anna, 0).length === 0) await anna.changed();
    const dealt = structuredClone(anna.views.get(0));
    let own = 0;
    while (takesBack && own < 3) {
      const changed = anna.changed();
      if (playRandomly(anna)) own++;
      await changed;
    }
    while (takesBack && movesOf(anna, 0).length === 0) await anna.changed();
    if (takesBack) {
      requestUndo(anna, own);
      expect(await anna.receives('undone')).toMatchObject({ takenBack: true });
      expect(anna.views.get(0)).toEqual(dealt);
    }
    await playOn(anna);
    expect(anna.over).toMatchObject({ takenBack: takesBack });
  }
});

test('an undo aborts the bot that was asked, so that no thread stays busy', async () => {
  const folder = temporaryFolder();
  const [worker, slow] = [join(folder, 'worker.mjs'), join(folder, 'slow')];
  const illegal = "{ move: { do: 'win' }, next: [], keepsPlan: false }"; // the server replaces it
  writeFileSync(
    worker,
    `import { existsSync } from 'node:fs';
    export default () => { if (existsSync(${JSON.stringify(slow)})) for (;;); return ${illegal}; };`,
  );
  const reported: string[] = [];
  const report = (_: string, error: unknown) => reported.push(String(error));
  const testServer = await openTestServer({ botWorker: pathToFileURL(worker), report });
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] });
  await at(anna, id, 'start');
  const player = await sitDown(anna, testServer.running, id);
  while (movesOf(player, 0).length === 0) await player.changed();
  writeFileSync(slow, '');
  for (let count = 0; count <= availableParallelism(); count++) {
    await makeMove(player, WORKERS, []);
    const undone = player.receives('undone');
    requestUndo(player);
    await undone;
  }
  rmSync(slow);
  await makeMove(player, WORKERS, []);
  await allReach((player.version ?? 0) + 1, [player]);
  expect(new Set(reported)).toEqual(new Set(['Error: the bot in seat 1 chose a move that is not legal']));
});
