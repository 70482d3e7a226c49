import { expect, test } from 'vitest';
import { isOver, openReplay, sitDownByLink } from '../../support/guests.ts';
import { openServer } from '../../support/visit.ts';
import { answerByHint, choosePass } from '../../support/wholeGame.ts';

/** Number of answers after which both players pass whenever possible. */
const ENOUGH = 24;

const { enter } = openServer();

test('a whole game of Florenza by a link, looked back at in the end', { timeout: 300_000 }, async () => {
  const anna = await enter();
  const otto = await enter({ width: 390 });
  try {
    await sitDownByLink(anna.page, otto.page, 'florenza');
    let answers = 0;
    for (let turn = 0; !(await isOver(anna.page)); turn++) {
      if (answers === ENOUGH) await otto.page.setViewportSize({ width: 1440, height: 900 });
      const choose = answers < ENOUGH ? undefined : choosePass;
      const isAnswered =
        (await answerByHint(anna.page, choose)) !== null || (await answerByHint(otto.page, choose)) !== null;
      if (isAnswered) answers++;
      else await anna.page.waitForTimeout(30);
      expect(turn).toBeLessThan(2000);
    }
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);
    await otto.page.setViewportSize({ width: 390, height: 844 });
    await openReplay(otto.page);
    await expect.poll(() => otto.page.locator('.lookPlace').innerText()).toMatch(/^(\d+) of \1\b/);
    expect([...anna.complaints, ...otto.complaints]).toEqual([]);
  } finally {
    await anna.leave();
    await otto.leave();
  }
});
