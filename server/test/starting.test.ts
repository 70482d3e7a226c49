import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { personSchema } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { builtProgram } from '../../test/built.ts';
import { openStore } from '../src/store/index.ts';
import { call, guest } from './caller.ts';
import { canMount, onSmallDisk } from './smallDisk.ts';
import { sqliteSite } from './storeSite.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const PROGRAM = builtProgram('signoria-server');

/** Starts the program, which must fail with a single line of error output. */
function expectToFail(env: Readonly<Record<string, string>>, why: RegExp): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(why);
  expect(stderr).toMatch(/^signoria: .+\n$/); // one line, no stack trace
}

test('reports a port that is in use, and values that are invalid', async () => {
  const { running } = await openTestServer();
  const DATA_DIR = temporaryFolder();
  expectToFail({ DATA_DIR, PORT: String(running.port) }, /Cannot listen at 127\.0\.0\.1:\d+: the port is in use/);
  expectToFail({ DATA_DIR, PORT: 'three' }, /PORT: expected a number/);
  expectToFail({ DATA_DIR, ANALYSIS_SAMPLES: '3' }, /ANALYSIS_SAMPLES: expected a number from 4 to/);
});

test('reports a data folder that is a file or lies below one', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expectToFail({ DATA_DIR: file }, /Cannot store data in .+file: EEXIST.+DATA_DIR/);
  expectToFail({ DATA_DIR: join(file, 'below') }, /Cannot store data in .+below: ENOTDIR.+DATA_DIR/);
});

test('replaces an empty secret file', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'secret'), '');
  const testServer = await openTestServer({ dataDir });
  const anna = await guest(testServer, 'Anna');
  await testServer.restart();
  expect(await call(anna, 'GET', '/api/me', personSchema)).toEqual(anna.person);
});

test('reports a damaged store with instructions', async () => {
  const DATA_DIR = temporaryFolder();
  const store = await openStore({ dataDir: DATA_DIR });
  await store.close();
  const file = join(DATA_DIR, 'signoria.sqlite');
  const whole = readFileSync(file);
  const damaged = /Cannot open the store .+ is damaged.+signoria restore.+DATA_DIR/;
  writeFileSync(file, Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(whole.length - 8192, 'x')]));
  expectToFail({ DATA_DIR }, damaged);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  expectToFail({ DATA_DIR }, damaged);
  writeFileSync(file, 'Caro Lorenzo, '.repeat(1000));
  expectToFail({ DATA_DIR }, damaged);
});

test('refuses a second process on the same file', async () => {
  const dataDir = temporaryFolder();
  const testServer = await openTestServer({ dataDir });
  expectToFail({ DATA_DIR: dataDir }, /another Signoria runs on it.+stop the other first.+DATABASE_URL/);
  await testServer.restart(); // still works, and can be restarted
});

test('refuses a store of a newer version', async () => {
  const DATA_DIR = temporaryFolder();
  await (await openStore({ dataDir: DATA_DIR })).close();
  const site = sqliteSite();
  const newer = "insert into kysely_migration (name, timestamp) values ('9999 flying machines', '2500')";
  await site.tamper({ dataDir: DATA_DIR }, newer);
  await site.cleanUp();
  expectToFail({ DATA_DIR }, /written by a newer version of Signoria.+Nothing was changed/);
});

test('reports an unreachable PostgreSQL', () => {
  const DATABASE_URL = 'postgresql://signoria:secret@127.0.0.1:1/none';
  expectToFail({ DATA_DIR: temporaryFolder(), DATABASE_URL }, /Cannot open the store at DATABASE_URL: (?!.*secret)/);
});

describe.skipIf(!canMount())('reports a disk', () => {
  test('that is full', () =>
    onSmallDisk(async ({ folder, fill }) => {
      fill();
      expectToFail({ DATA_DIR: join(folder, 'data') }, /Cannot .+(no space|full).+DATA_DIR/i);
    }));

  test('that is read-only, with a store or without', () =>
    onSmallDisk(async ({ folder, remount }) => {
      await (await openStore({ dataDir: join(folder, 'kept') })).close();
      writeFileSync(join(folder, 'kept', 'secret'), 'a secret\n');
      remount('ro');
      expectToFail({ DATA_DIR: join(folder, 'kept') }, /Cannot open the store .+read-only.+make it writable.+DATA_DIR/);
      expectToFail({ DATA_DIR: join(folder, 'new') }, /Cannot store data in .+DATA_DIR/);
      remount('rw');
    }));
});
