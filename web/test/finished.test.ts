import { CATALOGUE } from '@signoria/catalogue/all';
import { advance, begin, chance, pick, seedFrom, toRecord } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './visit.ts';

const { visit } = openHouse();

/** A finished game of two persons at one screen, as this browser keeps it. */
function finishedGame() {
  const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
  const seed = seedFrom('a finished game');
  const draw = chance(seed, 'moves');
  const options = rules.readOptions({}, 2);
  let game = begin(rules, options.ok ? options.value : expect.fail(), 2, seed);
  for (let [seat] = rules.pending(game.state); seat !== undefined; [seat] = rules.pending(game.state))
    game = advance(rules, game, seat, pick(draw, rules.moves(game.state, seat))).game;
  const seats = [
    { sitter: 'person', name: 'Anna', family: 'medici' },
    { sitter: 'person', name: 'Bruno', family: 'pazzi' },
  ];
  return JSON.stringify({ id: 'over', seats, record: toRecord(rules, game), over: true, savedAt: 1 });
}

/** Opens it anew: nobody is asked any more, so nobody was handed the screen. */
async function reload(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.evaluate((game) => localStorage.setItem('signoria.game.over', game), finishedGame());
  await page.goto('/table/over');
  await page.locator('.end').waitFor();
}

describe('a finished game of one screen that was opened anew', () => {
  test('has its rematch, with the same people', async () => {
    await visit(async ({ page }) => {
      await reload(page);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.pathname !== '/table/over');
      await expect.poll(() => page.locator('.curtain h1').innerText()).toMatch(/Anna|Bruno/);
    });
  });

  test('says why there is no rematch when the browser has no room left', async () => {
    await visit(async ({ page }) => {
      await reload(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('no room left to keep a game');
      expect(new URL(page.url()).pathname).toBe('/table/over');
    });
  });
});
