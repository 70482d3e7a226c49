import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { below, chance, pick } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { backup, checkStore, restore } from '../src/operations/index.ts';
import { openStore } from '../src/store/index.ts';
import type { DataLocation, NewLocation } from './bothStores.ts';
import { bothStores } from './bothStores.ts';
import { guest } from './caller.ts';
import { playGame, signoria, tamper, tamperFile } from './operating.ts';
import { SEED } from './seed.ts';
import { TABLE } from './storeFixture.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

/** Creates a closed store with one finished and two running games. */
async function storeWithGames(newLocation: NewLocation): Promise<{ location: DataLocation; running: string }> {
  const location = await newLocation();
  const testServer = await openTestServer(location);
  const anna = await guest(testServer, 'Anna');
  await playGame(anna);
  await playGame(anna, 12);
  const running = await playGame(anna, 20);
  await testServer.running.close();
  return { location, running };
}

/** Writes a copy of a file with one flipped bit. */
function withFlippedBit(file: string, at: number, bit: number): string {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  const copy = `${file}-${at}-${bit}`;
  writeFileSync(copy, bytes);
  return copy;
}

/** Returns every position of `text` in `bytes`. */
function positionsOf(text: string, bytes: Buffer): readonly number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) found.push(at);
  return found;
}

/** Writes a copy of a backup without its checksum, as earlier versions wrote it. */
function withoutChecksum(file: string): string {
  const copy = `${file}-without-checksum`;
  copyFileSync(file, copy);
  const trailer = readFileSync(file).lastIndexOf('\nsignoria backup ');
  truncateSync(copy, trailer < 0 ? statSync(file).size : trailer);
  return copy;
}

const FORCED = { force: true };

describe.each(await bothStores())('over %s', (name, newLocation) => {
  test('restore refuses a backup with one flipped bit and leaves the store as it is', async () => {
    const { location } = await storeWithGames(newLocation);
    const file = join(temporaryFolder(), 'backup');
    await backup(location, file);
    const bytes = readFileSync(file);
    const draw = chance(SEED, 'flipped bits');
    const anywhere = Array.from({ length: 12 }, () => below(draw, bytes.length));
    const moves = positionsOf('"do":"', bytes); // only in SQLite: PostgreSQL compresses its rows
    const inRows = name === 'SQLite' ? Array.from({ length: 8 }, () => pick(draw, moves) + 6) : [];
    const atTheEnd = [bytes.length - 1, bytes.length - 30, bytes.length - 90];
    const before = await checkStore(location);
    for (const at of [...anywhere, ...inRows, ...atTheEnd]) {
      const damaged = withFlippedBit(file, at, below(draw, 8));
      await expect(restore(location, damaged, FORCED), `bit at ${at}`).rejects.toThrow(
        'is damaged: its checksum does not match its content',
      );
    }
    expect(await checkStore(location)).toEqual(before);
    expect(before).toMatchObject({ tables: 3, wrong: [] });
    expect(await restore(location, file, FORCED)).toMatchObject({ hasChecksum: true, damage: [] });
    const [inRow] = inRows;
    if (inRow === undefined) return;
    const accepted = await restore(location, withFlippedBit(file, inRow, 0), { force: true, acceptDamage: true });
    expect(accepted.damage).toEqual(['its checksum does not match its content']);
  });

  test('restore refuses a backup in which a decision is missing, unless damage is accepted', async () => {
    const { location, running } = await storeWithGames(newLocation);
    await tamper(location, `delete from decisions where table_id = '${running}' and number = 7`);
    const file = join(temporaryFolder(), 'backup');
    const missing = `table ${running} has 19 decisions with numbers from 0 to 19`;
    expect(await backup(location, file)).toMatchObject({ damage: [missing] });
    const before = await checkStore(location);
    await expect(restore(location, file, FORCED)).rejects.toThrow(`${file} is damaged: ${missing}`);
    await expect(restore(location, withoutChecksum(file), FORCED)).rejects.toThrow(missing);
    expect(await checkStore(location)).toEqual(before);
    const accepted = await restore(location, file, { force: true, acceptDamage: true });
    expect(accepted).toMatchObject({ damage: [missing] });
  });

  test('restore refuses a backup whose snapshot is beyond the end of its log', async () => {
    const { location, running } = await storeWithGames(newLocation);
    await tamper(location, `update snapshots set version = 21 where table_id = '${running}'`);
    const file = join(temporaryFolder(), 'backup');
    await backup(location, file);
    await expect(restore(location, file, FORCED)).rejects.toThrow(
      `table ${running} has a snapshot of decision 21, and its log ends at 20`,
    );
  });

  test('restores a backup of an earlier version and prints that it has no checksum', async () => {
    const { location } = await storeWithGames(newLocation);
    const file = join(temporaryFolder(), 'backup');
    await backup(location, file);
    const older = withoutChecksum(file);
    expect(statSync(older).size).toBeLessThan(statSync(file).size);
    const { status, stdout } = signoria(location, 'restore', older, '--force');
    expect([status, stdout]).toEqual([0, expect.stringContaining('This backup has no checksum')]);
    expect(await checkStore(location)).toMatchObject({ tables: 3, wrong: [], damage: [] });
  });

  test('a restored file does not contain the checksum line', async () => {
    const { location } = await storeWithGames(newLocation);
    const file = join(temporaryFolder(), 'backup');
    await backup(location, file);
    const empty = await newLocation();
    await restore(empty, file);
    expect(await checkStore(empty)).toEqual(await checkStore(location));
    if (name === 'SQLite') expect(statSync(join(empty.dataDir, 'signoria.sqlite')).size % 4096).toBe(0);
  });

  test('a chat line with every kind of line break is backed up as one row', async () => {
    const location = await newLocation();
    const store = await openStore(location);
    const { id } = await store.createTable(TABLE);
    await store.appendChat(id, null, 'one\ntwo\r\nthree\rfour\u2028five\u2029six\u0085seven\ttab \\ backslash');
    const [line] = await store.chatOf(id);
    await store.close();
    const file = join(temporaryFolder(), 'backup');
    expect((await backup(location, file)).rows.get('chat')).toBe(1);
    await restore(location, file, FORCED);
    const restored = await openStore(location);
    expect(await restored.chatOf(id)).toEqual([line]);
    await restored.close();
  });

  test('the tools of the database can read a backup with a checksum line', async () => {
    const location = await newLocation();
    await (await openStore(location)).close();
    const file = join(temporaryFolder(), 'backup');
    await backup(location, file);
    if (name === 'SQLite') tamperFile(file, 'pragma integrity_check; select * from people');
    else expect(spawnSync('pg_restore', ['--file=-', file]).status).toBe(0);
  });
});

