import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { StorePlace } from '../src/store/index.ts';

const CHILD = fileURLToPath(new URL('store-crash-child.ts', import.meta.url));
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Kills a process in the midst of appending; gives back the last number that it was told is on disk. */
export async function lastAcknowledged({ dataDir, databaseUrl }: StorePlace, table: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-crash-'));
  try {
    symlinkSync(MODULES, join(folder, 'node_modules'));
    const program = join(folder, 'child.mjs');
    await build({
      entryPoints: [CHILD],
      outfile: program,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'warning',
    });
    return await killedAfter(40, program, table, {
      ...process.env,
      DATA_DIR: dataDir ?? '',
      DATABASE_URL: databaseUrl ?? '',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function killedAfter(lines: number, program: string, table: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [program, table], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.split('\n').length > lines) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve(Number(said.trim().split('\n').at(-1))) : reject(new Error('the child gave up')),
    );
  });
}
