import { GAME_IDS } from '@signoria/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { choose, confirm } from '../support/choosing.ts';
import { waitForPerson } from '../support/localGamePage.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

async function atTable(page: Page, game = 'card'): Promise<string> {
  await sitDown(page, `/new/${game}`, 2, 'help');
  await waitForPerson(page);
  return page.url();
}

const help = (page: Page) => page.locator('.help');

describe('rules and settings open beside the table', () => {
  test('the bar opens them, the table stays usable, and Escape closes them', async () => {
    await visit(async ({ page, inBothThemes }) => {
      const address = await atTable(page);
      const board = await page.locator('.board').boundingBox();
      await page.getByRole('link', { name: 'Rules' }).click();
      await help(page).getByRole('heading', { name: 'Florenza: The Card Game' }).waitFor();
      expect(await page.locator('.board').boundingBox()).toEqual(board);
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
      await choose(page, 1);
      await expect.poll(() => confirm(page).isEnabled()).toBe(true);
      await help(page).getByLabel('Search the rules').fill('preacher');
      await expect.poll(() => help(page).locator('.rule').count()).toBeLessThan(20);
      await page.keyboard.press('Escape');
      await help(page).waitFor({ state: 'detached' });
      expect(await confirm(page).isEnabled()).toBe(true); // the selection is kept
      expect(page.url()).toBe(address);
    });
  });

  test('a cited rule number opens the rules at that rule, and links lead to other rules', async () => {
    await visit(async ({ page }) => {
      const address = await atTable(page);
      await page.locator('.rail .named').first().click();
      const sheet = page.locator('dialog.tip[open]');
      await sheet.locator('summary').click();
      const cite = sheet.locator('dt a').first();
      const number = await cite.innerText();
      await cite.click();
      await help(page).locator(`[id="${number}"].cited`).waitFor();
      expect(await sheet.count()).toBe(0);
      await help(page).locator('summary').first().click();
      await help(page).getByRole('link', { name: 'R11', exact: false }).first().click();
      expect(page.url()).toBe(address);
      await help(page).getByRole('button', { name: 'Close' }).click();
      await help(page).waitFor({ state: 'detached' });
    });
  });

  test('settings change the table at once; focus returns to the button that opened them', async () => {
    await visit(async ({ page }) => {
      await atTable(page, 'dice');
      await page.getByRole('link', { name: 'Settings' }).focus();
      await page.keyboard.press('Enter');
      await help(page).getByText('Deutsch').click();
      await page.getByRole('button', { name: 'Bestätigen' }).waitFor();
      await help(page).getByRole('button', { name: 'Schließen' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/settings');
    });
  });

  test('on a phone they cover the table as a sheet', async () => {
    await visit(
      async ({ page, overflows, inBothThemes }) => {
        const address = await atTable(page, 'dice');
        await page.getByRole('link', { name: 'Rules' }).click();
        await page.locator('dialog.help:modal').getByRole('heading', { name: 'Florenza Dice Game' }).waitFor();
        await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
        expect(await overflows()).toBe(false);
        await page.keyboard.press('/'); // a shortcut of the table, which is disabled here
        expect(await page.locator(':popover-open').count()).toBe(0);
        await page.keyboard.press('Escape');
        await help(page).waitFor({ state: 'detached' });
        await page.getByRole('link', { name: 'Rules' }).press('Enter');
        await help(page).getByRole('button', { name: 'Close' }).press('Enter');
        await help(page).waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/rules/dice');
        expect(page.url()).toBe(address);
      },
      { width: 390 },
    );
  });
});

test('the explanation of a card shows it enlarged', async () => {
  await visit(async ({ page, inBothThemes }) => {
    await atTable(page);
    const sheet = page.locator('dialog.tip[open]');
    await page.locator('.card-work .pointInfo').first().dispatchEvent('click');
    await sheet.locator('.picture svg.window').waitFor();
    expect(await sheet.locator('h2').innerText()).toContain(await sheet.locator('.picture b').innerText());
    expect((await sheet.locator('.picture').boundingBox())?.width).toBeGreaterThan(180);
    await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
  });
});

test('the rule in the address stays visible after the drawings above it have loaded', async () => {
  await visit(async ({ page }) => {
    await page.route('**/assets/pictures*', async (request) => {
      await page.locator('[id="R5.3"].cited').waitFor();
      await request.continue();
    });
    await page.goto('/rules/card#R5.3');
    await page.locator('.components figure').first().waitFor({ state: 'attached' });
    const top = () => page.locator('[id="R5.3"]').evaluate((rule) => rule.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(1000);
  });
});

test.each(GAME_IDS)('the rules of %s begin with an overview and the components', async (game) => {
  await visit(async ({ page, inBothThemes }) => {
    await page.goto(`/rules/${game}`);
    await page.locator('.components figure').first().waitFor();
    expect(await page.locator('.overview h2').allInnerTexts()).toEqual([
      'Aim',
      expect.stringMatching(/^A (round|turn)$/),
      'End of the game',
      'Points',
    ]);
    // every drawing in use is defined
    const missing = () =>
      page
        .locator('.components use, .example use')
        .evaluateAll((uses) =>
          uses.map((use) => use.getAttribute('href') ?? '').filter((id) => !document.querySelector(id)),
        );
    expect(await missing()).toEqual([]);
    await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
  });
});

test('the home page links to a list of rules, and the list to the rules of a game', async () => {
  await visit(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('heading', { name: 'The rules' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Dice Game' }).click();
    await page.getByRole('heading', { name: 'Florenza Dice Game' }).waitFor();
  });
});

test('the sign after a ruling opens and closes its explanation', async () => {
  await visit(async ({ page, inBothThemes }) => {
    await page.goto('/rules/florenza#R4.1');
    const rule = page.locator('[id="R4.1"]');
    const sign = rule.getByRole('button', { name: 'Our ruling' });
    expect(await sign.getAttribute('aria-expanded')).toBe('false');
    await sign.press('Enter');
    await rule.getByText('The printed rulebook leaves this open.').waitFor();
    expect(await sign.getAttribute('aria-expanded')).toBe('true');
    await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    await sign.press('Enter');
    await rule.getByText('The printed rulebook leaves this open.').waitFor({ state: 'detached' });
    await page.getByLabel('Search the rules').fill('our ruling');
    await expect.poll(() => page.locator('.rule').count()).toBeLessThan(60);
    expect(await page.locator('.rule:not(:has(.rulingSign))').count()).toBe(0);
  });
});

test('worked examples are drawn below their rules, and folded beside a table', async () => {
  await visit(async ({ page, inBothThemes }) => {
    await page.goto('/rules/florenza#R9.5');
    const example = (number: string) => page.locator(`[id="${number}"] .example`);
    await example('R9.5').locator('.picture').first().waitFor();
    expect(await example('R9.5').locator('li .icon').count()).toBeGreaterThan(5);
    expect(await example('R9.4').count()).toBe(0);
    await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    await atTable(page, 'florenza');
    await page.getByRole('link', { name: 'Rules' }).click();
    await help(page).locator('.example').first().waitFor();
    expect(await help(page).locator('.example[open]').count()).toBe(0);
  });
});
