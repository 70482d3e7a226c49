import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { personSchema } from '@signoria/protocol';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { backup, checkStore, restore } from '../src/operations/index.ts';
import { openStore } from '../src/store/index.ts';
import type { DataLocation } from './bothStores.ts';
import { bothStores } from './bothStores.ts';
import { call, guest } from './caller.ts';
import { playGame, signoria, tamper } from './operating.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

async function decisionsAt(location: DataLocation, table: string): Promise<number> {
  const store = await openStore(location);
  const { length } = await store.decisionsOf(table);
  await store.close();
  return length;
}

/** Records progress reports. */
function progress() {
  const seen: (readonly [done: number, total: number])[] = [];
  return {
    reach: (done: number, total: number) => void seen.push([done, total]),
    /** Checks that the progress never decreases and ends at the total. */
    expectWhole() {
      expect(seen.map(([done]) => done)).toEqual(seen.map(([done]) => done).toSorted((one, other) => one - other));
      expect(new Set(seen.map(([done]) => done)).size).toBeGreaterThan(2);
      expect(seen.at(-1)?.[0]).toBe(seen.at(-1)?.[1]);
    },
  };
}

describe.each(await bothStores())('over %s', (name, newLocation) => {
  test('a backup during play is complete, and a restore keeps the previous store aside', async () => {
    const location = await newLocation();
    const file = join(temporaryFolder(), 'backup');
    const testServer = await openTestServer(location);
    const anna = await guest(testServer, 'Anna');
    const id = await playGame(anna, 8);
    const [saving, bringingBack] = [progress(), progress()];
    const [{ rows, bytes }] = await Promise.all([backup(location, file, saving.reach), playGame(anna, 30)]);
    if (name === 'PostgreSQL') saving.expectWhole(); // SQLite copies a small file in one step
    expect(rows.get('decisions')).toBeGreaterThanOrEqual(8);
    expect(bytes).toBeGreaterThan(1000);
    await expect(backup(location, file)).rejects.toThrow('exists already');
    expect(signoria(location, 'restore', file, '--force').stderr).toMatch(/^signoria: a server runs on/);
    const later = await playGame(anna, 3);
    await testServer.running.close();

    await expect(restore(location, file)).rejects.toThrow('is not empty');
    const { aside } = await restore(location, file, { force: true });
    expect(aside).toMatch(/before/);
    expect(await decisionsAt(location, id)).toBeGreaterThanOrEqual(8);
    expect(await decisionsAt(location, later)).toBe(0);
    expect(await checkStore(location)).toMatchObject({ wrong: [], damage: [], notReplayed: 0 });

    const empty = await newLocation();
    expect(await restore(empty, file, {}, bringingBack.reach)).toMatchObject({ aside: null });
    bringingBack.expectWhole();
    expect(await decisionsAt(empty, id)).toBeGreaterThanOrEqual(8);

    const elsewhere = name === 'SQLite' ? empty : location; // people and sessions are restored
    const known = { ...anna, testServer: await openTestServer(elsewhere) };
    expect(await call(known, 'GET', '/api/me', personSchema)).toEqual(anna.person);
  });

  test('check reports each kind of damage by table, and nothing for an intact store', async () => {
    const location = await newLocation();
    const testServer = await openTestServer(location);
    const anna = await guest(testServer, 'Anna');
    const over = await playGame(anna);
    const ids: string[] = [];
    for (let count = 0; count < 8; count++) ids.push(await playGame(anna, 5));
    const [log, snapshot, sitters, seed, illegal, asked, unreadable, analysis] = ids;
    await testServer.running.close();
    const { tables, wrong } = await checkStore(location);
    expect([tables, wrong]).toEqual([9, []]);

    await tamper(location, `delete from decisions where table_id = '${log}' and number = 2`);
    await tamper(location, `update snapshots set state = '{"position":{}}' where table_id = '${snapshot}'`);
    await tamper(location, `delete from sitters where table_id = '${sitters}'`);
    await tamper(location, `update tables set seed_hash = 'another' where id = '${seed}'`);
    await tamper(location, `update decisions set move = '{"do":"fly"}' where table_id = '${illegal}' and number = 1`);
    await tamper(location, `update asked set seats = '[7]' where table_id = '${asked}'`);
    await tamper(location, `update tables set options = '{' where id = '${unreadable}'`);
    await tamper(location, `update results set rank = 9 where table_id = '${over}' and seat = 0`);
    await tamper(location, `insert into analyses values ('${analysis}', 'v1', null, null, 0, 0, 'H4sI')`);
    const found = await checkStore(location);
    const kinds = new Map(found.wrong.map((one) => [one.table, one.findings.map(({ kind }) => kind)]));
    expect(Object.fromEntries(kinds)).toEqual({
      [log as string]: ['log'],
      [snapshot as string]: ['snapshot'],
      [sitters as string]: ['sitters'],
      [seed as string]: ['seed'],
      [illegal as string]: ['illegal'],
      [asked as string]: ['asked'],
      [unreadable as string]: ['unreadable'],
      [analysis as string]: ['analysis'],
      [over]: ['result'],
    });
    expect(await checkStore(location)).toEqual(found); // the check has changed nothing

    const { status, stdout } = signoria(location, 'check');
    expect(status).toBe(1);
    expect(stdout).toContain(`${log} (card, running): log: decision 2 is missing; the log goes on to 4`);
    expect(stdout).toMatch(/Errors in 9 of 9 tables\. Nothing was changed\.\n$/);
  });
});

