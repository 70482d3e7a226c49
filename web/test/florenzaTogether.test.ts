import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOver, lookBack, sitDownByLink } from './guests.ts';
import type { RunningServer } from './server.ts';
import { runServer } from './server.ts';
import { launch, visitor } from './visitor.ts';
import { answerByHint } from './wholeGame.ts';

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

test('a whole game of Florenza by a link, looked back at in the end', { timeout: 300_000 }, async () => {
  const anna = await visitor(browser, server.address);
  const otto = await visitor(browser, server.address, { width: 390 });
  try {
    await sitDownByLink(anna.page, otto.page, 'florenza');
    for (let turn = 0; !(await isOver(anna.page)); turn++) {
      const isAnswered = (await answerByHint(anna.page)) !== null || (await answerByHint(otto.page)) !== null;
      if (!isAnswered) await anna.page.waitForTimeout(30);
      expect(turn).toBeLessThan(2000);
    }
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);
    await lookBack(otto.page);
    await expect.poll(() => otto.page.locator('.fl-work.done').count()).toBeGreaterThan(0);
    expect([...anna.complaints, ...otto.complaints]).toEqual([]);
  } finally {
    await anna.leave();
    await otto.leave();
  }
});
