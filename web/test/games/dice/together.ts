import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { enabledConfirm, isAsked, listed, version } from '../../support/choosing.ts';
import type { TogetherPlan } from '../togetherPlan.ts';

/** Number of times both players must be asked simultaneously. Other tests play games to the end. */
const ENOUGH = 6;

/** Answers if this page must decide: 200 fiorini for a die, or Finish, or the first choice. */
async function answer(page: Page): Promise<boolean> {
  const before = await version(page);
  if (!(await isAsked(page))) return false;
  const enabled = enabledConfirm(page);
  if (!(await enabled.isVisible())) {
    const all = await listed(page);
    const quick = all.filter({ hasText: /: 200 fiorini|^Finish/ });
    await ((await quick.count()) > 0 ? quick : all).first().dispatchEvent('click');
  }
  await enabled.dispatchEvent('click');
  await expect.poll(() => version(page), { interval: 20, timeout: 10_000 }).toBeGreaterThan(before);
  return true;
}

/** Plays with two bots until both guests, while not active, were asked simultaneously often enough. */
export function diceTogether(): TogetherPlan {
  let simultaneous = 0;
  return {
    async setUp(page) {
      await page.getByLabel('4 players').check();
      for (const seat of [3, 4]) await page.getByLabel(`Seat ${seat}: Who plays`).selectOption('apprentice');
    },
    async beforeAttempt({ anna, otto }) {
      if (!((await isAsked(anna.page)) && (await isAsked(otto.page)))) return;
      if (simultaneous++ === 0)
        await expect.poll(() => anna.page.locator('.seatLine .is-choosing').count()).toBeGreaterThanOrEqual(2);
    },
    answer,
    isEnough: () => simultaneous >= ENOUGH,
  };
}
