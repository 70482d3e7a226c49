import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  answer,
  choose,
  chooseByHint,
  chooseInRow,
  chosenSegment,
  confirm,
  segments,
  version,
} from '../support/choosing.ts';
import { decided, decisions, playerKinds, waitForPerson } from '../support/localGamePage.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

/** The link on the home page that starts the Card Game. */
const playNow = (page: Page) => page.locator('a[href="/play/card"]', { hasText: 'Play now against bots' });

describe('local games', () => {
  test('a whole game against bots by mouse, from the home page to the rematch', async () => {
    await visit(async ({ page, picture }) => {
      await page.goto('/');
      await playNow(page).click();
      await page.waitForURL('**/table/*');
      for (let turn = 0; await waitForPerson(page); turn++) {
        const before = await decisions(page);
        const targets = page.locator('.point.legal > .hit:visible');
        if (turn % 2 === 0 && (await targets.count()) > 0) await targets.nth(turn % (await targets.count())).click();
        await chooseInRow(page, turn * 7);
        await confirm(page).click();
        await decided(page, before);
        if (turn === 12) await picture('table-midgame');
        expect(turn).toBeLessThan(150);
      }
      await picture('end');
      await expect.poll(() => page.locator('.end h2').innerText()).toMatch(/wins|share/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the record' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^signoria-card-/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      expect(shared).toMatch(/^The Card Game: .*(wins|share).* http:.*\/new\/card\?players=3&seed=[0-9a-f]{32}/);
      const old = page.url();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.href !== old);
      await waitForPerson(page);
      const [link = ''] = /http.*/.exec(shared) ?? [];
      await page.goto(link);
      expect(await page.getByLabel('3 players').isChecked()).toBe(true);
      expect(await page.getByLabel('Seed').inputValue()).toBe(new URL(link).searchParams.get('seed'));
    });
  });

  test('play now repeats the last settings, except those of a first game; Back leads to the home page', async () => {
    await visit(async ({ page }) => {
      await page.goto('/play/card?table=first');
      await waitForPerson(page);
      expect(await playerKinds(page)).toEqual(['person', 'apprentice', 'apprentice']);
      await page.goto('/');
      await playNow(page).click();
      await waitForPerson(page);
      expect(await playerKinds(page)).toEqual(['person', 'journeyman', 'journeyman']);
      await sitDown(page, '/new/card', 2, 'a habit');
      await page.goto('/');
      await playNow(page).click();
      await waitForPerson(page);
      expect(await playerKinds(page)).toEqual(['person', 'journeyman']);
      await page.goBack();
      await page.getByRole('heading', { name: 'games are waiting for you' }).waitFor();
    });
  });

  test('a whole game by keyboard alone, with numbers and Escape', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/card', 2, 'by keyboard');
      await waitForPerson(page);
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      const [, , third = ''] = await segments(page).allTextContents();
      await page.keyboard.press('3'); // no element has the focus
      await expect.poll(focused).toBe(third);
      await page.keyboard.press('Enter');
      await page.locator('.trail [aria-current]', { hasText: 'Reserve' }).waitFor();
      await page.keyboard.press('Enter');
      await chosenSegment(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => chosenSegment(page).count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.trail li').count()).toBe(1);
      for (let turn = 0; await waitForPerson(page); turn++) {
        const before = await decisions(page);
        await page.waitForFunction(() => document.activeElement?.matches('.segment, body'));
        for (let level = 0; level < 9 && !(await confirm(page).isEnabled()); level++) {
          await page.keyboard.press('Home');
          for (let step = 0; step < (turn + level) % 5; step++) await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Enter');
          // Closes the reasons of a verb without moves, or the folded choices.
          if ((await page.locator(':popover-open').count()) > 0) await page.keyboard.press('Escape');
        }
        await page.keyboard.press('Control+Enter');
        await decided(page, before);
        expect(turn).toBeLessThan(150);
      }
    });
  });

  test('after Enter on a segment that Tab has reached, the first segment of the next level has the focus', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 2, 'by Tab');
      await waitForPerson(page);
      await segments(page).first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.trail [aria-current]', { hasText: /^white/i }).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('.segment'));
    });
  });

  test('two persons share a screen with a curtain; a reload loses nothing', async () => {
    await visit(async ({ page, picture }) => {
      await sitDown(page, '/new/card?table=screen', 2, 'one screen');
      await page.locator('.curtain').waitFor();
      await picture('curtain');
      expect(await page.locator('.card-dock, .segment').count()).toBe(0);
      const lift = page.getByRole('button', { name: 'lift the curtain' });
      await lift.click();
      const first = await page.locator('.ask h1').innerText();
      await answer(page, /Send out workers/);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await answer(page, /Send out workers/);
      await page.getByRole('button', { name: /^Pass to / }).click();
      await lift.waitFor();
      await page.reload();
      await lift.click();
      await expect.poll(() => page.locator('.ask h1').innerText()).not.toBe(first);
      await expect.poll(() => page.locator('.log').innerText()).toContain('workers');
      await page.getByRole('link', { name: 'Signoria, home' }).click();
      await page.getByRole('link', { name: 'Continue' }).waitFor();
      await page.getByRole('button', { name: /^Delete the game/ }).click();
      await page.getByRole('button', { name: 'Keep' }).press('Enter');
      for (let press = 0; press < 2; press++) await page.locator(':focus').press('Enter'); // Delete has the focus again
      await expect.poll(() => page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
      expect(await page.locator(':focus').allTextContents()).toEqual(['Welcome back']);
    });
  });

  test('a game of older rules continues if its record is still valid, and is otherwise kept and marked', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'older rules');
      await waitForPerson(page);
      await answer(page, 0);
      await decided(page, 0);
      /** Makes the saved game look like one of rules version 1, without its first decisions. */
      const age = (from: number) =>
        page.evaluate((first) => {
          const key = Object.keys(localStorage).find((one) => one.startsWith('signoria.game.')) ?? '';
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
          const record = { ...kept.record, rulesVersion: 1, decisions: kept.record.decisions.slice(first) };
          localStorage.setItem(key, JSON.stringify({ ...kept, record }));
        }, from);
      const before = await version(page);
      await age(0);
      await page.reload();
      await waitForPerson(page);
      expect(await version(page)).toBe(before);
      await age(1);
      await page.reload();
      await page.getByRole('heading', { name: 'This game was started under older rules' }).waitFor();
      await page.goto('/');
      await page.getByRole('link', { name: 'Continue' }).waitFor();
    });
  });

  test('a full storage shows a note; the game continues and is saved again when there is room', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/card', 2, 'no room');
      await waitForPerson(page);
      await page.evaluate(() => {
        for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
          try {
            localStorage.setItem(`filler ${size}`, 'x'.repeat(size));
          } catch {
            // a smaller item may still fit
          }
      });
      const note = page.getByText('Browser storage is full. You can keep playing');
      const act = async () => {
        const before = await version(page);
        await answer(page, 0);
        await expect.poll(() => version(page)).toBeGreaterThan(before);
        await waitForPerson(page);
      };
      const kept = await decisions(page);
      await act();
      await note.waitFor();
      expect(await decisions(page)).toBe(kept);
      const other = await page.context().newPage();
      await other.goto('/play/card');
      await other.getByText('Browser storage is full').waitFor();
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
      });
      await act();
      await expect.poll(() => note.count()).toBe(0);
      await expect.poll(() => decisions(page)).toBe(await version(page));
    });
  });

  test('on a phone the whole purse stays visible, with the cost of a selected move', async () => {
    await visit(
      async ({ page }) => {
        await sitDown(page, '/new/card', 3, 'axe');
        await waitForPerson(page);
        const box = async (selector: string) => {
          const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? expect.fail(selector);
          return { left: x, top: y, right: x + width, bottom: y + height };
        };
        await choose(page, /^Play the Fabbro/);
        const [purse, label, acts] = [await box('.card-purse'), await box('.card-purse .minus'), await box('.acts')];
        expect(label.top).toBeGreaterThanOrEqual(purse.top);
        expect(label.bottom).toBeLessThanOrEqual(acts.top);
      },
      { width: 390 },
    );
  });

  test('two windows at one table show the decisions of each other and lose nothing', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/card', 2, 'two windows');
      await waitForPerson(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await waitForPerson(other);
      const before = await decisions(page);
      await answer(other, 0);
      await decided(page, before);
      await waitForPerson(other);
      const kept = await decisions(page);
      await expect.poll(() => version(page)).toBe(kept);
      await page.bringToFront();
      await answer(page, 0);
      await decided(page, kept);
    });
  });

  test('hint, undo, explanation and change of language work at a table', async () => {
    await visit(async ({ page, picture }) => {
      await sitDown(page, '/new/card', 2, 'hint');
      await waitForPerson(page);
      await page.locator('.point.dim > .hit:visible').first().click();
      await page.locator('.whyNot .why').waitFor();
      await page.keyboard.press('Escape');
      await answer(page, /Baratto/);
      await page.getByRole('group', { name: 'Change' }).waitFor();
      await page.keyboard.press('Control+z');
      await page.getByRole('button', { name: 'swap' }).waitFor();
      await expect.poll(() => decisions(page)).toBe(0);
      await page.getByRole('button', { name: 'Hint' }).click();
      await chooseByHint(page);
      await chosenSegment(page).waitFor();
      const english = await page.locator('.ask h1').innerText();
      await page.getByLabel('Language').selectOption('de');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
      await expect.poll(() => page.locator('.ask h1').innerText()).not.toBe(english);
      await expect.poll(() => chosenSegment(page).count()).toBe(1);
      await picture('table-german');
      await page.getByLabel('Sprache').selectOption('it');
      await page.getByRole('button', { name: 'Conferma' }).waitFor();
      await page.locator('.preview .named').first().click();
      await page.locator('dialog[open] h2').waitFor();
      await picture('explained');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    });
  });
});
