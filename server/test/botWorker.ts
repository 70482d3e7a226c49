import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the bundled bot worker. */
    readonly botWorker: string;
  }
}

/** Bundles the bot worker once for all test files, since worker threads do not run TypeScript. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-worker-'));
  const outfile = join(folder, 'bot-worker.mjs');
  const entry = fileURLToPath(new URL('../src/bots/worker.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  project.provide('botWorker', pathToFileURL(outfile).href);
  return () => rmSync(folder, { recursive: true, force: true });
}
