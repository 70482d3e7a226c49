// `npm run compare -- BASE [OTHER]`: counts the processor instructions per decision of two versions of the rules. Each is
// a commit or the folder of a clone; OTHER is this clone by default. Needs valgrind; other load on the machine does not
// change the counts.
// npm run compare -- HEAD~1 --only dice,florenza-full measures contestants with any of these words in their id.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import { externalNpmPackages, forNode } from './build.mjs';
import { packages, readJson, root } from './files.mjs';
import { exitWithError } from './messages.mjs';

/** Decisions before the first and the second count. The difference excludes the start and most of the JIT compiler. */
const DECISIONS = [250_000, 500_000];
const CONTESTANTS = [
  ...['full-games-3', 'playouts-3', 'dice-full-games-4', 'dice-playouts-1', 'dice-playouts-3'],
  ...['firenze-full-games-4', 'firenze-playouts-3', 'florenza-full-games-5', 'florenza-playouts-3'],
];
/** The measured program. Each call of `run` plays one game. */
const PROGRAM = `
  import { CONTESTANTS } from './src/contestants.ts';
  const [id, least] = process.argv.slice(2);
  const contestant = CONTESTANTS[id]();
  let decisions = 0;
  while (decisions < Number(least)) decisions += contestant.run(0.0001).decisions;
  console.log(decisions);`;
const VALGRIND = ['--tool=cachegrind', '--cache-sim=no', '--cachegrind-out-file=/dev/null', '--smc-check=all-non-file'];
/** Makes V8 compile and collect garbage at the same points in every run. */
const PREDICTABLE = ['--predictable', '--single-threaded', '--hash-seed=1', '--random-seed=1'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const [base, other = '.'] = positionals;
if (base === undefined) exitWithError('Expected a commit or the folder of a clone to compare with.');
const ids = CONTESTANTS.filter((id) => values.only.split(',').some((word) => id.includes(word)));

const temporary = mkdtempSync(join(tmpdir(), 'signoria-compare-'));
try {
  symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'));
  const programs = [await bundle(base, 'base'), await bundle(other, 'other')];
  const otherName = positionals[1] ?? 'this clone';
  console.log(`Instructions per decision: ${base}, ${otherName}; the ratio is above 1 if ${otherName} needs fewer.`);
  for (const id of ids) {
    const [before, now] = await Promise.all(programs.map((program) => instructionsPerDecision(program, id)));
    console.log(
      `${id.padEnd(22)} ${before.toFixed(1).padStart(9)} ${now.toFixed(1).padStart(9)} ${(before / now).toFixed(4)}`,
    );
  }
} finally {
  rmSync(temporary, { recursive: true });
}

/** Bundles the contestants of a version and returns the path of the program. */
async function bundle(version, name) {
  const folder = existsSync(version) ? resolve(version) : checkOut(version, join(temporary, name));
  const outfile = join(temporary, `${name}.mjs`);
  const source = { contents: PROGRAM, resolveDir: join(folder, 'bench') };
  await build({
    ...forNode,
    splitting: false,
    absWorkingDir: folder,
    stdin: source,
    outfile,
    plugins: [externalNpmPackages],
  });
  return outfile;
}

/** Writes the files of a commit to a folder and links its packages, so that they import each other. */
function checkOut(commit, folder) {
  mkdirSync(join(folder, 'node_modules/@signoria'), { recursive: true });
  const input = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input });
  for (const one of packages(folder))
    symlinkSync(join(folder, one), join(folder, 'node_modules', readJson(join(folder, one, 'package.json')).name));
  return folder;
}

async function instructionsPerDecision(program, id) {
  const [first, second] = [await count(program, id, DECISIONS[0]), await count(program, id, DECISIONS[1])];
  return (second.instructions - first.instructions) / (second.decisions - first.decisions);
}

/** Runs the program under valgrind. */
async function count(program, id, least) {
  const args = [...VALGRIND, process.execPath, ...PREDICTABLE, program, id, String(least)];
  const { stdout, stderr } = await promisify(execFile)('valgrind', args);
  const [, instructions] = /I\s+refs:\s+([\d,]+)/.exec(stderr);
  return { decisions: Number(stdout), instructions: Number(instructions.replaceAll(',', '')) };
}
