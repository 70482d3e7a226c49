import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { ASKED, choose, confirm, listed } from '../support/choosing.ts';
import { waitForPerson } from '../support/localGamePage.ts';
import { serveBuiltPage } from '../support/visit.ts';
import type { Visitor, VisitorSettings } from '../support/visitor.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

/** Runs at a table of three after two bots have played since the player's own turn. */
async function afterATurn(act: (one: Visitor) => Promise<void>, wanted?: VisitorSettings): Promise<void> {
  await visit(async (one) => {
    await sitDown(one.page, '/new/card', 3, 'since the last turn');
    await answer(one.page);
    await waitForPerson(one.page);
    await act(one);
  }, wanted);
}

async function answer(page: Page): Promise<void> {
  await waitForPerson(page);
  const all = await listed(page);
  const workers = all.filter({ hasText: 'Send out workers' });
  await ((await workers.count()) > 0 ? workers : all).first().click();
  await confirm(page).click();
}

const versions = (page: Page) =>
  page.evaluate(() => {
    const of = (where: string) => Number(document.querySelector<HTMLElement>(where)?.dataset.version);
    return { board: of('.board'), game: of('main') };
  });
const isPast = async (page: Page) => {
  const { board, game } = await versions(page);
  return board < game;
};
const boardBox = (page: Page) => page.locator('.board').boundingBox();
const replay = (page: Page) => page.locator('.replayButton').click();

describe('since the last own turn', () => {
  test('a line summarises the decisions of others and opens the list, turn by turn', async () => {
    await afterATurn(async ({ page, picture }) => {
      const before = await boardBox(page);
      await expect.poll(() => page.locator('.sinceLine').innerText()).toMatch(/Giulia .*\..*Filippo .*\./s);
      await page.locator('.sinceLine').click();
      await expect.poll(() => page.locator('.sinceAll .log > li').count()).toBe(2);
      await picture('since');
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.sinceAll').count()).toBe(0);
      expect(await boardBox(page)).toEqual(before);
    });
  });

  test('there is no line before the first decision', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'nothing yet');
      await page.locator(ASKED).first().waitFor();
      await page.locator('section.since').waitFor({ state: 'attached' });
      expect(await page.locator('.sinceLine').count()).toBe(0);
    });
  });

  test('the line takes its room before it is rendered, so that the board does not move', async () => {
    await afterATurn(
      async ({ page }) => {
        await page.addInitScript(() => {
          const tops = new Set<number>();
          const record = () => {
            const board = document.querySelector('.board');
            if (board !== null) tops.add(board.getBoundingClientRect().top);
            requestAnimationFrame(record);
          };
          record();
          Object.assign(window, { tops });
        });
        await page.reload();
        await page.locator('.sinceLine').waitFor();
        expect(await page.evaluate(() => (window as unknown as { tops: Set<number> }).tops.size)).toBe(1);
      },
      { width: 390 },
    );
  });

  test('the decisions are replayed on the board, which returns to the present and does not scroll', async () => {
    await afterATurn(async ({ page }) => {
      const before = await boardBox(page);
      await replay(page);
      await expect.poll(() => isPast(page)).toBe(true);
      expect(await page.locator('.board .point.legal').count()).toBe(0);
      await page
        .locator('.replayNote')
        .getByText(/Giulia|Filippo/)
        .waitFor();
      expect(await boardBox(page)).toEqual(before);
      await expect.poll(() => isPast(page)).toBe(false);
      await expect.poll(() => page.locator('.replayNote').count()).toBe(0);
    });
  });

  test('Escape, a click on the board or an own choice stops the replay', async () => {
    await afterATurn(
      async ({ page }) => {
        const begin = async () => {
          await replay(page);
          await expect.poll(() => isPast(page)).toBe(true);
        };
        await begin();
        await page.keyboard.press('Escape');
        await expect.poll(() => isPast(page)).toBe(false);
        await begin();
        await page.locator('.board .hit:visible').first().click();
        await expect.poll(() => isPast(page)).toBe(false);
        await begin();
        const { game } = await versions(page);
        await choose(page, 0);
        await expect.poll(() => isPast(page)).toBe(false);
        await confirm(page).click();
        await expect.poll(async () => (await versions(page)).game).toBeGreaterThan(game);
      },
      { pace: 'slow' },
    );
  });
});

/** Clicks on an empty part of the navigation bar until the player must decide. Returns the number of clicks. */
async function clickUntilAsked(page: Page): Promise<number> {
  for (let click = 0; click < 60; click++) {
    if (await page.locator(ASKED).first().isVisible()) return click;
    await page.clock.runFor(1);
    await page.locator('.bar').click({ position: { x: 400, y: 5 } });
  }
  return expect.fail('the bots do not finish their turns');
}

test('bots pause before each turn, and a click ends the pause', async () => {
  await visit(
    async ({ page }) => {
      await page.clock.install();
      await sitDown(page, '/new/card', 3, 'since the last turn');
      await page.locator('.board').waitFor();
      await page.clock.pauseAt(new Date('2100-01-01')); // from here on no pause ends by itself
      await clickUntilAsked(page);
      await answer(page);
      expect(await clickUntilAsked(page)).toBeGreaterThan(1); // two bots, two turns
    },
    { pace: 'slow' },
  );
});

describe('the chronicle on a phone', () => {
  test('shows the number of unseen turns until it is opened', async () => {
    await afterATurn(
      async ({ page }) => {
        const tab = page.locator('.tabs button', { hasText: 'Chronicle' });
        await expect.poll(() => tab.locator('.unread').innerText()).toMatch(/^[2-4]$/);
        const before = await boardBox(page);
        await page.locator('.sinceLine').waitFor();
        await tab.click();
        await expect.poll(() => tab.locator('.unread').count()).toBe(0);
        await page.locator('.tabs button').first().click();
        expect(await boardBox(page)).toEqual(before);
      },
      { width: 390 },
    );
  });
});
