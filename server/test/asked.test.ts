import { join } from 'node:path';
import { tableSchema, tablesSchema } from '@signoria/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { Caller } from './caller.ts';
import { at, call, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { movesOf, playRandomly, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

interface AskedPair {
  readonly id: string;
  readonly people: readonly [Caller, Caller];
  /** The page of the player who is asked first. */
  readonly asked: Player;
  readonly other: Player;
  /** Returns the `myTurn` lists that Anna and Bruno get. */
  turns(testServer: TestServer): Promise<readonly (readonly string[])[]>;
}

async function twoAtATable(testServer: TestServer): Promise<AskedPair> {
  const people = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')] as const;
  const { id } = await setUp(people[0], { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(people[1], id, 'join', {});
  await at(people[0], id, 'start');
  const pages = [
    await sitDown(people[0], testServer.running, id),
    await sitDown(people[1], testServer.running, id),
  ] as const;
  const [asked, other] = movesOf(pages[0], 0).length > 0 ? pages : [pages[1], pages[0]];
  const turns = (testServer: TestServer) =>
    Promise.all(
      people.map(async (person) => (await call({ ...person, testServer }, 'GET', '/api/tables', tablesSchema)).myTurn),
    );
  return { id, people, asked, other, turns };
}

const seatOf = ({ views }: Player) => [...views.keys()][0] ?? 0;

async function playToTheOther(page: Player): Promise<void> {
  while (movesOf(page, seatOf(page)).length > 0) {
    const changed = page.changed();
    playRandomly(page);
    await changed;
  }
}

test('the asked seats in lists follow the start, decisions and undos', async () => {
  const testServer = await openTestServer();
  const { id, asked, other, turns } = await twoAtATable(testServer);
  const first = seatOf(asked) === 0 ? [[id], []] : [[], [id]];
  expect(await turns(testServer)).toEqual(first);
  await playToTheOther(asked);
  expect(await turns(testServer)).toEqual([...first].reverse());
  asked.say({ type: 'undo', seat: seatOf(asked), version: asked.version ?? 0 });
  const received = await Promise.race([other.receives('consent'), asked.receives('undone')]);
  if (received.type === 'consent') other.say({ type: 'consent', version: received.version, agree: true });
  while (movesOf(asked, seatOf(asked)).length === 0) await asked.changed();
  expect(await turns(testServer)).toEqual(first);
});

test('listing tables loads no game', async () => {
  const dataDir = temporaryFolder();
  const first = await openTestServer({ dataDir });
  const { id, people, asked, turns } = await twoAtATable(first);
  await playToTheOther(asked);
  const real = await openStore({ dataDir });
  const read: string[] = [];
  const logOf: Store['logOf'] = (table, from) => {
    read.push(table);
    return real.logOf(table, from);
  };
  const second = await openTestServer({ dataDir, store: { ...real, logOf } });
  expect(await turns(second)).toEqual(await turns(first));
  expect(read).toEqual([]);
  await call({ ...people[0], testServer: second }, 'GET', `/api/tables/${id}`, tableSchema);
  expect(read).toEqual([id]);
});

test('a store of an older version gets its asked seats soon after the server starts', async () => {
  const dataDir = temporaryFolder();
  const first = await openTestServer({ dataDir });
  const { asked, turns } = await twoAtATable(first);
  await playToTheOther(asked);
  const before = await turns(first);
  const file = new Database(join(dataDir, 'signoria.sqlite'));
  file.exec('delete from asked');
  expect(await turns(first)).toEqual([[], []]);
  file.exec("drop table due; delete from kysely_migration where name >= '0006'");
  file.close();
  const second = await openTestServer({ dataDir });
  await expect.poll(() => turns(second)).toEqual(before);
});
