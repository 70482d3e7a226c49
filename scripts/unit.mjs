// `npm run unit`: installs missing packages, then runs some of the tests. Tests build the bundles that they need.
// Arguments after `--` are passed to vitest: npm run unit -- games/card -t workshop
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installedBrowser } from './browser.mjs';
import { root } from './files.mjs';
import { checkNode, install } from './setup.mjs';

checkNode();
await install();
const browser = installedBrowser();
if (browser) process.env.SIGNORIA_BROWSER = browser;
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
