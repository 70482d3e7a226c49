import { expect, test } from 'vitest';
import { SIDEWAYS } from '../games/playOnEveryScreen.ts';
import { openPosition, positionsOfGame, stopBots } from '../support/positions.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

test('a menu opens the navigation bar over a table in landscape', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/florenza', 2, 'sideways');
    await page.locator('.board > .gameTable').waitFor();
    const bar = page.locator('.bar');
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const size of SIDEWAYS) {
      await page.setViewportSize(size);
      expect(await bar.isVisible()).toBe(false);
      await menu.click();
      for (const name of ['Signoria, home', 'Rules', 'Settings'])
        expect(await bar.getByRole('link', { name }).isVisible(), name).toBe(true);
      await page.keyboard.press('Escape');
      await bar.waitFor({ state: 'hidden' });
      expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    for (const name of ['Rules', 'Settings']) {
      await menu.click();
      await bar.getByRole('link', { name }).click();
      await page.getByRole('dialog', { name }).waitFor();
      expect(await bar.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await menu.click();
    await page.locator('.board').click({ position: { x: 5, y: 150 } });
    await bar.waitFor({ state: 'hidden' });
    await menu.click();
    await bar.getByRole('link', { name: 'Signoria, home' }).click();
    await page.waitForURL('/');
  });
});

test('hovering over a cut question shows all of it', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/florenza', 2, 'sideways');
    await page.setViewportSize({ width: 390, height: 844 });
    const question = page.locator('.ask h1 .line');
    await question.evaluate((line) => line.append(' and more words than fit into two lines of a narrow phone?'));
    const rest = () =>
      question.evaluate((line) => Math.max(line.scrollHeight - line.clientHeight, line.scrollWidth - line.clientWidth));
    expect(await rest()).toBeGreaterThan(10);
    await question.hover();
    expect(await rest()).toBeLessThan(5);
    const isOnTop = await question.evaluate((line) => {
      const { left, bottom } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + 5, bottom - 5));
    });
    expect(isOnTop).toBe(true);
  });
});

test('a warning that the player cannot pay is not cut off', async () => {
  await visit(async ({ page }) => {
    await stopBots(page);
    const position = positionsOfGame('florenza').find(({ ask }) => ask === 'place') ?? expect.fail();
    await page.setViewportSize({ width: 844, height: 390 });
    await openPosition(page, position);
    const warning = page.locator('.preview .fails');
    const works = page.locator('.florenza-work > .hit:visible');
    for (let index = 0; index < (await works.count()) && !(await warning.isVisible()); index++) {
      await works.nth(index).click();
      await page.locator('.preview .goes').waitFor({ state: 'attached' });
    }
    const ends = await page.evaluate(() =>
      ['.preview .fails', '.preview'].map((one) => document.querySelector(one)?.getBoundingClientRect().right ?? 0),
    );
    expect(ends[0]).toBeGreaterThan(0);
    expect(ends[0]).toBeLessThanOrEqual((ends[1] ?? 0) + 1);
  });
});
