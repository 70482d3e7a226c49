import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seedOf } from '@signoria/engine';
import { build } from 'esbuild';
import { afterAll, expect } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { startServer } from '../src/index.ts';
import { SEED } from './seed.ts';

/** A server of a test's own, on a free port, with its own folder; everything is gone after the tests of the file. */
export interface TestServer {
  readonly running: RunningServer;
  /** Stops and starts again over the same store. */
  restart(): Promise<void>;
}

const worker = await bundledWorker();
const opened: RunningServer[] = [];
const folders: string[] = [worker.folder];
const afterwards: (() => Promise<void>)[] = [];

afterAll(async () => {
  await Promise.all(opened.map((server) => server.close().catch(() => undefined)));
  for (const work of afterwards) await work();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export async function openTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = temporaryFolder();
  const drawn = { game: 0, bot: 0 };
  const own: ServerOptions = {
    port: 0,
    dataDir,
    botWorker: worker.url,
    report: unexpected,
    freshSeed: (purpose) => seedOf(SEED, purpose, drawn[purpose]++),
  };
  const open = async () => {
    const server = await startServer({ ...own, ...options });
    opened.push(server);
    return server;
  };
  let server = await open();
  return {
    get running() {
      return server;
    },
    async restart() {
      await server.close();
      server = await open();
    },
  };
}

/** When the last server is closed: what it stood on can go. */
export function onceClosed(work: () => Promise<void>): void {
  afterwards.push(work);
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-server-'));
  folders.push(folder);
  return folder;
}

/** Whatever the server reports to its owner is a mistake of ours. */
function unexpected(what: string, error: unknown): void {
  expect.soft(error, what).toBeUndefined();
}

/** Worker threads know no TypeScript: bots get the bundle they get in real life. */
async function bundledWorker(): Promise<{ folder: string; url: URL }> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-worker-'));
  const outfile = join(folder, 'bot-worker.mjs');
  const entry = new URL('../src/bots/worker.ts', import.meta.url).pathname;
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  return { folder, url: pathToFileURL(outfile) };
}
