import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPage } from '../../../test/built.ts';
import { seriousFaults } from '../support/axe.ts';
import { answer, choose } from '../support/choosing.ts';
import { decided, decisions, playerKinds, waitForPerson } from '../support/localGamePage.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { choosePlayer, sitDown } from '../support/visitor.ts';

const DIST = builtPage();
const { newVisitor, visit } = serveBuiltPage();

describe('the pages in a browser', () => {
  test('on a low screen a game can be started without scrolling, in every language', async () => {
    await visit(async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/');
      const play = page.locator('.gameCard .btn.go').first();
      for (const [language, word] of [
        ['en', 'Play now'],
        ['de', 'Jetzt'],
        ['it', 'Gioca subito'],
      ] as const) {
        await page.locator('.tools select').selectOption(language);
        await expect.poll(() => play.innerText()).toContain(word);
        expect(await play.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(768);
      }
    });
  });

  test('rules are found by number and by word; an unknown address shows a message', async () => {
    await visit(async ({ page }) => {
      await page.goto('/rules/card#R5.3');
      await page.locator('[id="R5.3"].cited').waitFor();
      await page.getByLabel('Search the rules').fill('preacher');
      await expect.poll(() => page.locator('.rule').count()).toBeLessThan(20);
      for (const path of ['/nowhere', '/table/none', '/new/chess', '/rules/chess']) {
        await page.goto(path);
        await page.getByRole('link', { name: 'Back to the home page' }).waitFor();
      }
    });
  });

  test('a new page starts at the top with focus on its heading; Back restores the scroll position', async () => {
    await visit(
      async ({ page }) => {
        const place = () =>
          page.evaluate(() => ({ focused: document.activeElement?.textContent, isTop: window.scrollY === 0 }));
        const down = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.goto('/rules/card');
        await page.getByRole('link', { name: 'Dice Game' }).waitFor();
        await down();
        await page.getByRole('link', { name: 'Dice Game' }).dispatchEvent('click');
        await expect.poll(place).toEqual({ focused: 'Florenza Dice Game', isTop: true });
        await page.goBack();
        await expect.poll(place).toEqual({ focused: 'Florenza: The Card Game', isTop: false });
        await page.locator('.rule a[href^="#"]').last().click(); // a link within the page is not a step back
        await page.getByRole('link', { name: 'Dice Game' }).dispatchEvent('click');
        await expect.poll(place).toEqual({ focused: 'Florenza Dice Game', isTop: true });
      },
      { width: 390 },
    );
  });

  test('the level of every bot is shown and chosen by keyboard, with its temper and sentences', async () => {
    await visit(async (one) => {
      const { page } = one;
      await page.goto('/new/florenza?players=4');
      const rows = page.locator('.seatRow');
      const shown = () => rows.locator('.who').allInnerTexts();
      const JOURNEYMEN = ['Journeyman, courtier', 'Journeyman, hoarder', 'Journeyman, builder'];
      await expect.poll(shown).toEqual(['Person on this device', ...JOURNEYMEN]);
      expect(await rows.nth(1).locator('.temper').innerText()).toBe('Style: courtier. Goes for honours and rank.');
      expect(await page.locator('.fair').innerText()).toBe('No opponent sees more than you would in their seat.');
      await page.getByRole('radio', { name: 'Journeyman' }).press('ArrowRight');
      await page.getByRole('button', { name: 'Seat 3: Who plays: Journeyman, hoarder' }).press('Enter');
      await rows.nth(2).getByRole('radio', { name: 'Journeyman' }).press('ArrowLeft');
      await choosePlayer(page, 4, 'Person');
      const CHOSEN = ['Master, courtier', 'Apprentice, hoarder', 'Person on this device'];
      expect(await shown()).toEqual(['Person on this device', ...CHOSEN]);
      await one.inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
      await page.getByRole('button', { name: 'Start game' }).click();
      await page.waitForURL('**/table/*');
      expect(await playerKinds(page)).toEqual(['person', 'master', 'apprentice', 'person']);
    });
  });

  test('without a network the page opens and games against bots continue', async () => {
    await visit(
      async ({ page }) => {
        await page.goto('/settings');
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
        await page.context().setOffline(true);
        await sitDown(page, '/new/dice', 2, 'no network');
        await waitForPerson(page);
        const before = await decisions(page);
        await page.reload();
        await waitForPerson(page);
        await answer(page, 0);
        await decided(page, before);
      },
      { keepsPage: true },
    );
  });

  test('a page part that fails to load shows a message, does not block other pages and loads after a reload', async () => {
    const { page, close } = await newVisitor();
    try {
      await page.goto('/');
      await page.route('**/assets/SettingsPage*', (request) => request.abort());
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByText('This page did not load completely').waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Four board games from Florence' }).waitFor();
      await page.goForward();
      await page.getByText('This page did not load completely').waitFor();
      await page.unroute('**/assets/SettingsPage*');
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    } finally {
      await close();
    }
  });

  test('page, scripts, styles and preloaded fonts of the home page are at most 145 KB', async () => {
    await visit(async ({ page }) => {
      const sizes: number[] = [];
      page.on('response', (answer) => {
        const { pathname } = new URL(answer.url());
        const file = pathname === '/' ? 'index.html' : pathname;
        if (/\.(html|js|css)$/.test(file)) sizes.push(gzipSync(readFileSync(join(DIST, file))).length);
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const faces = [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/rel="preload" href="([^"]*)"/g)];
      for (const [, face = ''] of faces) sizes.push(readFileSync(join(DIST, face)).length); // already compressed
      expect([faces.length, sizes.length > 4]).toEqual([2, true]);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(145 * 1024);
    });
  });
});

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  'set-up': (page) => page.goto('/new/card'),
  table: async (page) => {
    await sitDown(page, '/new/card', 3, 'axe');
    await waitForPerson(page);
    await choose(page, 1);
  },
  rules: (page) => page.goto('/rules/card'),
  settings: (page) => page.goto('/settings'),
  statistics: (page) => page.goto('/statistics'),
};

test.each(Object.keys(SCREENS))('%s has no serious accessibility faults, on any screen', async (name) => {
  await visit(
    async ({ page, picture, overflows, inBothThemes, atWidths }) => {
      await SCREENS[name]?.(page);
      await page.locator('main h1').waitFor();
      await atWidths([390, 768, 1440], async (width) => {
        await inBothThemes(async () => {
          await picture(name);
          expect(await seriousFaults(page), `${width} px`).toEqual([]);
        });
        expect([width, await overflows()]).toEqual([width, false]);
      });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflows()).toBe(false);
    },
    { width: 390 },
  );
});
