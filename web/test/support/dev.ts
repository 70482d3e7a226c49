import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';
import { root } from '../../../scripts/files.mjs';

/** Runs `npm run dev` on a free port with an empty store. Returns its address. */
export async function startDev(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'signoria-dev-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, NODE_ENV: 'development' };
  const dev = spawn('npm', ['run', 'dev'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    const closed = once(dev, 'close');
    process.kill(-Number(dev.pid), 'SIGINT'); // to the whole process group, as Ctrl+C does
    await closed;
    rmSync(data, { recursive: true, force: true });
  });
  for await (const line of createInterface({ input: dev.stdout })) {
    const [, address] = /Signoria is at (http\S+)\//.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  return expect.fail('npm run dev ended without an address');
}
