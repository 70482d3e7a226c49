import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { startPostgres } from './postgres.ts';
import { canMount, onSmallDisk } from './smallDisk.ts';
import { storeContract } from './storeContract.ts';
import { twoServersContract } from './storeContractEpochs.ts';
import { codeOf, TABLE } from './storeFixture.ts';
import { fileOf, postgresSite, sqliteSite } from './storeSite.ts';

storeContract('SQLite', async () => sqliteSite());

const postgres = await startPostgres();
if (typeof postgres === 'string') {
  console.warn(`» The PostgreSQL half of the store's contract is skipped: ${postgres}`);
  describe.skip('PostgreSQL', () => test('is skipped', () => {}));
} else storeContract('PostgreSQL', async () => postgresSite(postgres), twoServersContract);

describe('an unreachable PostgreSQL', () => {
  test('is reported without the password', async () => {
    const databaseUrl = 'postgresql://signoria:secret@127.0.0.1:1/none';
    const opening = openStore({ databaseUrl });
    await expect(opening).rejects.toMatchObject({
      code: 'storeUnavailable',
      message: expect.stringMatching(/DATABASE_URL.*ECONNREFUSED/),
    });
    await expect(opening).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
  });
});

describe('a SQLite file', () => {
  const root = mkdtempSync(join(tmpdir(), 'signoria-store-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('syncs at every commit', async () => {
    const { db, close } = await openSqlite(join(root, 'synced', 'signoria.sqlite'));
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]); // FULL
    await close();
  });

  test('creates its folder', async () => {
    const dataDir = join(root, 'some', 'where');
    await (await openStore({ dataDir })).close();
    expect(readFileSync(fileOf({ dataDir })).subarray(0, 15).toString()).toBe('SQLite format 3');
  });

  test('that is a folder, lies below a file, or is not a database is refused with a message', async () => {
    const folder = join(root, 'folder');
    mkdirSync(fileOf({ dataDir: folder }), { recursive: true });
    const file = join(root, 'file');
    writeFileSync(file, '');
    const letter = join(root, 'letter');
    mkdirSync(letter);
    writeFileSync(fileOf({ dataDir: letter }), 'Caro Lorenzo, '.repeat(1000));
    for (const dataDir of [folder, file, join(file, 'below'), letter])
      await expect(openStore({ dataDir })).rejects.toMatchObject({
        code: 'storeUnavailable',
        message: expect.stringMatching(/^Cannot open the store .*signoria\.sqlite: .+DATA_DIR/),
      });
    expect(readFileSync(fileOf({ dataDir: letter }), 'utf8')).toMatch(/^Caro Lorenzo/);
  });
});

describe.skipIf(!canMount())('a disk', () => {
  test('that is full fails pending writes, loses no data, and works again when there is space', () =>
    onSmallDisk(async ({ folder: dataDir, fill, free }) => {
      const store = await openStore({ dataDir });
      const { id } = await store.createTable(TABLE);
      const append = (number: number) => codeOf(store.appendDecision(id, number, 0, { note: 'x'.repeat(2000) }));
      fill();
      let written = 0;
      while (written < 5000 && (await append(written)) === 'no error') written++;
      expect(await Promise.all([append(written), append(written + 1)])).toEqual([
        'storeUnavailable',
        'storeUnavailable',
      ]);
      expect(await codeOf(store.appendChat(id, null, 'x'.repeat(20_000)))).toBe('storeUnavailable');
      expect(await store.decisionsOf(id)).toHaveLength(written); // reading still works
      free();
      expect(await append(written)).toBe('no error');
      await store.appendChat(id, null, 'At last');
      await store.close();
      const after = await openStore({ dataDir });
      expect(await after.decisionsOf(id)).toHaveLength(written + 1);
      await after.close();
    }));

  test('that is read-only is reported when opening, and works again when it is writable', () =>
    onSmallDisk(async ({ folder, remount }) => {
      const dataDir = join(folder, 'data');
      const store = await openStore({ dataDir });
      const { id } = await store.createTable(TABLE);
      await store.close();
      remount('ro');
      expect(await codeOf(openStore({ dataDir }))).toBe('storeUnavailable');
      expect(await codeOf(openStore({ dataDir: join(folder, 'new') }))).toBe('storeUnavailable');
      remount('rw');
      const after = await openStore({ dataDir });
      await after.appendDecision(id, 0, 0, { do: 'pass' });
      await after.close();
    }));
});
