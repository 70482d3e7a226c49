// `npm test`: sets up a fresh clone, then checks style and types and runs all tests.
// Arguments after `--` are passed to vitest: npm test -- engine -t chance
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './files.mjs';
import { browser, build, checkNode, install, say, stop } from './setup.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a program of node_modules. Returns true if it succeeded. */
function step(name, program, words) {
  say(`${name} …`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  say(`${name}: ${status === 0 ? 'good' : 'FAILED'} (${seconds(started)})`);
  return status === 0;
}

const begun = performance.now();
checkNode();
await install();
await build();
const path = browser();
if (path) process.env.SIGNORIA_BROWSER = path;
process.env.SIGNORIA_BUILT = 'all'; // tests need not look for changed sources

if (!step('Style', '@biomejs/biome/bin/biome', ['check', '.'])) stop('Stopped: no tests were run.');
for (const [what, project] of [
  ['Types', 'tsconfig.json'],
  ['Types of the web', 'web'],
])
  if (!step(what, 'typescript/bin/tsc', ['-p', project])) stop('Stopped: no tests were run.');

const report = 'artefacts/vitest.json';
rmSync(join(root, report), { force: true });
const good = step('Tests', 'vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
if (!existsSync(join(root, report))) stop('Stopped: vitest ended without a report.');

const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, testResults } = readJson(join(root, report));
// A test file that could not be loaded has no tests, but counts as failed.
const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
const failed = good ? 0 : numFailedTests + unread || 1;
if (skipped > 0) say(`${skipped} skipped`);
say(`Everything took ${seconds(begun)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(good ? 0 : 1);
