import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { version } from '../../support/choosing.ts';
import { isOver, openReplay, sitDownByLink } from '../../support/guests.ts';
import { openServer } from '../../support/visit.ts';
import { answerByHint, question } from '../../support/wholeGame.ts';
import { fewerSeals } from './fewerSeals.ts';

const { enter } = openServer();

/** Undoes a laid brick and expects the same question again. Returns false if no brick was laid. */
async function takesBack(page: Page, asked: string): Promise<boolean> {
  if (!/ laid, cost /.test(await question(page))) return false;
  const before = await version(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => version(page)).toBeGreaterThan(before); // on the server an undo increments the version too
  await expect.poll(() => question(page)).toBe(asked);
  return true;
}

test('a whole game of Firenze by a link: taken back on the way, looked back at in the end', {
  timeout: 300_000,
}, async () => {
  const anna = await enter();
  const otto = await enter({ width: 390 });
  try {
    await sitDownByLink(anna.page, otto.page, 'firenze', () => fewerSeals(anna.page, 2));

    let takenBack = 0;
    for (let turn = 0; !(await isOver(anna.page)); turn++) {
      const asked = await answerByHint(anna.page);
      if (asked !== null && takenBack < 2 && (await takesBack(anna.page, asked))) {
        await expect.poll(async () => (await version(otto.page)) === (await version(anna.page))).toBe(true);
        takenBack++;
      }
      if (asked === null && (await answerByHint(otto.page)) === null) await anna.page.waitForTimeout(30);
      expect(turn).toBeLessThan(2000);
    }
    expect(takenBack).toBe(2);
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);

    await openReplay(otto.page);
    await expect.poll(() => otto.page.locator('.firenze-seal').count()).toBeGreaterThan(1);
    expect([...anna.complaints, ...otto.complaints]).toEqual([]);
  } finally {
    await anna.leave();
    await otto.leave();
  }
});
