import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isAsked, version } from '../../support/choosing.ts';
import { answerSomehow, question } from '../../support/wholeGame.ts';
import type { TogetherPlan } from '../togetherPlan.ts';
import { fewerSeals } from './fewerSeals.ts';

/** Undoes a laid brick and expects the same question again. Returns false if no brick was laid. */
async function takesBack(page: Page, asked: string): Promise<boolean> {
  if (!/ you have placed /.test(await question(page))) return false;
  const before = await version(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => version(page)).toBeGreaterThan(before); // on the server an undo increments the version too
  await expect.poll(() => question(page)).toBe(asked);
  return true;
}

/**
 * Plans new towers of two colours on the sheet if the question allows it, plays them at once and takes them back with one
 * undo. Returns false if the question does not allow it.
 */
async function buildsBySheet(page: Page): Promise<boolean> {
  const opener = page.locator('.firenze-opener:visible');
  if (!/what will you build/.test(await question(page)) || !(await opener.isVisible())) return false;
  const [asked, before] = [await question(page), await version(page)];
  await opener.click();
  const sheet = page.getByRole('region', { name: 'Build and pay' });
  const lowest = sheet.locator('.column .level:enabled').filter({ hasText: /^1/ });
  await sheet.waitFor();
  const isPossible = (await lowest.count()) > 1;
  if (isPossible) {
    for (const nth of [0, 1]) await lowest.nth(nth).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.poll(() => version(page)).toBeGreaterThan(before + 1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => question(page)).toBe(asked);
  }
  await sheet.getByRole('button', { name: 'Close' }).click();
  return isPossible;
}

/** Anna undoes two decisions in a short game, and builds once on the sheet. */
export function firenzeTogether(): TogetherPlan {
  let undone = 0;
  let isBuilt = false;
  return {
    setUp: (page) => fewerSeals(page, 2),
    async answer(page, { anna, otto }) {
      if (!isBuilt && page === anna.page && (await isAsked(page))) isBuilt = await buildsBySheet(page);
      const asked = await answerSomehow(page);
      if (asked !== null && page === anna.page && undone < 2 && (await takesBack(page, asked))) {
        await expect.poll(async () => (await version(otto.page)) === (await version(page))).toBe(true);
        undone++;
      }
      return asked !== null;
    },
    async atReplay({ otto }) {
      expect([undone, isBuilt]).toEqual([2, true]);
      await expect.poll(() => otto.page.locator('.firenze-seal').count()).toBeGreaterThan(1);
    },
  };
}
