import type { Locator, Page } from 'playwright-core';
import { errors } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, confirm, movedOn, segments, version } from '../support/choosing.ts';
import { waitForTips } from '../support/signsOnTable.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

const GLOWING = '.hit.legal:visible';
const FOLDED = '#foldedChoices .segment:not(.none)';
const PILL = '.foldPill:not([data-folded])';
/** The next thing to tap if no choice is in the row. */
const NEXT = `.btn.go:enabled, ${PILL}`;
/** Attempts to reach a move. A move has at most four levels of choices, and the row may fold between two of them. */
const ATTEMPTS = 8;

/** Taps an element. Returns without a tap if it does not become visible soon: it was folded after it was found. */
async function tapIfShown(element: Locator): Promise<void> {
  await element.tap({ timeout: 5000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Taps a highlighted target, then the next levels of the choices, in the row or in the folded choices. */
async function tapTowardsAMove(page: Page, place: number): Promise<void> {
  const glowing = page.locator(GLOWING);
  const count = await glowing.count();
  if (count > 0) await glowing.nth(place % count).tap();
  for (let attempt = 0; attempt < ATTEMPTS && !(await confirm(page).isEnabled()); attempt++) {
    const isInRow = (await segments(page).count()) > 0;
    if (!isInRow && !(await page.locator(FOLDED).first().isVisible())) {
      await page.locator(NEXT).first().waitFor(); // the row may have changed since it was read
      if (await confirm(page).isEnabled()) return;
      await tapIfShown(page.locator(PILL));
    }
    await tapIfShown((isInRow ? segments(page) : page.locator(FOLDED)).first());
  }
}

// Other tests play whole games by mouse and keyboard.
test.each([
  ['card', 2, 16],
  ['dice', 1, 14],
  ['firenze', 2, 16],
  ['florenza', 2, 14],
] as const)('the first decisions of %s are made on a phone by touch alone', async (game, players, most) => {
  await visit(
    async ({ page }) => {
      await sitDown(page, `/new/${game}`, players, 'by touch');
      for (let decided = 0; decided < most; decided++) {
        await page.locator(`${ASKED}, ${PILL}, .end`).first().waitFor();
        if (await page.locator('.end').isVisible()) break;
        const before = await version(page);
        if (!(await confirm(page).isEnabled())) await tapTowardsAMove(page, decided);
        await confirm(page).tap();
        await movedOn(page, before);
      }
    },
    { width: 390, touch: true },
  );
});

test('the tip of a long press stays after the release', async () => {
  await visit(
    async ({ page }) => {
      await sitDown(page, '/new/firenze', 2, 'by touch');
      await page.locator(ASKED).first().waitFor();
      await waitForTips(page);
      await page.locator('.tabs button').first().tap();
      const session = await page.context().newCDPSession(page);
      const tip = page.locator('.signTip');
      // The second press moves the focus from the first flag to the second.
      for (const place of [1, 2]) {
        const { x, y, width, height } =
          (await page.locator('[data-sign=flag]').nth(place).boundingBox()) ?? expect.fail('the flag is not drawn');
        const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await tip.waitFor();
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
        expect(await tip.isVisible()).toBe(true);
      }
    },
    { width: 390, touch: true },
  );
});
