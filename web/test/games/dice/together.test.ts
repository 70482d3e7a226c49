import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enabledConfirm, isAsked, listed, version } from '../../support/choosing.ts';
import { openServer } from '../../support/visit.ts';

const { enter } = openServer();

/** Number of times both players must be asked simultaneously. Other tests play games to the end. */
const ENOUGH = 6;

/** Answers if this page must decide: 200 fiorini for a die, or Finish, or the first choice. */
async function answers(page: Page): Promise<boolean> {
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

// Every game has a random deal. A retry absorbs browser failures on a busy machine, and the report lists it.
test('four players, two of them by a link: whoever is not active decides when they like', { retry: 1 }, async () => {
  const anna = await enter();
  const otto = await enter({ width: 390 });
  try {
    await anna.page.goto('/friends/dice');
    await anna.page.getByLabel('4 players').check();
    await anna.page.getByLabel('Your name').fill('Anna');
    for (const seat of [3, 4]) await anna.page.getByLabel(`Seat ${seat}: Who plays`).selectOption('random');
    await anna.page.getByRole('button', { name: 'Set up the table and get the link' }).click();
    await otto.page.goto(await anna.page.getByLabel('Link for your friends').inputValue());
    await otto.page.getByLabel('Your name').fill('Otto');
    await otto.page.getByRole('button', { name: 'Join the table' }).click();
    await anna.page.getByRole('button', { name: 'Start game' }).click();
    await otto.page.locator('.ask').waitFor();

    let together = 0;
    for (let turn = 0; together < ENOUGH; turn++) {
      // The pages alternate in going first: neither waits for the other while a third player is active.
      const [first, second] = turn % 2 === 0 ? [anna.page, otto.page] : [otto.page, anna.page];
      const both = (await isAsked(first)) && (await isAsked(second));
      if (both && together++ === 0)
        await expect.poll(() => anna.page.locator('.seatLine .is-choosing').count()).toBeGreaterThanOrEqual(2);
      const acted = [await answers(first), await answers(second)];
      if (!acted.includes(true)) await anna.page.waitForTimeout(30);
      expect(turn).toBeLessThan(400);
    }
    await expect.poll(async () => (await version(otto.page)) === (await version(anna.page))).toBe(true);
    expect(anna.complaints).toEqual([]);
    expect(otto.complaints).toEqual([]);
  } finally {
    await anna.leave();
    await otto.leave();
  }
});
