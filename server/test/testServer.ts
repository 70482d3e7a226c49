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

/** A server for tests on a free port with its own folder. It is removed after the tests of the file. */
export interface TestServer {
  readonly running: RunningServer;
  /** Stops the server and starts it again over the same store. */
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

/** Registers work to run after all servers are closed, such as stopping their database. */
export function onceClosed(work: () => Promise<void>): void {
  afterwards.push(work);
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-server-'));
  folders.push(folder);
  return folder;
}

/** Fails the test if the server reports an error. */
function unexpected(what: string, error: unknown): void {
  expect.soft(error, what).toBeUndefined();
}

/** Bundles the bot worker, since worker threads do not run TypeScript. */
async function bundledWorker(): Promise<{ folder: string; url: URL }> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-worker-'));
  const outfile = join(folder, 'bot-worker.mjs');
  const entry = new URL('../src/bots/worker.ts', import.meta.url).pathname;
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  return { folder, url: pathToFileURL(outfile) };
}
