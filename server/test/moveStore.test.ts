import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backup, checkStore, moveStore, restore } from '../src/operations/index.ts';
import { openStore } from '../src/store/index.ts';
import type { DataLocation } from './bothStores.ts';
import { bothStores } from './bothStores.ts';
import { withBundled } from './bundledChild.ts';
import { expectToContinue, fillStore, rowsOf } from './filledStore.ts';
import { signoria, tamper } from './operating.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const [, postgres] = await bothStores();
const newFolder = async (): Promise<DataLocation> => ({ dataDir: temporaryFolder() });
const newDatabase = postgres?.[1] ?? newFolder;

/** Returns the argument for `--from` or `--to`. */
function argumentOf({ databaseUrl, dataDir }: DataLocation): string {
  return databaseUrl ?? dataDir;
}

/** Creates a closed store with one person. */
async function storeOf(newLocation: () => Promise<DataLocation>, name = 'Anna'): Promise<DataLocation> {
  const location = await newLocation();
  const store = await openStore(location);
  await store.createPerson({ name, guest: true });
  await store.close();
  return location;
}

/** The fraction of a move at which copying starts. Before it the source is read, and from two thirds on the target is read back. */
const COPYING = 0.34;
const KILLED_AT = [0.1, 0.36, 0.45, 0.55, 0.64, 0.8, 1];

function move(from: DataLocation, to: DataLocation) {
  return signoria(from, 'move-store', '--from', argumentOf(from), '--to', argumentOf(to));
}

