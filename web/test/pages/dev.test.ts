import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../../scripts/files.mjs';
import { launch, sitDown, visitor } from '../support/visitor.ts';

/** Runs `npm run dev` on a free port with an empty store. Returns its address. */
async function startDev(): Promise<string> {
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

test('npm run dev serves the sources of the page and, at the same address, the API', async () => {
  const address = await startDev();
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page, consoleMessages } = await visitor(browser, address, { keepsPage: true });
  await sitDown(page, '/new/dice', 1, 'arno');
  await page.locator('.ask').waitFor();
  const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(scripts).toContain('/@vite/client');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await page.request.post('/api/people', { data: { name: 'Anna' } })).status()).toBe(201);
  expect(consoleMessages).toEqual([]);
});
