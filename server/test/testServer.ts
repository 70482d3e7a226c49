import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivedSeed } from '@signoria/engine';
import { expect, inject } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { startServer } from '../src/index.ts';
import { SEED } from './seed.ts';

/** A server for tests on a free port with its own folder. `cleanUp` closes it and removes the folder. */
export interface TestServer {
  readonly running: RunningServer;
  /** Stops the server and starts it again over the same store. */
  restart(): Promise<void>;
}

const opened: RunningServer[] = [];
const folders: string[] = [];
const afterwards: (() => Promise<void>)[] = [];

/** Closes and removes everything that the tests of a file have opened. `setup.ts` calls it after each file. */
export async function cleanUp(): Promise<void> {
  await Promise.all(opened.splice(0).map((server) => server.close().catch(() => undefined)));
  for (const work of afterwards.splice(0)) await work();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export async function openTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = temporaryFolder();
  const drawn = { game: 0, bot: 0 };
  const own: ServerOptions = {
    port: 0,
    dataDir,
    botWorker: new URL(inject('botWorker')),
    report: unexpected,
    freshSeed: (purpose) => derivedSeed(SEED, purpose, drawn[purpose]++),
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
