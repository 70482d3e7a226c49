import { CATALOGUE } from '@signoria/catalogue/all';
import { at, toRecord } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { choose } from '../support/choosing.ts';
import { randomPositions } from '../support/keptGames.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

const SEATS = [
  { playerKind: 'person', name: 'Anna', family: 'medici' },
  { playerKind: 'person', name: 'Bruno', family: 'pazzi' },
];

/** Returns a game of persons at one screen as saved by the browser: finished, or before its last decision. */
function playedGame(game: string, seats: number, isOver: boolean): string {
  const { rules } = CATALOGUE[game] ?? expect.fail(`the catalogue has no ${game}`);
  const positions = [...randomPositions(rules, seats, 'a finished game')];
  const record = toRecord(rules, at(positions, positions.length - (isOver ? 1 : 2)));
  return JSON.stringify({ id: 'over', seats: SEATS.slice(0, seats), record, over: isOver, savedAt: 1 });
}

/** Saves a game, opens it and waits for its end sheet, or for the curtain if it is not over. */
async function openSaved(page: Page, game = 'card', seats = 2, isOver = true): Promise<void> {
  await page.goto('/settings');
  await page.evaluate((kept) => localStorage.setItem('signoria.game.over', kept), playedGame(game, seats, isOver));
  await page.goto('/table/over');
  await page.locator(isOver ? '.end' : '.curtain').waitFor();
}

describe('a finished local game that was opened again', () => {
  test('offers a rematch with the same people', async () => {
    await visit(async ({ page }) => {
      await openSaved(page);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.pathname !== '/table/over');
      await expect.poll(() => page.locator('.curtain h1').innerText()).toMatch(/Anna|Bruno/);
    });
  });

  test('explains that there is no rematch when the browser storage is full', async () => {
    await visit(async ({ page }) => {
      await openSaved(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('cannot store another game');
      expect(new URL(page.url()).pathname).toBe('/table/over');
    });
  });
});

describe('the end sheet', () => {
  test('covers the board, can be hidden and shown again, and moves nothing', async () => {
    await visit(async (one) => {
      const { page, picture } = one;
      await openSaved(page);
      const box = () => page.locator('.board').boundingBox();
      const before = await box();
      expect(await page.locator('.celebration').count()).toBe(0); // no animation for a game that ended earlier
      await one.inBothThemes(async () => {
        expect(await seriousFaults(page)).toEqual([]);
        await picture('end');
      });
      await page.getByRole('button', { name: 'View the board' }).click();
      await expect.poll(() => page.locator('.end').count()).toBe(0);
      expect(await box()).toEqual(before);
      await expect.poll(() => page.locator(':focus').allTextContents()).toEqual(['Score sheet']);
      await page.getByRole('button', { name: 'Score sheet' }).click();
      await page.locator('.end').waitFor();
      expect(await box()).toEqual(before);
    });
  });

  test('draws the chart by rounds with all names, and folds the seed check', async () => {
    await visit(async ({ page }) => {
      await openSaved(page);
      const words = await page.locator('.lineChart text').allTextContents();
      for (const word of ['1', '2', '3', '4', '5', 'Rounds', 'Points if the game had ended then'])
        expect(words).toContain(word);
      for (const name of ['Anna', 'Bruno']) expect(words.some((one) => one.startsWith(name))).toBe(true);
      expect(await page.locator('.fair').isVisible()).toBe(false);
      await page.getByText('Fair cards and dice').click();
      expect(await page.locator('.fair').isVisible()).toBe(true);
    });
  });

  test('has a table with the values of the chart: the last row has the final scores', async () => {
    await visit(async ({ page }) => {
      await openSaved(page);
      await page.getByText('Show as a table').click();
      const rows = page.locator('.chartTable tbody tr');
      await expect.poll(() => rows.count()).toBe(5);
      const totals = await page.locator('.lineChart .total').allTextContents();
      await expect.poll(() => rows.last().locator('th, td').allTextContents()).toEqual(['5', ...totals]);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });

  test.each([390, 1440])('a game of many turns has few labels, which do not overlap: %i', async (width) => {
    await visit(
      async ({ page, picture }) => {
        await openSaved(page, 'firenze', 2);
        await expect.poll(() => page.locator('.lineChart .axisName').allTextContents()).toEqual(['Turns']);
        const boxes = await page.locator('.lineChart .xTick').evaluateAll((all) =>
          all.map((one) => {
            const { left, right } = one.getBoundingClientRect();
            return { left, right, turn: Number(one.textContent) };
          }),
        );
        expect(boxes.length).toBeGreaterThan(2);
        expect(boxes.at(-1)?.turn).toBeGreaterThan(30);
        for (const [index, { right }] of boxes.entries())
          expect(boxes[index + 1]?.left ?? Number.POSITIVE_INFINITY).toBeGreaterThan(right + 4);
        await picture('chartOfManyTurns');
      },
      { width },
    );
  });

  test('shows the points of the Pope after a solo game', async () => {
    await visit(async ({ page }) => {
      await openSaved(page, 'dice', 1);
      await expect.poll(() => page.locator('.lineChart .reference text').textContent()).toMatch(/^Pope Sisto IV \d+$/);
    });
  });

  test.each(['full', 'none'] as const)('the winner animation follows the motion setting: %s', async (motion) => {
    await visit(
      async ({ page }) => {
        await openSaved(page, 'card', 2, false);
        await page.getByRole('button', { name: /lift the curtain/ }).click();
        await choose(page, 0);
        await page.getByRole('button', { name: 'Confirm' }).click();
        await page.locator('.end').waitFor();
        expect(await page.locator('.celebration').count()).toBe(motion === 'full' ? 1 : 0);
      },
      { motion },
    );
  });
});
