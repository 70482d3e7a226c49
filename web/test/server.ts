import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../cli/dist/signoria-server.mjs', import.meta.url));

export interface RunningServer {
  readonly address: string;
  close(): void;
}

/** The server as `npm start` runs it, on a port of its own and with nothing on its shelves. */
export async function runServer(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (line) => resolve(/http\S+/.exec(String(line))?.[0] ?? ''));
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    address,
    close() {
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