/** Damages an index, but no table. */
function damageIndex(file: string): void {
  const database = new Database(file);
  database.exec("insert into sessions select 'another', id, 0 from people");
  database.unsafeMode();
  database.pragma('writable_schema = ON');
  database.exec(
    "update sqlite_master set sql = replace(sql, '(\"person\")', '(id_hash)') where name = 'sessions_person'",
  );
  database.close();
}

test('the commands print their results and errors', async () => {
  const location = { dataDir: temporaryFolder() };
  const store = await openStore(location);
  await store.createPerson({ name: 'Anna', guest: true });
  await store.close();
  const file = join(temporaryFolder(), 'backup');
  expect(signoria(location, 'backup', file).stdout).toMatch(
    /: 1 person, 0 tables, 0 decisions, \d+ KB\. Verified\.\n$/,
  );
  const refused = signoria(location, 'restore', file);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^signoria: .+ --force .+\n$/)]);
  expect(signoria(location, 'restore', file, '--force').stdout).toMatch(
    /^Restored 1 person.+\nThe previous data is kept as/,
  );
  expect(signoria(location, 'check').stdout).toMatch(/No errors found\.\n$/);
  damageIndex(join(location.dataDir, 'signoria.sqlite'));
  expect(signoria(location, 'check').stdout).toMatch(
    /were checked\.\nThe database file is damaged\. Nothing was changed\.\n$/,
  );
  const { status, stderr } = signoria({ ...location, databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' }, 'check');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^signoria: .+\n$/)]);
});

test('refuses to restore a damaged backup and a backup of the other database', async () => {
  const location = { dataDir: temporaryFolder() };
  const file = join(temporaryFolder(), 'backup');
  await (await openStore(location)).close();
  await backup(location, file);
  const damaged = `${file}-damaged`;
  copyFileSync(file, damaged);
  const database = new Database(damaged);
  database.unsafeMode();
  database.pragma('writable_schema = ON');
  database.exec("update sqlite_master set rootpage = 3 where name = 'decisions'");
  database.close();
  const empty = { dataDir: temporaryFolder() };
  await expect(restore(empty, damaged)).rejects.toThrow(/damaged|malformed/);
  expect(existsSync(join(empty.dataDir, 'signoria.sqlite'))).toBe(false);

  // A file that cannot be opened as a store is moved aside and kept.
  writeFileSync(
    join(empty.dataDir, 'signoria.sqlite'),
    'no store at all, and long enough to be taken for one'.repeat(99),
  );
  const { aside } = await restore(empty, file);
  expect(existsSync(aside ?? '')).toBe(true);
  expect(await checkStore(empty)).toMatchObject({ tables: 0, damage: [], wrong: [] });

  writeFileSync(`${file}-other`, 'PGDMP and so on');
  await expect(restore(empty, `${file}-other`)).rejects.toThrow('is a backup of PostgreSQL');
  writeFileSync(`${file}-none`, 'a letter to Anna');
  await expect(restore(empty, `${file}-none`)).rejects.toThrow('is not a backup of Signoria');
  await expect(backup({ dataDir: join(empty.dataDir, 'nowhere') }, `${file}-new`)).rejects.toThrow('there is no store');
  expect(existsSync(`${file}-new`)).toBe(false);
});