describe.skipIf(postgres === undefined)('between SQLite and PostgreSQL', () => {
  test('a store moved to PostgreSQL and back keeps sessions, passkeys and links', async () => {
    const file = await newFolder();
    const filled = await fillStore(file);
    const before = await rowsOf(file);
    for (const [name, rows] of Object.entries(before)) expect(rows, name).not.toEqual([]);

    const database = await newDatabase();
    const { status, stdout, stderr } = move(file, database);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Copied 2 people, \d+ tables, \d+ decisions from .+ to postgresql:.+\nRow counts and checksums/,
    );
    expect(await rowsOf(database)).toEqual(before);
    expect(await rowsOf(file)).toEqual(before);
    await expectToContinue(filled, database, 0);

    const changed = await rowsOf(database);
    const back = await newFolder();
    const report = await moveStore(argumentOf(database), argumentOf(back));
    expect(report).toMatchObject({ hasSecret: true, isResumed: false, check: { wrong: [], damage: [] } });
    expect(await rowsOf(back)).toEqual(changed);
    expect(readFileSync(join(back.dataDir, 'secret'), 'utf8')).toBe(readFileSync(join(file.dataDir, 'secret'), 'utf8'));
    await expectToContinue(filled, back, 1);
    await expectToContinue(filled, database, 1); // the source still works as well
    for (const location of [file, database, back])
      expect(await checkStore(location)).toMatchObject({ wrong: [], damage: [], notReplayed: 0 });
  });

  test.each([
    ['into PostgreSQL', newFolder, newDatabase],
    ['into SQLite', newDatabase, newFolder],
  ])('a move %s that is killed repeatedly ends with an equal store', async (_, newSource, newTarget) => {
    const source = await newSource();
    await fillStore(source);
    const target = await newTarget();
    await withBundled('moveStoreChild.ts', async (program) => {
      for (const killAt of KILLED_AT) {
        const env = { ...process.env, FROM: argumentOf(source), TO: argumentOf(target), KILL_AT: String(killAt) };
        const child = spawn(process.execPath, [program], { env, stdio: 'inherit' });
        expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
        if (killAt > COPYING) await expect(openStore(target)).rejects.toThrow('This store is incomplete');
      }
    });
    expect(await moveStore(argumentOf(source), argumentOf(target))).toMatchObject({ isResumed: true });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    await (await openStore(target)).close();
  });

  test('copies a source again that changed after an interruption', async () => {
    const source = await storeOf(newFolder);
    const target = await newDatabase();
    const stop = () => {
      throw new Error('interrupted');
    };
    let reports = 0;
    const onProgress = () => (++reports === 2 ? stop() : undefined);
    await expect(moveStore(argumentOf(source), argumentOf(target), { onProgress })).rejects.toThrow('interrupted');
    const store = await openStore(source);
    await store.createPerson({ name: 'Bruno', guest: true });
    await store.close();
    expect(await moveStore(argumentOf(source), argumentOf(target))).toMatchObject({ isResumed: false });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test('a server refuses an unfinished target, and a move from another source does too', async () => {
    const [source, other, target] = [await storeOf(newFolder), await storeOf(newFolder, 'Eve'), await newDatabase()];
    await moveStore(argumentOf(source), argumentOf(target));
    await tamper(target, `insert into settings values ('move', '{"source":"${source.dataDir}","digests":null}')`);
    await expect(openTestServer(target)).rejects.toThrow('This store is incomplete');
    const served = signoria(target, 'serve', '--port', '0');
    expect([served.status, served.stderr]).toEqual([
      1,
      expect.stringMatching(/^signoria: This store is incomplete.+\n$/),
    ]);
    await expect(moveStore(argumentOf(other), argumentOf(target))).rejects.toThrow('holds an unfinished move from');
    await expect(moveStore(argumentOf(target), argumentOf(await newFolder()))).rejects.toThrow(
      'is itself the target of an unfinished',
    );
    await moveStore(argumentOf(source), argumentOf(target));
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test('detects a copy that differs from the source, and the next run copies it again', async () => {
    const [source, target] = [await storeOf(newDatabase), await newFolder()];
    let changed = false;
    const onProgress = (done: number, total: number) => {
      if (changed || done < (2 * total) / 3) return;
      changed = true;
      tamperNow(target);
    };
    await expect(moveStore(argumentOf(source), argumentOf(target), { onProgress })).rejects.toThrow(
      'differs from the source in people',
    );
    await moveStore(argumentOf(source), argumentOf(target));
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  /** Changes a row of the target. SQLite changes the file before the call returns. */
  function tamperNow(target: DataLocation): void {
    void tamper(target, "update people set name = 'Eva'");
  }

  test('refuses a source of either kind with a running server', async () => {
    for (const newSource of [newFolder, newDatabase]) {
      const source = await newSource();
      const target = await (newSource === newFolder ? newDatabase : newFolder)();
      const { running } = await openTestServer(source);
      const { status, stderr } = move(source, target);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^signoria: a server runs on .+: stop .+\n$/)]);
      await running.close();
    }
  });

  test('detects a server that starts on the source during the move', async () => {
    const [source, target] = [await storeOf(newDatabase), await newFolder()];
    const env = { ...process.env, PGAPPNAME: 'signoria' };
    let server: ChildProcess | undefined;
    const onProgress = () => {
      server ??= spawn('psql', [argumentOf(source)], { env }); // keeps its connection open while it waits for input
      while (!isServed(source)); // progress is reported synchronously
    };
    await expect(moveStore(argumentOf(source), argumentOf(target), { onProgress })).rejects.toThrow('a server runs on');
    server?.kill();
    await expect(openStore(target)).rejects.toThrow('This store is incomplete');
    expect(await moveStore(argumentOf(source), argumentOf(target))).toMatchObject({ isResumed: true });
  });

  function isServed(source: DataLocation): boolean {
    const query = "select 1 from pg_stat_activity where datname = current_database() and application_name = 'signoria'";
    return spawnSync('psql', [argumentOf(source), '--tuples-only', `--command=${query}`], {
      encoding: 'utf8',
    }).stdout.includes('1');
  }

  test('refuses a target of either kind with a running server', async () => {
    for (const [newSource, newTarget] of [
      [newFolder, newDatabase],
      [newDatabase, newFolder],
    ] as const) {
      const [source, target] = [await storeOf(newSource), await newTarget()];
      const { running } = await openTestServer(target);
      expect(move(source, target).stderr).toMatch(/^signoria: a server runs on .+: stop .+\n$/);
      await running.close();
      expect(move(source, target).status).toBe(0); // the server had stored nothing but its secret
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
    }
  });

  test('refuses a target with rows and leaves it unchanged', async () => {
    for (const [newSource, newTarget] of [
      [newFolder, newDatabase],
      [newDatabase, newFolder],
    ] as const) {
      const [source, target] = [await storeOf(newSource), await storeOf(newTarget, 'Eve')];
      const before = await rowsOf(target);
      await expect(moveStore(argumentOf(source), argumentOf(target))).rejects.toThrow(
        'is not empty: it has rows in people',
      );
      expect(await rowsOf(target)).toEqual(before);
    }
  });

  test('refuses the same store as source and target, also under another name', async () => {
    const file = await storeOf(newFolder);
    const link = join(temporaryFolder(), 'link');
    symlinkSync(file.dataDir, link);
    await expect(moveStore(argumentOf(file), link)).rejects.toThrow('--from and --to are the same store');
    const database = await storeOf(newDatabase);
    await expect(moveStore(argumentOf(database), argumentOf(database))).rejects.toThrow('are the same store');
    const alias = argumentOf(database).replace(/@(%2F[^/]+)/, '@$1%2F.'); // the folder of its socket, in another spelling
    await expect(moveStore(argumentOf(database), alias)).rejects.toThrow(/are the same (store|database)/);
    expect((await rowsOf(database)).people).toHaveLength(1);
  });

  test('refuses a source of another version', async () => {
    for (const newSource of [newFolder, newDatabase]) {
      const source = await storeOf(newSource);
      await tamper(source, "delete from kysely_migration where name like '0013%'");
      await expect(moveStore(argumentOf(source), argumentOf(await newFolder()))).rejects.toThrow(
        'written by an older version',
      );
    }
  });

  test('a restored backup of a moved store is complete', async () => {
    const [source, target] = [await storeOf(newFolder), await newDatabase()];
    await moveStore(argumentOf(source), argumentOf(target));
    const file = join(temporaryFolder(), 'backup');
    await backup(target, file);
    const restored = await newDatabase();
    await restore(restored, file);
    expect(await rowsOf(restored)).toEqual(await rowsOf(source));
  });

  test('prints no password', async () => {
    const source = await storeOf(newFolder);
    for (const url of ['postgresql://anna:arno@127.0.0.1:1/games', 'postgresql://anna:arno@[bad/games']) {
      const { status, stdout, stderr } = signoria(source, 'move-store', '--from', argumentOf(source), '--to', url);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^signoria: .+\n$/)]);
      expect(stdout + stderr).not.toContain('arno');
    }
  });
});