test('replaces the draft of a killed backup', async () => {
  const location = { dataDir: temporaryFolder() };
  await (await openStore(location)).close();
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'again.part'), 'half a backup');
  await backup(location, join(folder, 'again'));
  expect(readdirSync(folder)).not.toContain('again.part');
});

/** Runs a command that must fail and returns its single line of error output. */
function refusal(location: DataLocation, ...args: readonly string[]): string {
  const { status, stdout, stderr } = signoria(location, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
}

describe('an invalid command prints one line', async () => {
  const location = { dataDir: temporaryFolder() };
  await (await openStore(location)).close();
  const folder = temporaryFolder();

  test('backup into a missing folder', () => {
    expect(refusal(location, 'backup', join(folder, 'nowhere', 'file'))).toBe(
      `signoria: cannot write ${join(folder, 'nowhere', 'file')}: the folder ${join(folder, 'nowhere')} does not exist\n`,
    );
  });

  test('backup over a folder or file, or into a file', () => {
    expect(refusal(location, 'backup', folder)).toContain(`${folder} is a folder`);
    writeFileSync(join(folder, 'file'), '');
    expect(refusal(location, 'backup', join(folder, 'file'))).toContain('exists already');
    expect(refusal(location, 'backup', join(folder, 'file', 'in'))).toContain('is not a folder');
  });

  test.skipIf(process.getuid?.() === 0)('a folder or file without read or write permission', () => {
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    expect(refusal(location, 'backup', join(locked, 'file'))).toContain('permission denied');
    writeFileSync(join(folder, 'unreadable'), 'SQLite format 3\0', { mode: 0o000 });
    expect(refusal(location, 'restore', join(folder, 'unreadable'))).toContain('permission denied');
  });

  test('restore from a missing file, a folder, an empty file or another database', () => {
    expect(refusal(location, 'restore', join(folder, 'missing'))).toContain('there is no file');
    expect(refusal(location, 'restore', folder)).toContain(`${folder} is a folder`);
    writeFileSync(join(folder, 'empty'), '');
    expect(refusal(location, 'restore', join(folder, 'empty'))).toContain('is not a backup of Signoria');
    tamperFile(join(folder, 'other'), 'create table recipes (name text)');
    expect(refusal(location, 'restore', join(folder, 'other'), '--force')).toContain('is not a store of Signoria');
    appendFileSync(join(folder, 'short'), 'SQLite format 3\0');
    expect(refusal(location, 'restore', join(folder, 'short'))).toContain('signoria: ');
  });

  test('restore of a backup of a newer version', async () => {
    const file = join(folder, 'newer');
    await backup(location, file);
    const newer = withoutChecksum(file);
    tamperFile(newer, "insert into kysely_migration values ('9999 future', '2030-01-01')");
    expect(refusal(location, 'restore', newer, '--force')).toContain('newer version of Signoria');
  });

  test('restore into a DATA_DIR that is a file', async () => {
    const file = join(folder, 'good');
    await backup(location, file);
    expect(refusal({ dataDir: join(folder, 'file') }, 'restore', file)).toContain(join(folder, 'file'));
    expect(existsSync(file)).toBe(true);
  });
});
