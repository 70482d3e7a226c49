import { readRecord } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';
import { gameHistorySchema, myGamesSchema, recordSchema, tablesSchema, viewAfter } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { ask, at, call, guest, setUp } from './caller.ts';
import { allReach, pair } from './pair.ts';
import { playOn, playRandomly, sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

const courseAt = (caller: Caller, id: string) => call(caller, 'GET', `/api/tables/${id}/course`, gameHistorySchema);

test('the history contains for each viewer what they could have seen of each decision', async () => {
  const { testServer, id, first, second } = await pair();
  const positions = new Map<number, Opaque>();
  const [[seat, dealt] = [0, {}]] = first.views;
  positions.set(0, dealt);
  while ((first.version ?? 0) < 30) {
    const version = first.version ?? 0;
    if (!playRandomly(first)) playRandomly(second);
    await allReach(version + 1, [first, second]);
    positions.set(version + 1, first.views.get(seat) ?? {});
  }
  const { views, steps } = await courseAt(first.caller as Caller, id);
  expect(views).toEqual([{ viewer: seat, view: dealt }]);
  let view = dealt;
  for (const [index, step] of steps.entries()) {
    view = viewAfter(view, step);
    expect(view, `decision ${index}`).toEqual(positions.get(index + 1));
  }
  expect(steps).toHaveLength(30);

  const watching = await courseAt(await guest(testServer, 'Clara'), id);
  expect(watching.views.map(({ viewer }) => viewer)).toEqual([null]);
  expect(watching.steps.flatMap(({ views: seen }) => seen.map(({ viewer }) => viewer))).toEqual(steps.map(() => null));
});

test('the history is empty before the start', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  expect(await courseAt(anna, id)).toEqual({ views: [], steps: [] });
});

test('finished public games are listed for everyone with a record, private games are not', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const played: string[] = [];
  for (const visibility of ['public', 'link']) {
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
    const { id } = await setUp(anna, { seats, visibility });
    await at(anna, id, 'start');
    await playOn(await sitDown(anna, testServer.running, id));
    played.push(id);
  }
  const bruno = await guest(testServer, 'Bruno');
  const { finished, watchable } = await call(bruno, 'GET', '/api/tables', tablesSchema);
  expect(finished.tables.map(({ id }) => id)).toEqual(played.slice(0, 1));
  expect(watchable.tables).toEqual([]);
  const record = await call(bruno, 'GET', `/api/tables/${played[0]}/record`, recordSchema);
  expect(record.decisions.length).toBeGreaterThan(10);

  // The export contains all games that a person has finished. A running game is left out, since its seed is secret.
  const running = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, running.id, 'start');
  const cancelled = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(anna, cancelled.id, 'leave');
  const { games } = await call(anna, 'GET', '/api/me/games', myGamesSchema);
  expect(games.map(({ names }) => names)).toEqual(played.map(() => ['Anna', 'random']));
  expect(games.map((game) => game.record)).toContainEqual(record);
  for (const game of games) expect(readRecord(game.record)).toMatchObject({ ok: true });
  expect(await call(bruno, 'GET', '/api/me/games', myGamesSchema)).toEqual({ games: [] });
  expect(await ask(testServer, 'GET', '/api/me/games')).toMatchObject({ status: 401 });
});
