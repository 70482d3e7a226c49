import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/**
 * Bundles a program in this folder to run as a process of its own, since the oldest supported Node (20.19) does not run
 * TypeScript.
 */
export async function withBundled<T>(entry: string, work: (program: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-child-'));
  try {
    symlinkSync(MODULES, join(folder, 'node_modules'));
    const program = join(folder, 'child.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
      outfile: program,
      bundle: true,
      external: ['better-sqlite3', 'kysely', 'pg'],
      platform: 'node',
      format: 'esm',
      logLevel: 'warning',
    });
    return await work(program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
