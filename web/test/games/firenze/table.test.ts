import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame } from '@signoria/engine';
import { at } from '@signoria/engine';
import type * as firenze from '@signoria/firenze';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../../support/axe.ts';
import { ASKED, confirm, version } from '../../support/choosing.ts';
import { keep, keptGame, livelyGame } from '../../support/keptGames.ts';
import { middle, mouse } from '../../support/pointers.ts';
import { serveBuiltPage } from '../../support/visit.ts';
import { choosePlayer } from '../../support/visitor.ts';
import { chooseByKeys, chooseByPointing, playOn } from '../../support/wholeGame.ts';
import { fewerSeals } from './fewerSeals.ts';

const { visit } = serveBuiltPage();
const { rules } = CATALOGUE.firenze ?? expect.fail('the catalogue has no Firenze');

/** The heading of the end sheet. The bots decide who wins; a shared victory is a result too. */
const RESULT = /(?:wins|share the victory) with \d+ points/;

/** Starts a short game: against an apprentice, and with three seals instead of nine. */
async function sitDownToAShortGame(page: Page, seed: string): Promise<void> {
  await page.goto('/new/firenze');
  await page.getByLabel('2 players').check();
  await choosePlayer(page, 2, 'Apprentice');
  await page.getByLabel('Seed').fill(seed);
  await fewerSeals(page, 3);
  await page.getByRole('button', { name: 'Start game' }).click();
}

describe('a whole game of Firenze against bots', () => {
  test('by mouse: first by clicking highlighted targets, then in the list', { timeout: 300_000 }, async () => {
    await visit(async ({ page }) => {
      await sitDownToAShortGame(page, 'by mouse');
      const { choose, byPointing } = chooseByPointing(page, 12);
      await playOn(page, { choose, play: () => confirm(page).click() });
      expect(byPointing()).toBeGreaterThan(2);
      await expect.poll(() => page.locator('.end h2').innerText()).toMatch(RESULT);
      expect(await page.locator('.end tbody tr').count()).toBeGreaterThan(4);
    });
  });

  test('by keyboard alone', { timeout: 300_000 }, async () => {
    await visit(async ({ page }) => {
      await sitDownToAShortGame(page, 'by keyboard');
      const play = () => page.keyboard.press('Control+Enter');
      await playOn(page, { choose: chooseByKeys(page, 8), play });
      await expect.poll(() => page.locator('.end h2').innerText()).toMatch(RESULT);
    });
  });
});

/** Returns the first position in which Anna has laid two bricks and can pay for a third on her first tower. */
function building(): AnyGame {
  for (let number = 0; number < 20; number++)
    for (const game of livelyGame(rules, 2, `dragged ${number}`)) {
      const { agenda, players, laid } = (game.state as unknown as firenze.State).table;
      const { towers, store } = at(players, 0);
      const step = agenda.steps.at(-1);
      const isBuilding = step?.ask === 'build' && step.seat === 0 && laid === 2;
      const [first] = towers;
      if (isBuilding && first !== undefined && store[first.colour] > 2) return game;
    }
  return expect.fail('nobody built');
}

describe('the table of Firenze', () => {
  test('dragging a brick onto a tower or a free site previews the building cost', async () => {
    const game = building();
    await visit(async ({ page }) => {
      await keep(page, keptGame(rules, game));
      await page.goto('/table/kept');
      await page.locator(ASKED).first().waitFor();
      const { colour = 'none', height = 0 } =
        at((game.state as unknown as firenze.State).table.players, 0).towers[0] ?? {};
      const hand = await mouse(page);
      const brick = await middle(page.locator(`.dock [data-target="store:${colour}"]`));
      await hand.drag(brick, await middle(page.locator('.dock [data-target="deed:found"]')));
      await hand.release();
      await expect.poll(() => page.locator('.preview').innerText()).toMatch(/^Start /);
      await hand.drag(brick, await middle(page.locator('.dock [data-target="tower:0"]')));
      await hand.release();
      await expect.poll(() => page.locator('.preview').innerText()).toMatch(/^Raise .*cost \+1/s);
      await confirm(page).click();
      await expect.poll(() => page.locator('.firenze-own .height').first().innerText()).toContain(String(height + 1));
      await expect.poll(() => page.locator('.dock .firenze-costs b.now').innerText()).toBe('1');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => page.locator('.firenze-own .height').first().innerText()).toContain(String(height));
    });
  });

  test('the replay of a finished game goes by turns and to the end, from the view of a chosen seat', async () => {
    const game = [...livelyGame(rules, 3, 'walked through')].at(-1) ?? expect.fail();
    const all = game.decisions.length;
    await visit(async ({ page, inBothThemes }) => {
      await keep(page, keptGame(rules, game));
      await page.goto('/table/kept/look');
      await expect.poll(() => page.locator('.replayPlace').innerText()).toContain(`0 of ${all}`);
      expect(await page.locator('.firenze-seal').count()).toBe(0);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => version(page)).toBeGreaterThan(1);
      await page.keyboard.press('End');
      await expect.poll(() => version(page)).toBe(all);
      await expect.poll(() => page.locator('.firenze-seal').count()).toBeGreaterThan(6);
      await page.getByLabel('View as').selectOption({ label: 'Carla' });
      await expect.poll(() => page.locator('.firenze-dock').getAttribute('data-seat')).toBe('2');
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    });
  });
});
