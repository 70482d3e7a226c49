import { createHash } from 'node:crypto';
import { recordSchema } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import type { DataLocation } from './bothStores.ts';
import { bothStores } from './bothStores.ts';
import type { Caller } from './caller.ts';
import { at, call, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { movesOf, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** A table of three with a clock that runs only when a test moves it. */
interface LateTable {
  readonly testServer: TestServer;
  readonly id: string;
  /** The player who is asked first and never answers. */
  readonly absent: Player;
  readonly anna: Player;
  readonly bruno: Player;
  /** Moves the time past the absent player's limit. */
  timePasses(): Promise<void>;
}

async function threeAtATable(location: Partial<DataLocation> = {}): Promise<LateTable> {
  let now = Date.now();
  const testServer = await openTestServer({ ...location, now: () => now });
  const callers = [
    await guest(testServer, 'Anna'),
    await guest(testServer, 'Bruno'),
    await guest(testServer, 'Clara'),
  ] as const;
  const open = { kind: 'open' };
  const clock = { kind: 'live', initial: 60, increment: 0 };
  const { id } = await setUp(callers[0], { seats: [{ kind: 'person' }, open, open], clock });
  for (const caller of callers.slice(1)) await at(caller, id, 'join', {});
  await at(callers[0], id, 'start');
  const players = await Promise.all(callers.map((caller) => sitDown(caller, testServer.running, id)));
  const isAsked = (player: Player) => movesOf(player, players.indexOf(player)).length > 0;
  const [absent] = players.filter(isAsked);
  const [anna, bruno] = players.filter((player) => !isAsked(player));
  if (absent === undefined || anna === undefined || bruno === undefined)
    throw new Error('expected exactly one asked player');
  return {
    testServer,
    id,
    absent,
    anna,
    bruno,
    async timePasses() {
      now += 61_000;
      anna.say({ type: 'consent', version: 0, agree: true }); // any message makes the table check its clocks
      const isAway = () => players.every(({ table }) => table?.seats.some(({ away }) => away));
      while (!isAway()) await Promise.all(players.map((player) => player.receives('table')));
      await anna.receives('refused');
    },
  };
}

function callerOf({ caller }: Player): Caller {
  if (caller === null) throw new Error('expected a name for every player');
  return caller;
}

const idOf = (player: Player) => callerOf(player).person.id;
const vote = (player: Player, agree = true) => player.say({ type: 'end', agree });

describe.each(await bothStores())('over %s', (_name, newLocation) => {
  test('a unanimous vote ends the game without a winner', async () => {
    const location = await newLocation();
    const { anna, bruno, absent, id, timePasses } = await threeAtATable(location);
    await timePasses();
    vote(anna);
    const asked = { type: 'end', person: idOf(anna), waitingFor: [idOf(bruno)], outcome: 'asked' };
    for (const player of [anna, bruno, absent]) expect(await player.receives('end')).toEqual(asked);
    vote(bruno);
    for (const player of [anna, bruno, absent]) {
      expect(await player.receives('end')).toMatchObject({ waitingFor: [], outcome: 'granted' });
      const over = await player.receives('over');
      expect(over).toMatchObject({ early: true, winners: [], seedHash: player.table?.seedHash });
      expect(createHash('sha256').update(over.seed).digest('hex')).toBe(over.seedHash);
      expect(over.scores).toHaveLength(3);
    }
    const store = await openStore(location);
    expect(await store.resultsOf(id)).toEqual([]);
    expect((await store.findTable(id))?.status).toBe('over');
    await store.close();
    vote(anna);
    expect(await anna.receives('refused')).toMatchObject({ code: 'notRunning' });
  });

  test('an early end and its record survive a restart, and a rematch keeps all seats', async () => {
    const { testServer, anna, bruno, id, timePasses } = await threeAtATable(await newLocation());
    await timePasses();
    vote(anna);
    await bruno.receives('end');
    vote(bruno);
    const { type: _, version, ...over } = await anna.receives('over');
    await testServer.restart();
    const again = await sitDown(callerOf(anna), testServer.running, id);
    expect(again.over).toEqual({ type: 'over', version, ...over });
    expect(again.table?.status).toBe('over');
    const record = await call(callerOf(anna), 'GET', `/api/tables/${id}/record`, recordSchema);
    expect(record.decisions).toHaveLength(version);
    const next = await at(callerOf(anna), id, 'rematch');
    expect(next.seats.map(({ name, away }) => [name, away])).toEqual([
      ['Anna', false],
      ['Bruno', false],
      ['Clara', false],
    ]);
  });
});

test('an end vote and a refusal survive a kill of the server', async () => {
  const location = { dataDir: temporaryFolder() };
  const { anna, bruno, id, timePasses } = await threeAtATable(location);
  await timePasses();
  vote(anna);
  await bruno.receives('end');
  const asked = { person: idOf(anna), waitingFor: [idOf(bruno)] };
  const second = await openTestServer(location); // over the same data; the first server was never stopped
  const again = await sitDown(callerOf(bruno), second.running, id);
  expect(JSON.parse(again.received[0] ?? '').endAsked).toEqual(asked);
  vote(again, false);
  expect(await again.receives('end')).toMatchObject({ person: idOf(anna), outcome: 'refused' });
  while (!(await hasNoStoredVote(location, id))) await new Promise(setImmediate);
  const third = await openTestServer(location);
  const later = await sitDown(callerOf(bruno), third.running, id);
  expect(JSON.parse(later.received[0] ?? '').endAsked).toBe(null);
});

/** Returns whether the stored snapshot has no end vote. */
async function hasNoStoredVote(location: DataLocation, id: string): Promise<boolean> {
  const store = await openStore(location);
  const { state } = (await store.latestSnapshot(id)) ?? {};
  await store.close();
  return (state as { endWish: unknown }).endWish === null;
}

test('one refusal closes the vote, and a new one can be called', async () => {
  const { anna, bruno, timePasses } = await threeAtATable();
  await timePasses();
  vote(anna);
  await bruno.receives('end');
  vote(bruno, false);
  expect(await bruno.receives('end')).toMatchObject({ person: idOf(anna), outcome: 'refused' });
  vote(bruno, false);
  expect(await bruno.receives('refused')).toMatchObject({ code: 'notAsked' });
  vote(bruno);
  expect(await bruno.receives('end')).toMatchObject({ person: idOf(bruno), waitingFor: [idOf(anna)] });
});

test('the vote lapses when the absent player returns', async () => {
  const { testServer, id, anna, bruno, absent, timePasses } = await threeAtATable();
  await timePasses();
  vote(anna);
  await bruno.receives('end');
  const spectator = await sitDown(null, testServer.running, id);
  expect(JSON.parse(spectator.received[0] ?? '').endAsked).toEqual({ person: idOf(anna), waitingFor: [idOf(bruno)] });
  await at(callerOf(absent), id, 'join', {});
  expect(await bruno.receives('end')).toMatchObject({ outcome: 'lapsed' });
  vote(bruno);
  expect(await bruno.receives('refused')).toMatchObject({ code: 'notAsked' });
  expect(bruno.over).toBe(null);
});

test('a vote does not wait for players who leave, and passes at once for the last one left', async () => {
  const first = await threeAtATable();
  await first.timePasses();
  vote(first.anna);
  await first.anna.receives('end');
  await at(callerOf(first.bruno), first.id, 'leave');
  expect(await first.anna.receives('end')).toMatchObject({ outcome: 'granted' });

  const second = await threeAtATable();
  await second.timePasses();
  await at(callerOf(second.bruno), second.id, 'leave');
  vote(second.anna);
  expect(await second.anna.receives('end')).toMatchObject({ outcome: 'granted' });
  expect(await second.anna.receives('over')).toMatchObject({ early: true });
});

test('refuses a vote while nobody is late, and votes of late players and spectators', async () => {
  const { testServer, id, anna, absent, timePasses } = await threeAtATable();
  vote(anna);
  expect(await anna.receives('refused')).toMatchObject({ code: 'notAsked' });
  await timePasses();
  vote(absent);
  expect(await absent.receives('refused')).toMatchObject({ code: 'notYourSeat' });
  const dora = await sitDown(await guest(testServer, 'Dora'), testServer.running, id);
  vote(dora);
  expect(await dora.receives('refused')).toMatchObject({ code: 'notYourSeat' });
  const spectator = await sitDown(null, testServer.running, id);
  vote(spectator);
  expect(await spectator.receives('refused')).toMatchObject({ code: 'notSignedIn' });
});
