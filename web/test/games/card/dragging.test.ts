import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ASKED, confirm } from '../../support/choosing.ts';
import { finger, middle, mouse } from '../../support/pointers.ts';
import { serveBuiltPage } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';

const { visit } = serveBuiltPage();

const ghost = (page: Page) => page.locator('.dragGhost');

describe.each([
  ['mouse', mouse],
  ['finger', finger],
] as const)('by %s', (_, by) => {
  test('dragging a hand card onto the board selects it; Escape cancels the drag', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/card', 2, 'dragged');
      await page.locator(ASKED).first().waitFor();
      const hand = await by(page);
      const board = await middle(page.locator('.board'));
      const card = page.locator('.dock .legal > [data-target^="hand:"]').first();
      await hand.drag(await middle(card), board);
      await ghost(page).waitFor();
      await page.keyboard.press('Escape');
      await hand.release();
      await expect.poll(() => ghost(page).count()).toBe(0);
      expect(await confirm(page).isEnabled()).toBe(false);

      await hand.drag(await middle(card), board);
      await hand.release();
      await expect.poll(() => page.locator('.preview').innerText()).toMatch(/^Play /);
    });
  });
});

test('dropping a good on its target selects the move', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/card', 2, 'dragged');
    await page.locator(ASKED).first().waitFor();
    const hand = await mouse(page);
    const sell = page.locator('[data-target="deed:sell"]:visible').first();
    await hand.drag(await middle(page.locator('.dock [data-target="purse:gold"]').first()), await middle(sell));
    await expect.poll(() => sell.getAttribute('data-drop')).toBe('over');
    await hand.release();
    await expect.poll(() => page.locator('.preview').innerText()).toMatch(/^Sell 1 gold/);
    expect(await page.locator('[data-drop]').count()).toBe(0);
  });
});
