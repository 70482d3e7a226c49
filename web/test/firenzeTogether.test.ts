import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, isAsked, version } from './choosing.ts';
import { fewerSeals } from './fewerSeals.ts';
import { isOver } from './guests.ts';
import type { RunningServer } from './server.ts';
import { runServer } from './server.ts';
import { launch, visitor } from './visitor.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await runServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

const question = (page: Page) => page.locator('.ask h1').innerText();

/** Answers as the hint says if this page is asked; says what it was asked. */
async function answers(page: Page): Promise<string | null> {
  const before = await version(page);
  if (!(await isAsked(page))) return null;
  const asked = await question(page);
  if (!(await confirm(page).isEnabled())) await page.keyboard.press('h');
  await expect.poll(() => confirm(page).isEnabled(), { interval: 10 }).toBe(true);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => version(page), { interval: 10 }).toBeGreaterThan(before);
  return asked;
}

/** Takes a brick that was laid back, and is asked the same again; says whether there was one. */
async function takesBack(page: Page, asked: string): Promise<boolean> {
  if (!/ laid, cost /.test(await question(page))) return false;
  const before = await version(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => version(page)).toBeGreaterThan(before); // a table of the server counts this too
  await expect.poll(() => question(page)).toBe(asked);
  return true;
}

test('a whole game of Firenze by a link: taken back on the way, looked back at in the end', {
  timeout: 300_000,
}, async () => {
  const anna = await visitor(browser, server.address);
  const otto = await visitor(browser, server.address, { width: 390 });
  try {
    await anna.page.goto('/friends/firenze');
    await anna.page.getByLabel('Your name').fill('Anna');
    await fewerSeals(anna.page, 2);
    await anna.page.getByRole('button', { name: 'Set up the table and get the link' }).click();
    await otto.page.goto(await anna.page.getByLabel('The link for your friends').inputValue());
    await otto.page.getByLabel('Your name').fill('Otto');
    await otto.page.getByRole('button', { name: 'Sit down' }).click();
    await anna.page.getByRole('button', { name: 'Begin the game' }).click();
    await otto.page.locator('.ask').waitFor();

    let takenBack = 0;
    for (let turn = 0; !(await isOver(anna.page)); turn++) {
      const asked = await answers(anna.page);
      if (asked !== null && takenBack < 2 && (await takesBack(anna.page, asked))) {
        await expect.poll(async () => (await version(otto.page)) === (await version(anna.page))).toBe(true);
        takenBack++;
      }
      if (asked === null && (await answers(otto.page)) === null) await anna.page.waitForTimeout(30);
      expect(turn).toBeLessThan(2000);
    }
    expect(takenBack).toBe(2);
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);

    await otto.page.getByRole('link', { name: 'Look back' }).click();
    await otto.page.waitForURL('**/look*');
    await expect.poll(() => otto.page.locator('.lookPlace').innerText()).toMatch(/^0 of \d{2,}/);
    await otto.page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => version(otto.page)).toBeGreaterThan(0);
    await otto.page.keyboard.press('End');
    await expect.poll(() => otto.page.locator('.fz-seal').count()).toBeGreaterThan(1);
    expect([...anna.complaints, ...otto.complaints]).toEqual([]);
  } finally {
    await anna.leave();
    await otto.leave();
  }
});
