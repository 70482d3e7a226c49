import { CATALOGUE } from '@signoria/catalogue/all';
import { at } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { keep, keptGame, randomPositions } from '../support/keptGames.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

const card = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');

/** Returns a game of Anna against a bot: the whole game, or up to Anna's turn after `count` decisions. */
function gameOf(count = Number.POSITIVE_INFINITY) {
  const { rules } = card;
  const all = [...randomPositions(rules, 2, 'walked through')];
  const place = all.findIndex(({ state, decisions }) => {
    const isAnnas = rules.pending(state).join() === '0' && decisions.at(-1)?.seat === 1;
    return decisions.length >= count && isAnnas;
  });
  const game = at(all, place < 0 ? all.length - 1 : place);
  return { kept: keptGame(rules, game), all: game.decisions.length };
}

const place = (page: Page) => page.locator('.replayPlace').innerText();
const version = (page: Page) => page.locator('#content').getAttribute('data-version');

describe('replay', () => {
  test('a finished game is replayed by slider, keys and link, from the view of any seat', async () => {
    const game = gameOf();
    await visit(async ({ page }) => {
      await keep(page, game.kept);
      await page.goto('/table/kept/look');
      await expect.poll(() => place(page)).toContain(`0 of ${game.all}`);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => version(page)).toBe('1');
      await page.keyboard.press('PageDown');
      await expect.poll(() => place(page)).toContain('round 2');
      await page.keyboard.press('PageUp');
      await expect.poll(() => version(page)).toBe('0');
      await page.keyboard.press('End');
      await expect.poll(() => version(page)).toBe(String(game.all));
      expect(await page.locator('.end').count()).toBe(0);
      await page.getByRole('slider').fill('17');
      await expect.poll(() => version(page)).toBe('17');
      await page.getByLabel('View as').selectOption({ label: 'Bruno' });
      await expect.poll(() => new URL(page.url()).search).toBe('?at=17&eyes=1');
      await page.reload();
      await expect.poll(() => version(page)).toBe('17');
      expect(await page.getByLabel('View as').inputValue()).toBe('1');
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Copy link' }).click(); // the browser denies access, which is handled
      await page.getByRole('link', { name: 'Signoria, home' }).click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    });
  });

  test('a key that is pressed as soon as the position is shown is handled', async () => {
    await visit(async ({ page }) => {
      await keep(page, gameOf().kept);
      await page.addInitScript(() => {
        const shown = new MutationObserver(() => {
          if (document.querySelector('.replayPlace') === null) return;
          shown.disconnect();
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        });
        shown.observe(document, { childList: true, subtree: true });
      });
      await page.goto('/table/kept/look');
      await expect.poll(() => version(page)).toBe('1');
    });
  });

  test('a step during an update of the address bar is not reverted', async () => {
    await visit(async ({ page }) => {
      await keep(page, gameOf().kept);
      await page.addInitScript(() => {
        const replace = history.replaceState.bind(history);
        let isDone = false;
        history.replaceState = (state, unused, url) => {
          replace(state, unused, url);
          if (isDone || !String(url).includes('at=0')) return;
          isDone = true;
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        };
      });
      await page.goto('/table/kept/look');
      await expect.poll(() => new URL(page.url()).search).toBe('?at=1&eyes=0');
      expect(await version(page)).toBe('1');
    });
  });

  test('a replay can be continued against bots, in a game that is in no list of best scores', async () => {
    const game = gameOf();
    await visit(async ({ page }) => {
      await keep(page, game.kept);
      await page.goto('/table/kept/look?at=12');
      await page.getByRole('button', { name: 'Continue from here' }).click();
      await page.waitForURL((url) => /^\/table\/[0-9a-f]{12}$/.test(url.pathname));
      const saved = await page.evaluate(() => {
        const id = location.pathname.split('/').at(-1);
        return JSON.parse(localStorage.getItem(`signoria.game.${id}`) ?? '{}');
      });
      expect(saved).toMatchObject({ notes: ['playedOn'], over: false });
      expect(saved.record.decisions.slice(0, 12)).toEqual(game.kept.record.decisions.slice(0, 12));
      await page.locator('.board > .gameTable').waitFor();
    });
  });

  test('a record file is opened, and a file that is not a record shows an error', async () => {
    const file = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const { kept, all } = gameOf();
    await visit(async ({ page }) => {
      await page.goto('/open');
      await page.locator('input[type=file]').setInputFiles(file('{"game":'));
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('This file is not JSON');
      const { decisions } = kept.record;
      await page
        .locator('input[type=file]')
        .setInputFiles(file(JSON.stringify({ ...kept.record, decisions: decisions.slice(1) })));
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('is incomplete or was changed');
      expect(await seriousFaults(page)).toEqual([]);
      const { id: _, over: __, ...exported } = kept;
      await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ games: [exported, {}] })));
      await page.getByRole('button', { name: 'Save this game in this browser' }).click();
      await expect
        .poll(() => page.getByRole('status').allInnerTexts())
        .toContainEqual(
          expect.stringMatching(/^1 game was added to your games\.\s+1 entry of the file is not a game record/),
        );
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go to your games' }).click();
      await page
        .locator('.finishedList li')
        .getByRole('link', { name: /^Replay/ })
        .click();
      await expect.poll(() => place(page)).toContain(`of ${all}`);
      await page.goto('/open');
      await page.locator('input[type=file]').setInputFiles(file(JSON.stringify(kept.record)));
      await expect.poll(() => place(page)).toContain(`0 of ${all}`);
    });
  });

  test('an analysis is offered only for a game of a file that was played to its end', async () => {
    const file = (record: unknown) => {
      return { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
    };
    await visit(async ({ page }) => {
      for (const [{ kept, all }, count] of [
        [gameOf(12), 0],
        [gameOf(), 1],
      ] as const) {
        await page.goto('/open');
        await page.locator('input[type=file]').setInputFiles(file(kept.record));
        await expect.poll(() => place(page)).toContain(`0 of ${all}`);
        expect(await page.locator('.replayActs').getByRole('button', { name: 'Analysis' }).count()).toBe(count);
      }
    });
  });
});

test('against bots a decision beyond the barrier can be undone after a confirmation, and the end mentions it', async () => {
  const { kept, all } = gameOf(6);
  await visit(async ({ page }) => {
    await keep(page, kept);
    await page.goto('/table/kept');
    await expect.poll(() => version(page)).toBe(String(all));
    await page.locator('.actButtons .btn').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).click();
    expect(await version(page)).toBe(String(all));
    await page.locator('.actButtons .btn').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => Number(await version(page))).toBeLessThan(all);
    const notes = () => page.evaluate(() => JSON.parse(localStorage.getItem('signoria.game.kept') ?? '{}').notes);
    expect(await notes()).toEqual(['takenBack']);
    await keep(page, { ...gameOf().kept, notes: ['takenBack'] });
    await page.goto('/table/kept');
    await expect.poll(() => page.locator('.end').innerText()).toContain('does not count towards the best scores');
    await page.goto('/me');
    await expect.poll(() => page.locator('.bests').innerText()).not.toContain('Anna');
  });
});
