import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { introduce, setTable } from '../support/guests.ts';
import type { RunningServer } from '../support/server.ts';
import { runServer } from '../support/server.ts';
import type { Visitor } from '../support/visitor.ts';
import { launch, visitor } from '../support/visitor.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await runServer({ ANALYSIS_SAMPLES: '4' });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

const pathOf = (id: string) => `/api/tables/${id}/analysis`;

/** Lets two bots play a game to its end. */
async function botGame(page: Page): Promise<string> {
  const bot = { kind: 'bot', level: 'random' };
  const id = await setTable(page, { seats: [bot, bot] });
  const send = (method: string, path: string) =>
    page.evaluate(
      async (wanted) => {
        const headers = { 'content-type': 'application/json' };
        const options = wanted.method === 'GET' ? {} : { method: wanted.method, headers, body: '{}' };
        return (await fetch(wanted.path, options)).json();
      },
      { method, path },
    );
  await send('POST', `/api/tables/${id}/start`);
  await expect.poll(async () => (await send('GET', `/api/tables/${id}`)).status, { timeout: 120_000 }).toBe('over');
  return id;
}

/** Opens the report. Returns the workers that the page starts until the report is complete. */
async function openReport({ page }: Visitor, id: string): Promise<number> {
  let workers = 0;
  page.on('worker', () => workers++);
  await page.goto(`/analysis/with/${id}`);
  await page.locator('.turning li').first().waitFor({ timeout: 120_000 });
  return workers;
}

test('the server analyses a game once, and others open the report without computing', async () => {
  const anna = await visitor(browser, server.address);
  await introduce(anna.page, 'Anna');
  const id = await botGame(anna.page);
  expect(await openReport(anna, id)).toBeLessThanOrEqual(1); // the chart
  await anna.page.getByText('compared in 4 simulations instead of 200').waitFor();
  const guest = await visitor(browser, server.address, { width: 390 });
  expect(await openReport(guest, id)).toBe(0);
  const [shown, shared] = await Promise.all(
    [anna, guest].map(({ page }) => page.locator('.turning li').allInnerTexts()),
  );
  expect(shared).toEqual(shown);
  for (const one of [anna, guest]) {
    expect(one.consoleMessages).toEqual([]);
    await one.close();
  }
});

test('the browser of a visitor without a name analyses a game that the server has not analysed', async () => {
  const anna = await visitor(browser, server.address);
  await introduce(anna.page, 'Anna');
  const id = await botGame(anna.page);
  await anna.close();
  const guest = await visitor(browser, server.address);
  expect(await openReport(guest, id)).toBeGreaterThan(0);
  expect(await guest.page.evaluate((path) => fetch(path).then((answer) => answer.json()), pathOf(id))).toEqual({
    state: 'none',
  });
  expect(guest.consoleMessages).toEqual([]);
  await guest.close();
});
