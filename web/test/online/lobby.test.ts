import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { introduce, setTable } from '../support/guests.ts';
import { layoutShift, observeLayoutShift } from '../support/layoutShift.ts';
import { openServer } from '../support/visit.ts';
import type { Visitor } from '../support/visitor.ts';

const { newVisitor } = openServer();

const PUBLIC = { visibility: 'public', seats: [{ kind: 'person' }, { kind: 'open' }] };
const openTables = (page: Page) => page.getByRole('region', { name: 'Open tables', exact: true });
const filter = (page: Page, name: string) => openTables(page).getByRole('combobox', { name });
const titles = (page: Page) => openTables(page).locator('li b').allInnerTexts();

async function together(act: (anna: Visitor, otto: Visitor) => Promise<void>): Promise<void> {
  const [anna, otto] = [await newVisitor(), await newVisitor({ width: 390 })];
  try {
    await act(anna, otto);
    expect([...anna.consoleMessages, ...otto.consoleMessages]).toEqual([]);
  } finally {
    for (const one of [anna, otto]) await one.close();
  }
}

test('open tables are filtered by keyboard; the filters are in the address and remembered', async () => {
  await together(async (anna, otto) => {
    await introduce(anna.page, 'Anna');
    const tables = [
      { game: 'dice', language: 'it', clock: { kind: 'days', days: 3 } },
      { game: 'card', language: 'de', hints: false, seats: [...PUBLIC.seats, { kind: 'open' }] },
      { game: 'firenze', language: 'it', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] },
    ];
    for (const table of tables) await setTable(anna.page, { ...PUBLIC, ...table });
    const { page } = otto;
    await observeLayoutShift(page);
    await page.goto('/tables');
    await expect.poll(() => titles(page)).toEqual(['Firenze, 2 of 2', 'The Card Game, 1 of 3', 'Dice Game, 1 of 2']);
    expect(await layoutShift(page)).toBeLessThan(0.05);
    const rows = openTables(page).getByRole('listitem');
    expect(await rows.nth(0).getByRole('link').count()).toBe(0); // a full table offers no "Join"
    expect(await rows.nth(0).innerText()).toContain('full');
    expect(await rows.nth(1).innerText()).toMatch(/Deutsch\s+no hints[\s\S]*Join/);
    await otto.inBothThemes(async () => {
      await otto.picture('lobby-filters');
      expect(await seriousFaults(page)).toEqual([]);
    });
    expect(await otto.overflows()).toBe(false);

    await filter(page, 'Language').focus();
    await page.keyboard.type('Ital');
    await expect.poll(() => titles(page)).toEqual(['Firenze, 2 of 2', 'Dice Game, 1 of 2']);
    await filter(page, 'Free seats').selectOption('1 or more');
    await expect.poll(() => titles(page)).toEqual(['Dice Game, 1 of 2']);
    expect(new URL(page.url()).search).toBe('?free=1&language=it');
    await filter(page, 'Pace').selectOption('Live');
    await openTables(page).getByText('No open table matches these filters.').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Tables', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?free=1&pace=live&language=it');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => titles(page)).toHaveLength(3);
    await page.goto('/tables?game=card&language=latin');
    await expect.poll(() => titles(page)).toEqual(['The Card Game, 1 of 3']);
    expect(await filter(page, 'Game').inputValue()).toBe('card');
  });
}, 180_000);

test('the host gives free seats to bots, without hints, and leaving leads back to the lobby', async () => {
  await together(async (anna, otto) => {
    const { page } = anna;
    await page.goto('/friends/card');
    await page.getByLabel('Your name').fill('Anna');
    await page.getByLabel('4 players').check();
    expect(await page.getByLabel('Language at the table').inputValue()).toBe('en');
    await page.getByLabel('Language at the table').selectOption('Italiano');
    await page.getByLabel('Allow hints').uncheck();
    await anna.picture('set-up-online');
    await page.getByRole('button', { name: 'Set up the table and get the link' }).click();
    const link = await page.getByLabel('Link for your friends').inputValue();
    expect(await page.locator('.factLine').innerText()).toMatch(/Italiano\s+no hints/);
    await otto.page.goto(link);
    await otto.page.getByLabel('Your name').fill('Otto');
    await otto.page.getByRole('button', { name: 'Join the table' }).click();
    await otto.page.getByText('The host starts the game.').waitFor();
    expect(await otto.page.getByRole('button', { name: 'Give to a bot' }).count()).toBe(0);
    await page.getByLabel('Bots for free seats').selectOption('Apprentice');
    await page.getByText('Good for your first games.').waitFor();
    await anna.inBothThemes(async () => {
      await anna.picture('waiting-bots');
      expect(await seriousFaults(page)).toEqual([]);
    });
    await page.getByRole('button', { name: 'Seat 4: Give to a bot' }).press('Enter');
    await expect.poll(() => otto.page.locator('.tableSeats').innerText()).toContain('Bot: Apprentice, builder');
    await page.getByRole('button', { name: 'Seat 3: Give to a bot' }).press('Enter');
    await page.getByRole('button', { name: 'Start game' }).click();

    const hint = page.getByRole('button', { name: 'This table was set up without hints.' });
    await hint.waitFor();
    expect(await hint.isDisabled()).toBe(true);
    await page.keyboard.press('h');
    await otto.page.getByRole('button', { name: 'About this table' }).click();
    expect(await otto.page.locator('.about .factLine').innerText()).toContain('no hints');
    await otto.page.getByRole('button', { name: 'Leave the table' }).click();
    await otto.page.waitForURL('**/tables');
    await page.getByText('A bot is playing for Otto').waitFor();
  });
}, 180_000);
