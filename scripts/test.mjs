// `npm test`: sets up a fresh clone, then checks style and types and runs all tests.
// Arguments after `--` are passed to vitest: npm test -- engine -t chance
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { readJson, root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';
import { build, checkNode, install } from './setup.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a program of node_modules. Returns true if it succeeded. */
function step(name, program, args) {
  log(`${name} …`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  log(`${name}: ${status === 0 ? 'good' : 'FAILED'} (${seconds(started)})`);
  return status === 0;
}

const startedAt = performance.now();
checkNode();
await install();
await build();
const path = findBrowser();
if (path) process.env.SIGNORIA_BROWSER = path;
else log('Tests that need a browser are skipped.');
process.env.SIGNORIA_BUILT = 'all'; // tests skip the search for changed sources

if (!step('Style', '@biomejs/biome/bin/biome', ['check', '.'])) exitWithError('Stopped: no tests were run.');
for (const [what, project] of [
  ['Types', 'tsconfig.json'],
  ['Types of the page', 'web'],
])
  if (!step(what, 'typescript/bin/tsc', ['-p', project])) exitWithError('Stopped: no tests were run.');

const report = 'artefacts/vitest.json';
rmSync(join(root, report), { force: true });
const good = step('Tests', 'vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
if (!existsSync(join(root, report))) exitWithError('Stopped: vitest ended without a report.');

const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, testResults } = readJson(join(root, report));
// A test file that could not be loaded has no tests, but counts as failed.
const filesNotLoaded = testResults.filter(
  (file) => file.status === 'failed' && file.assertionResults.length === 0,
).length;
const failed = good ? 0 : numFailedTests + filesNotLoaded || 1;
if (skipped > 0) log(`${skipped} skipped`);
log(`Everything took ${seconds(startedAt)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(good ? 0 : 1);
