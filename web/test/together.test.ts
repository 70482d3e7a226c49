import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visitor } from './visitor.ts';

/** The server as `npm start` runs it, on a port of its own and with nothing on its shelves. */
const PROGRAM = fileURLToPath(new URL('../../cli/dist/signoria-server.mjs', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'signoria-together-'));
let server: ChildProcess;
let address = '';
let browser: Browser;

beforeAll(async () => {
  server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    server.stdout?.on('data', (line) => resolve(/http\S+/.exec(String(line))?.[0] ?? ''));
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const options = (page: Page) => page.locator('.opts [role=option]');
const question = (page: Page) => page.locator('.ask');
const isOver = (page: Page) => page.locator('.end').isVisible();

/** Answers with one of the choices if this page is asked; says whether it was. */
async function answers(page: Page, which: number): Promise<boolean> {
  const count = await options(page).count();
  if (count === 0) return false;
  const before = await question(page).innerText();
  await options(page)
    .nth(which % count)
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await isOver(page)) || (await question(page).innerText()) !== before).toBe(true);
  return true;
}

test('two browsers play a whole game by a link, with a reload and a dropped connection in the middle', {
  timeout: 300_000,
}, async () => {
  const anna = await visitor(browser, address);
  const otto = await visitor(browser, address, { width: 390 });
  try {
    await anna.page.goto('/');
    await anna.page.getByRole('link', { name: 'With friends, by link' }).click();
    await anna.page.getByLabel('Your name').fill('Anna');
    await anna.page.getByRole('button', { name: 'Set the table and get the link' }).click();
    await anna.picture('waiting-room');
    const link = await anna.page.getByLabel('The link for your friends').inputValue();

    await otto.page.goto(link);
    await otto.page.getByLabel('Your name').fill('Otto');
    await otto.page.getByRole('button', { name: 'Sit down' }).click();
    await anna.page.getByRole('button', { name: 'Begin the game' }).click();
    await question(otto.page).waitFor();

    for (let turn = 0; !(await isOver(anna.page)); turn++) {
      if (turn === 9) await otto.page.reload();
      if (turn === 15) await anna.page.context().setOffline(true);
      if (turn === 17) await anna.page.context().setOffline(false);
      const acted =
        (await answers(otto.page, turn)) || (turn !== 15 && turn !== 16 && (await answers(anna.page, turn)));
      if (!acted) await anna.page.waitForTimeout(50);
    }
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    expect(await otto.page.locator('.end h2').innerText()).toBe(result);
    expect(anna.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
    expect(otto.complaints).toEqual([]);
    await anna.picture('together-end');
  } finally {
    await anna.leave();
    await otto.leave();
  }
});

test('a link without a table says so', async () => {
  const one = await visitor(browser, address);
  try {
    await one.page.goto('/with/nothing-here');
    await one.page.getByText('There is no table behind this link').waitFor();
  } finally {
    await one.leave();
  }
});