test('keeps a different secret in the target folder as a copy', async () => {
  const [source, target] = [await storeOf(newFolder), await newFolder()];
  writeFileSync(join(source.dataDir, 'secret'), 'of the source\n');
  writeFileSync(join(target.dataDir, 'secret'), 'of the target\n');
  await moveStore(argumentOf(source), argumentOf(target));
  expect(readFileSync(join(target.dataDir, 'secret'), 'utf8')).toBe('of the source\n');
  expect(readFileSync(join(target.dataDir, 'secret.before'), 'utf8')).toBe('of the target\n');
});

/** URLs that are not folders, although they lack a part of `postgresql://`. */
const MISTYPED = [
  'postgresql:/anna:arno@db/games',
  'Postgres:anna:arno@db/games',
  'postgresql//anna:arno@db/games',
  'anna:arno@db/games',
];

describe('rejects an invalid command', () => {
  test('a missing source, a file, another kind of URL', async () => {
    const folder = temporaryFolder();
    await expect(moveStore(join(folder, 'none'), join(folder, 'to'))).rejects.toThrow('there is no store at');
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'signoria.sqlite'), '');
    await expect(moveStore(join(folder, 'signoria.sqlite'), 'to')).rejects.toThrow('is a file; name the folder');
    for (const url of ['mysql://anna:arno@db/games', ...MISTYPED])
      await expect(moveStore(url, folder)).rejects.toThrow(/^--from: expected a folder or a postgresql:\/\/ URL$/);
    mkdirSync(join(folder, 'empty'));
    await expect(moveStore(join(folder, 'empty'), 'to')).rejects.toThrow('there is no store at');
  });

  test('a source or target file that is not a database', async () => {
    const [source, target] = [await storeOf(newFolder), await newFolder()];
    const file = join(target.dataDir, 'signoria.sqlite');
    writeFileSync(file, 'a letter to Anna, long enough to be taken for a database'.repeat(20));
    await expect(moveStore(argumentOf(source), argumentOf(target))).rejects.toThrow(
      `cannot read ${file}: file is not a database`,
    );
    await expect(moveStore(argumentOf(target), argumentOf(await newFolder()))).rejects.toThrow(
      `cannot read ${file}: file is not`,
    );
  });
});
