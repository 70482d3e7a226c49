import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, choose, chosenSegment, confirm, segments, version } from '../support/choosing.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();
const moved = (page: Page, before: number) =>
  expect.poll(() => version(page), { interval: 10 }).toBeGreaterThan(before);

/** Uses of the dice, and the next targets. */
const USES = '.dice-use.legal:visible';
const GLOWING = '.hit.legal:not(.thinRing):visible';

test('a whole solo game takes few more clicks than decisions if undoable moves are played at once', async () => {
  await visit(
    async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'few clicks');
      let clicks = 0;
      const click = async (what: ReturnType<Page['locator']>) => {
        clicks++;
        await what.click();
      };
      for (;;) {
        await page.locator(`${ASKED}, .end`).first().waitFor();
        if (await page.locator('.end').isVisible()) break;
        const before = await version(page);
        // First resources, which are marked one by one; later fiorini.
        const uses = page.locator(USES, before < 16 ? { hasNotText: 'fiorini' } : { hasText: '200' });
        if (await confirm(page).isEnabled()) await click(confirm(page));
        else if ((await uses.count()) > 0) await click(uses.first());
        else if ((await page.locator(GLOWING).count()) > 0) await click(page.locator(GLOWING).first());
        else await click(segments(page).first());
        // A move that reveals information needs confirmation.
        if ((await version(page)) === before && (await confirm(page).isEnabled())) await click(confirm(page));
        expect(clicks).toBeLessThan(200);
      }
      const decisions = await version(page);
      expect(decisions).toBeGreaterThan(40);
      expect(clicks).toBeLessThanOrEqual(60);
    },
    { confirm: 'immediately' },
  );
});

/** A width at which no choice of the Card Game's first turn is folded. */
const WIDE = 2200;

test('with the setting a second click confirms; a double click never plays a move that cannot be undone', async () => {
  await visit(
    async ({ page }) => {
      await sitDown(page, '/new/card', 2, 'again');
      await choose(page, /^Exchange/);
      await chosenSegment(page).click();
      await moved(page, 0);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      const workers = page.locator('[data-id=sendWorkers] > .hit:visible');
      await workers.dblclick();
      await expect.poll(() => confirm(page).isEnabled()).toBe(true);
      const before = await version(page);
      await workers.press('Enter');
      await moved(page, before);
    },
    { confirm: 'again', width: WIDE },
  );
});

test('without the setting a second click on the selection plays nothing', async () => {
  await visit(
    async ({ page }) => {
      await sitDown(page, '/new/card', 2, 'again');
      await choose(page, /^Exchange/);
      await chosenSegment(page).dblclick();
      await expect.poll(() => confirm(page).isEnabled()).toBe(true);
      expect(await version(page)).toBe(0);
    },
    { width: WIDE },
  );
});
