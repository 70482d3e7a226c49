import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { introduce, setTable } from '../support/guests.ts';
import type { RunningServer } from '../support/server.ts';
import { runServer } from '../support/server.ts';
import type { Visitor } from '../support/visitor.ts';
import { launch, visitor } from '../support/visitor.ts';

let server: RunningServer;
let browser: Browser;
let host: Visitor;

const TABLES = 45;
const WAITING = { visibility: 'public', seats: [{ kind: 'person' }, { kind: 'open' }], options: { guilds: false } };

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer(), launch()]);
  host = await visitor(browser, server.address);
  await introduce(host.page, 'Anna');
  for (let count = 0; count < TABLES; count++) await setTable(host.page, WAITING);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.each([
  ['en', 'Open tables', 'More tables: Open tables'],
  ['de', 'Offene Tische', 'Weitere Tische: Offene Tische'],
  ['it', 'Tavoli aperti', 'Altri tavoli: Tavoli aperti'],
] as const)('%s: a list loads its next page by keyboard', async (language, title, more) => {
  const one = await visitor(browser, server.address, { language, width: 390 });
  const { page } = one;
  try {
    await page.goto('/tables');
    const rows = section(page, title).getByRole('listitem');
    const button = page.getByRole('button', { name: more });
    const focusedRow = () =>
      page.evaluate(() => {
        const row = document.activeElement?.closest('.tableList > li');
        return row === null || row === undefined ? -1 : [...(row.parentElement?.children ?? [])].indexOf(row);
      });
    for (const [shown, all] of [
      [20, 40],
      [40, TABLES],
    ] as const) {
      await expect.poll(() => rows.count()).toBe(shown);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => rows.count()).toBe(all);
      await expect.poll(focusedRow).toBe(shown); // the first new row
    }
    expect(await button.count()).toBe(0);
    expect(one.consoleMessages).toEqual([]);
  } finally {
    await one.close();
  }
});

test('a list with a button for more tables has no serious accessibility faults, on any screen', async () => {
  const one = await visitor(browser, server.address, { width: 390 });
  try {
    await one.page.goto('/tables');
    await one.page.getByRole('button', { name: 'More tables: Open tables' }).waitFor();
    await one.atWidths([390, 1440], async () => {
      await one.inBothThemes(async () => {
        await one.picture('lobby-more');
        expect(await seriousFaults(one.page)).toEqual([]);
      });
      expect(await one.overflows()).toBe(false);
    });
  } finally {
    await one.close();
  }
});

test('loaded pages of a list stay and are updated', async () => {
  const { page } = host;
  await page.goto('/tables');
  const rows = section(page, 'Your tables').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(20);
  await page.getByRole('button', { name: 'More tables: Your tables' }).click();
  await expect.poll(() => rows.count()).toBe(40);
  await setTable(page, { ...WAITING, visibility: 'link' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const first = await page.evaluate(async () => {
    const { mine } = (await (await fetch('/api/tables?size=1')).json()) as { mine: { tables: { id: string }[] } };
    return mine.tables[0]?.id;
  });
  await expect.poll(() => rows.first().getByRole('link').getAttribute('href')).toBe(`/with/${first}`);
  expect(await rows.count()).toBe(40);
});

test('a table that waits for the visitor is listed first although newer ones fill the first page', async () => {
  const one = await visitor(browser, server.address);
  const { page } = one;
  try {
    await introduce(page, 'Otto');
    const id = await setTable(page, { seats: [{ kind: 'person' }, { kind: 'local' }] });
    await page.request.post(`/api/tables/${id}/start`, { headers: { origin: server.address } });
    for (let count = 0; count < 21; count++) await setTable(page, { ...WAITING, visibility: 'link' });
    for (const [address, list] of [
      ['/tables', '.tableList'],
      ['/', '.waitCards'],
    ] as const) {
      await page.goto(address);
      await expect.poll(() => page.locator(`${list} a`).first().getAttribute('href')).toBe(`/with/${id}`);
    }
    expect(one.consoleMessages).toEqual([]);
  } finally {
    await one.close();
  }
});
