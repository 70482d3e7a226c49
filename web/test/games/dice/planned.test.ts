import { CATALOGUE } from '@signoria/catalogue/all';
import * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../../support/axe.ts';
import { ASKED, confirm, segments, version } from '../../support/choosing.ts';
import type { RecordedTurn } from '../../support/clicks.ts';
import { archivedTurns } from '../../support/clicks.ts';
import { keep, keptGame } from '../../support/keptGames.ts';
import { serveBuiltPage } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';
import type { Recorded } from './planned.ts';
import { plannedClicks, plansOf } from './planned.ts';

const { visit } = serveBuiltPage();
const { rules } = CATALOGUE.dice ?? expect.fail('the catalogue has no Dice Game');
const decisionsOf = ({ decisions }: RecordedTurn) => decisions as readonly Recorded[];

/** The first turns of the first seat in an archived game. */
const turns = archivedTurns(rules, 0, 1)
  .filter(({ decisions }) => at(decisions, 0).seat === 0)
  .slice(0, 6);

async function open(page: Page, { before }: RecordedTurn): Promise<void> {
  await page.goto('/settings'); // leaves the previous table, whose bots could overwrite the stored game
  await keep(page, keptGame(rules, before));
  await page.goto('/table/kept');
  await page.locator(ASKED).first().waitFor();
  await page.locator('.dice-dock').waitFor();
}

type Click = (on: Locator) => Promise<void>;

/** Plans a decision by clicks on the board. */
async function plan(page: Page, { state, seat, move }: Recorded, click: Click): Promise<void> {
  const on = (target: string) => page.locator(`[data-target="${target}"]:visible`);
  const icon = async (place: diceGame.Place, good: diceGame.Good) => {
    const marked = diceGame.iconCount(diceGame.marksAt(at(state.table.players, seat), place), good);
    await click(page.locator(`.dice-sheet [data-target="icon:${place} ${good}"]`).nth(marked));
  };
  const moves = rules.moves(state, seat) as readonly diceGame.Move[];
  if (moves.length === 1) return;
  switch (move.do) {
    case 'use':
      await click(on(diceGame.targetOfUse(move)));
      if (move.use === 'mercatante') await click(on(`pick:${move.resource}`));
      if (move.use === 'convento') await click(on(`pick:${move.track}`));
      break;
    case 'hire': {
      await click(on(`artwork:${move.artwork}`));
      const ways = moves.filter((one) => one.do === 'hire' && one.artwork === move.artwork);
      if (ways.length > 1) await click(on(diceGame.targetOfTerms(move)));
      break;
    }
    case 'mark':
      await icon(move.place, move.resource);
      break;
    case 'spare':
      if (moves.some((one) => one.do === 'mark' && one.place === move.place && one.resource === move.resource))
        await click(on('supply:spare'));
      await icon(move.place, move.resource);
      break;
    case 'coin':
      await icon(move.place, 'fiorini');
      break;
    case 'build': {
      const space = diceGame.PLACES[diceGame.nextSpace(at(state.table.players, seat))];
      await click(on(`space:${space}`).locator('[data-sign=space]'));
      const row = page.locator('.dice-table tbody tr', { has: page.locator(`[data-id="${move.building}"]`) });
      await click(row.getByRole('button', { name: 'Build' }));
      break;
    }
    default:
      await click(on(at(diceGame.targets(move), 0)));
  }
}

const saved = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('signoria.game.kept') ?? '{}').record.decisions as {
        seat: number;
        move: unknown;
      }[],
  );

test('whole turns are planned on the board, with the same decisions and as many clicks as clicks.test.ts counts', {
  timeout: 200_000,
}, async () => {
  await visit(async ({ page }) => {
    for (const turn of turns) {
      await open(page, turn);
      const moves = turn.decisions.map(({ move }) => move);
      let clicks = 0;
      const click: Click = async (on) => {
        clicks++;
        await on.click();
      };
      const began = turn.before.decisions.length;
      const own = async () => (await saved(page)).slice(began).filter(({ seat }) => seat === 0);
      let played = 0;
      for (const decisions of plansOf(decisionsOf(turn))) {
        for (const one of decisions) await plan(page, one, click);
        expect((await own()).length).toBe(played);
        expect(await confirm(page).isEnabled(), JSON.stringify(moves)).toBe(true);
        await click(confirm(page));
        played += decisions.length;
        await expect.poll(async () => (await own()).length, { interval: 20 }).toBeGreaterThanOrEqual(played);
      }
      expect((await own()).slice(0, played).map(({ move }) => move)).toEqual(moves);
      expect(clicks).toBe(plannedClicks(decisionsOf(turn)));
    }
    expect(turns).toHaveLength(6);
  });
});

