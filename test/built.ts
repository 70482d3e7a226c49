import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isBuilt, isPageBuilt } from '../scripts/build.mjs';
import { root } from '../scripts/files.mjs';

const SCRIPT = join(root, 'scripts/build.mjs');
const LOCK = join(root, 'node_modules/.signoria-build-lock');
const LONGEST_WAIT_MS = 100_000;

/** Returns the path of a bundled program, such as `signoria-server`. Bundles all programs if their sources have changed. */
export function builtProgram(name: string): string {
  ensure('programs', isBuilt);
  return join(root, 'cli/dist', `${name}.mjs`);
}

/** Returns the folder of the built web page. Builds it if its sources have changed. */
export function builtPage(): string {
  ensure('page', isPageBuilt);
  return join(root, 'web/dist');
}

/** Builds once for all test files, which run in several processes. `npm test` has built everything before the tests. */
function ensure(part: 'programs' | 'page', isDone: () => boolean): void {
  if (process.env.SIGNORIA_BUILT === 'all' || isDone()) return;
  const lock = new Database(LOCK, { timeout: LONGEST_WAIT_MS });
  try {
    lock.exec('begin exclusive'); // the operating system releases it however this process ends
    if (isDone()) return;
    // A separate process, because the tests' environment would build React for development.
    execFileSync(process.execPath, [SCRIPT, part], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
  } finally {
    lock.close();
  }
}
