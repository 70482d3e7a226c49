// `npm run fuzz`: runs the conformance kits and property tests with a fresh seed, then plays random games. Ends at the
// first failure.
// npm run fuzz -- --seed 123 --games 50 repeats one run, or makes it shorter.

import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder, packages, root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';
import { build, checkNode, install } from './setup.mjs';

/** Calls of the kit that depend on SIGNORIA_FUZZ_SEED. */
const RANDOM_TEST = /\b(?:conformance|anyOptions|propertySettings)\(/;
const PROGRAM = join('cli', 'dist', 'signoria.mjs');

const { values } = parseArgs({
  options: { seed: { type: 'string' }, games: { type: 'string', default: '1000' } },
});
const seed = values.seed ?? String(randomInt(2 ** 31)); // a number, for fast-check; the engine accepts any text

checkNode();
await install();
await build();
log(`The seed of this run is ${seed}.`);

function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SIGNORIA_FUZZ_SEED: seed },
  });
  if (status === 0) return;
  exitWithError(
    'A check failed. To repeat the whole run:',
    `  npm run fuzz -- --seed ${seed} --games ${values.games}`,
    'To repeat this part:',
    `  SIGNORIA_FUZZ_SEED=${seed} node ${args.join(' ')}`,
  );
}

const tests = packages()
  .flatMap((folder) => filesUnder(join(root, folder, 'test'), '.test.ts'))
  .filter((file) => RANDOM_TEST.test(readFileSync(file, 'utf8')))
  .map((file) => relative(root, file));
log('Conformance and property tests …');
run('node_modules/vitest/vitest.mjs', 'run', ...tests);
const { games } = JSON.parse(execFileSync(process.execPath, [PROGRAM, 'games', '--json'], { cwd: root }));
for (const { id } of games) {
  log(`${values.games} games of ${id} with each number of seats …`);
  run(PROGRAM, 'fuzz', '--game', id, '--games', values.games, '--seed', seed);
}
log(`No failures with seed ${seed}.`);
