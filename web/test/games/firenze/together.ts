import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { version } from '../../support/choosing.ts';
import { answerByHint, question } from '../../support/wholeGame.ts';
import type { TogetherPlan } from '../togetherPlan.ts';
import { fewerSeals } from './fewerSeals.ts';

/** Undoes a laid brick and expects the same question again. Returns false if no brick was laid. */
async function takesBack(page: Page, asked: string): Promise<boolean> {
  if (!/ placed so far /.test(await question(page))) return false;
  const before = await version(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => version(page)).toBeGreaterThan(before); // on the server an undo increments the version too
  await expect.poll(() => question(page)).toBe(asked);
  return true;
}

/** Anna undoes two decisions in a short game. */
export function firenzeTogether(): TogetherPlan {
  let undone = 0;
  return {
    setUp: (page) => fewerSeals(page, 2),
    async answer(page, { anna, otto }) {
      const asked = await answerByHint(page);
      if (asked !== null && page === anna.page && undone < 2 && (await takesBack(page, asked))) {
        await expect.poll(async () => (await version(otto.page)) === (await version(page))).toBe(true);
        undone++;
      }
      return asked !== null;
    },
    async atReplay({ otto }) {
      expect(undone).toBe(2);
      await expect.poll(() => otto.page.locator('.firenze-seal').count()).toBeGreaterThan(1);
    },
  };
}