const use = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const planned = (page: Page) => page.locator('.preview ol li');
const picked = (page: Page) => page.locator('.dice-use[aria-pressed=true]');

test('the explanation of a component gives the reasons that hold after the planned steps', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/dice', 1, 'pencil');
    await use(page, 'Brown die, 200 fiorini').click();
    await expect.poll(() => picked(page).count()).toBe(1);
    await page.locator('[data-target="die:brown"]').press('?');
    const sheet = page.locator('dialog.tip[open]');
    await expect.poll(() => sheet.innerText()).toContain('You have already used the brown die.');
  });
});

test('a plan is changed on the board, undone step by step, sent by Confirm and undone as a whole', async () => {
  await visit(async ({ page, inBothThemes }) => {
    await sitDown(page, '/new/dice', 1, 'pencil');
    await use(page, 'White die, 2 marble').click();
    await expect.poll(() => page.locator('.ask h1').innerText()).toContain('Where will you mark');
    await use(page, 'Giardino, Marble, open').click();
    await use(page, 'Cupola, Marble, open').first().click();
    await use(page, 'Grey die, Preacher, 2 steps').click();
    await use(page, 'Brown die, 200 fiorini').click();
    await expect.poll(() => planned(page).count()).toBe(5);
    expect(await picked(page).count()).toBe(3);
    expect(await page.locator('.preview .goes').innerText()).toMatch(/^5 choices, last: /);
    await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    // Another use of the same die replaces the planned one.
    await use(page, 'Brown die, Bishop, 1 step').click();
    await expect.poll(() => planned(page).count()).toBe(5);
    // A click on a planned use removes it; a double click does not.
    await use(page, 'Grey die, Preacher, 2 steps').click();
    await expect.poll(() => planned(page).count()).toBe(4);
    await use(page, 'Grey die, 200 fiorini').dblclick();
    await expect.poll(() => planned(page).count()).toBe(5);
    await page.keyboard.press('Escape');
    await expect.poll(() => planned(page).count()).toBe(4);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expect.poll(() => planned(page).count()).toBe(3);
    expect(await version(page)).toBe(0);
    await confirm(page).click();
    await expect.poll(() => version(page)).toBe(3);
    expect(await planned(page).count()).toBe(0);
    await undo.click();
    await expect.poll(() => version(page)).toBe(0);
  });
});

test('a click on the board first plans the move selected in the row, and a removed mark keeps the later steps', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/dice', 1, 'pencil');
    await page.locator('.dice-dock').waitFor();
    await segments(page)
      .filter({ hasText: /^white/i })
      .first()
      .click();
    await segments(page).filter({ hasText: '2 marble' }).first().click();
    await use(page, 'Giardino, Marble, open').click();
    await expect.poll(() => planned(page).count()).toBe(2);
    await use(page, 'Cupola, Marble, open').first().click();
    await use(page, 'Brown die, 200 fiorini').click();
    await expect.poll(() => planned(page).count()).toBe(4);
    // A removed mark keeps the later steps; a removed die removes its marks, and a notice says so.
    const notice = page.locator('.preview [role=status]');
    await use(page, 'Giardino, Marble, will be marked').click();
    await expect.poll(() => planned(page).allInnerTexts()).toHaveLength(3);
    expect(await notice.innerText()).toBe('');
    await use(page, 'White die, 2 marble').click();
    await expect.poll(() => notice.innerText()).toBe('1 planned choice was removed');
    expect(await version(page)).toBe(0);
  });
});

test('the row of choices plans by Shift and Enter, and Control and Enter plays the plan', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/dice', 1, 'by keyboard');
    await page.locator('.dice-dock').waitFor();
    const row = (name: RegExp) => segments(page).filter({ hasText: name }).first();
    for (const [die, count] of [
      [/^white/i, 1],
      [/^brown/i, 2],
    ] as const) {
      await row(die).focus();
      await page.keyboard.press('Enter');
      await row(/200/).focus();
      await page.keyboard.press('Shift+Enter');
      await expect.poll(() => picked(page).count()).toBe(count);
    }
    expect(await version(page)).toBe(0);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => version(page)).toBe(2);
    await page.keyboard.press('?');
    await page.getByText('choose and go on to the next question').waitFor();
  });
});

test('on every screen a plan shows its question and Confirm, and the board shows the part to mark', async () => {
  await visit(async ({ page, picture }) => {
    await sitDown(page, '/new/dice', 1, 'pencil');
    await use(page, 'White die, 2 marble').click();
    await use(page, 'Giardino, Marble, open').click();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.locator('.dice-sheet .dice-box.legal:visible').count()).toBeGreaterThan(3);
      await expect.poll(() => confirm(page).isEnabled()).toBe(true);
      expect(await page.locator('.ask h1').isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await picture(`dice-planned-${width}`);
    }
  });
});
