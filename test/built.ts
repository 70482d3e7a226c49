import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, isPageBuilt } from '../scripts/build.mjs';

/** Once before any test file: the programs and the page that tests start are those of the sources as they are. */
export default function build(): void {
  if (isBuilt() && isPageBuilt()) return;
  const script = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  // In a process of its own: the tests' environment would build React for development.
  execFileSync(process.execPath, [script], { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' });
}
