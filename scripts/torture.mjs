// `npm run torture`: injects faults (kill, freeze, full disk) into the server during games and checks that no confirmed
// move is lost, duplicated or divergent.
// Arguments after `--` are passed on: npm run torture -- --part 0.1 --only "kill -9" --seed 7
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { externalNpmPackages } from './build.mjs';
import { root } from './files.mjs';
import { build, checkNode, install } from './setup.mjs';

checkNode();
await install();
await build();
const folder = mkdtempSync(join(tmpdir(), 'signoria-torture-'));
try {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const outfile = join(folder, 'torture.mjs');
  const entry = join(root, 'server', 'torture', 'main.ts');
  await bundle({
    entryPoints: [entry],
    outfile,
    bundle: true,
    plugins: [externalNpmPackages],
    platform: 'node',
    format: 'esm',
  });
  const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
