import { spawn } from 'node:child_process';
import type { StoreLocation } from '../src/store/index.ts';
import { withBundled } from './bundledChild.ts';

/** Kills a process while it appends decisions. Returns the last acknowledged number. */
export async function lastAcknowledged({ dataDir, databaseUrl }: StoreLocation, table: string): Promise<number> {
  return withBundled('storeCrashChild.ts', (program) =>
    killedAfter(40, program, table, { ...process.env, DATA_DIR: dataDir ?? '', DATABASE_URL: databaseUrl ?? '' }),
  );
}

function killedAfter(lines: number, program: string, table: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [program, table], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > lines) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) =>
      signal === 'SIGKILL'
        ? resolve(Number(printed.trim().split('\n').at(-1)))
        : reject(new Error('the child process ended before it was killed')),
    );
  });
}
