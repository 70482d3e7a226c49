import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, isPageBuilt } from '../scripts/build.mjs';

/** Global setup, once before all test files: rebuilds the programs and the web page if their sources have changed. */
export default function build(): void {
  if (isBuilt() && isPageBuilt()) return;
  const script = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  // A separate process, because the tests' environment would build React for development.
  execFileSync(process.execPath, [script], { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' });
}
