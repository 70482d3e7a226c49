import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { readJson, root } from '../scripts/files.mjs';
import { builtPage, builtProgram } from './built.ts';

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const { packages } = readJson<Lock>(join(root, 'package-lock.json'));
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Returns the lock file's key of a dependency, looked up as Node does: beside the package first, then upwards. */
function resolveFrom(path: string, name: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder).replace(/^\.$/, '')) {
    const candidate = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return undefined;
  }
}

/** Returns every package that `starts` need, through `dependencies` alone. */
function closure(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  for (const path of found)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const next = resolveFrom(path, name);
      if (next !== undefined) found.add(next);
    }
  return found;
}

const isPackage = (path: string) => /(^|\/)node_modules\//.test(path) && !packages[path]?.link;
const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
const production = [...closure(workspaces)].filter(isPackage);

describe('the lock file', () => {
  test('excludes boardgame.io and its dependencies from production', () => {
    const unwanted = ['boardgame.io', 'node-persist', 'koa', 'koa-socket-2', 'socket.io', 'engine.io', 'immer'];
    for (const name of unwanted) expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
    expect(production.map(nameOf).filter((name) => unwanted.includes(name))).toEqual([]);
  });

  test('does not mark packages that production needs as development packages', () => {
    expect(production.length).toBeGreaterThan(50);
    expect(production.filter((path) => packages[path]?.dev || packages[path]?.devOptional)).toEqual([]);
  });

  test('installs one version of ws where the bundles can resolve it', () => {
    expect(production.filter((path) => nameOf(path) === 'ws')).toEqual(['node_modules/ws']);
  });
});

describe('an installation without development packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-production-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, 'cli/dist/signoria.mjs');
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), PORT: '0' };
  cpSync(dirname(builtProgram('signoria')), join(folder, 'cli/dist'), { recursive: true });
  cpSync(builtPage(), join(folder, 'web/dist'), { recursive: true });
  for (const path of production.filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env });
    return { status, stdout, stderr };
  };

  test('bench reports that it needs the development packages', () => {
    expect(run('bench')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^signoria: bench: needs the development packages .*boardgame\.io.*npm ci.*\n$/),
    });
  });

  test('serves the games, and other commands start', async () => {
    const server = spawn(process.execPath, [join(folder, 'cli/dist/signoria-server.mjs')], { env });
    const exited = once(server, 'exit');
    try {
      const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
      expect((await fetch(`${line.replace('Signoria is at ', '')}/readyz`)).status).toBe(200);
    } finally {
      server.kill();
    }
    expect(await exited).toEqual([0, null]);
    expect(run('games')).toMatchObject({ status: 0, stderr: '' });
    expect(run('check')).toMatchObject({ status: 0 });
    expect(run('backup', join(folder, 'backup'))).toMatchObject({ status: 0 });
    expect(run('simulate', '--games', '1')).toMatchObject({ status: 0 });
    expect(run('fuzz', '--games', '1')).toMatchObject({ status: 0 });
  });
});
