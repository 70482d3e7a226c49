import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { ASKED, choose, confirm, version } from '../support/choosing.ts';
import { keep, keptGame, livelyGame } from '../support/keptGames.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

/** Opens a position of a game with a fixed course, as the player who must decide. */
async function openAfter(page: Page, game: 'card' | 'firenze', decisions: number): Promise<void> {
  const { rules } = CATALOGUE[game] ?? expect.fail(`no game ${game}`);
  const position = [...livelyGame(rules, 2, 'advised')][decisions] ?? expect.fail('the game is over');
  await keep(page, keptGame(rules, position, rules.pending(position.state)[0]));
  await page.goto('/table/kept');
  await page.locator(ASKED).first().waitFor();
}

const card = (page: Page) => page.locator('.adviceCard');
const heading = (page: Page) => card(page).locator('h3').innerText();
const marks = (page: Page, sign: string) => page.locator(`.adviceMark.${sign}`).count();

test('a hint shows where to look, then chooses the move, then says why, and never confirms', async () => {
  await visit(async ({ page, picture }) => {
    await openAfter(page, 'firenze', 54);
    const before = await version(page);
    await page.keyboard.press('h');
    await expect.poll(() => heading(page)).toBe('Swap red');
    await expect.poll(() => marks(page, 'area')).toBeGreaterThan(0);
    expect(await confirm(page).isEnabled()).toBe(false);
    await picture('hint-where');
    await card(page).getByRole('button', { name: 'Show me the move' }).press('Enter');
    expect(await heading(page)).toBe('Swap a red brick for a green brick');
    await expect.poll(() => marks(page, 'flame')).toBeGreaterThan(0);
    await expect.poll(() => confirm(page).isEnabled()).toBe(true);
    const announced = page.locator('.actButtons [role=status]');
    expect(await announced.innerText()).toBe('Hint: Swap a red brick for a green brick');
    await page.keyboard.press('h');
    await expect.poll(() => card(page).locator('.adviceBars li').count()).toBe(2);
    expect(await card(page).locator('.adviceWork').innerText()).toMatch(
      /give or take \d+\.\d% *\. Based on \d+ simulations/,
    );
    expect(await seriousFaults(page)).toEqual([]);
    await picture('hint-why');
    expect(await version(page)).toBe(before);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => card(page).count()).toBe(0);
  });
});

test('two moves that cannot be told apart get the letters A and B, and none is chosen', async () => {
  await visit(
    async ({ page, picture, overflows }) => {
      await openAfter(page, 'firenze', 24);
      await page.getByRole('button', { name: 'Hint' }).click();
      await card(page).getByText('Two moves are about equally good.').waitFor();
      await card(page).getByRole('button', { name: 'Show me both' }).click();
      expect(await heading(page)).toBe('Either: too close to tell');
      expect(await card(page).locator('.letter').allInnerTexts()).toEqual(['A', 'B']);
      expect(await confirm(page).isEnabled()).toBe(false);
      expect(await overflows()).toBe(false);
      await picture('hint-either');
      await card(page).locator('.adviceBars button').nth(1).click();
      await expect.poll(() => confirm(page).isEnabled()).toBe(true);
    },
    { width: 390 },
  );
});

test('the coach notes a costly move and takes it back; its switch is remembered', async () => {
  await visit(async ({ page, picture }) => {
    await page.goto('/new/card');
    await page.getByLabel('Coach in games against bots').check();
    await openAfter(page, 'card', 18);
    const before = await version(page);
    await choose(page, /^Reserve the Cappella/);
    await confirm(page).click();
    const note = page.getByRole('region', { name: 'A quiet word' });
    await note.waitFor();
    expect(await note.innerText()).toMatch(/\d+% → \d+%\s+costly mistake[\s\S]*Your move: Reserve the Cappella/);
    expect(await seriousFaults(page)).toEqual([]);
    await picture('coach-note');
    await note.getByRole('button', { name: 'Undo and try again' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Leave it' }).click();
    expect([await note.count(), (await version(page)) > before]).toEqual([1, true]);
    await note.getByRole('button', { name: 'Undo and try again' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => version(page)).toBe(before);
    await expect.poll(() => note.count()).toBe(0);
    await page.keyboard.press('h');
    await card(page)
      .getByRole('button', { name: /^Compare \d moves$/ })
      .click();
    expect(await card(page).locator('.letter').allInnerTexts()).toEqual(['A', 'B', 'C']);
    await card(page).getByRole('switch', { name: 'Coach' }).uncheck();
    expect(await page.evaluate(() => localStorage.getItem('signoria.settings'))).toContain('"coach":"off"');
  });
});
