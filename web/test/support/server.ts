import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPage, builtProgram } from '../../../test/built.ts';

/** Returns the bundled server. It serves the built page. */
export function serverProgram(): string {
  builtPage();
  return builtProgram('signoria-server');
}

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
  /** Starts the server again at the same address with the same data. */
  start(): Promise<void>;
  close(): void;
}

/** Runs the server like `npm start`, on its own port and with an empty store. `settings` are environment variables. */
export async function runServer(settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  let running = await run({ ...settings, PORT: '0', DATA_DIR: data });
  const { address } = running;
  return {
    address,
    async stop() {
      const ended = once(running.server, 'exit');
      running.server.kill('SIGTERM');
      await ended;
    },
    async start() {
      running = await run({ ...settings, PORT: new URL(address).port, DATA_DIR: data });
    },
    close() {
      running.server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function run(settings: NodeJS.ProcessEnv): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  const server = spawn(process.execPath, [serverProgram()], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (line) => resolve(/http\S+/.exec(String(line))?.[0] ?? ''));
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { server, address };
}
