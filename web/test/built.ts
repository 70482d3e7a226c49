import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root } from '../../scripts/files.mjs';

export const DIST = join(root, 'web', 'dist');
const SOURCES = ['web/src', 'web/public', 'protocol/src', 'engine/src', 'catalogue/src', 'bots/src', 'games'];
const PLANS = ['web/index.html', 'web/vite.config.ts', 'web/vite.plugins.ts'];
/** Test files run side by side: one builds, the others wait. */
const LOCK = join(root, 'artefacts', 'web-build.lock');
const LONGEST_BUILD = 90_000;

/** Builds the web when anything it is made of is newer than what was built. */
export function buildIfStale(): void {
  mkdirSync(join(root, 'artefacts'), { recursive: true });
  while (!locked()) pause(200);
  try {
    if (isStale()) build();
  } finally {
    rmdirSync(LOCK);
  }
}

function isStale(): boolean {
  const files = [
    ...SOURCES.flatMap((folder) => filesUnder(join(root, folder), '')),
    ...PLANS.map((file) => join(root, file)),
  ];
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  const page = join(DIST, 'index.html');
  return !existsSync(page) || statSync(page).mtimeMs <= newest;
}

function build(): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' }; // the tests' own would build React for development
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    env,
    stdio: 'inherit',
  });
}

/** Takes the lock; one that was left behind by a test that died is taken over. */
function locked(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > LONGEST_BUILD;
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
