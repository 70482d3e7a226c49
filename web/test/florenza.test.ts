import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { confirm, version } from './choosing.ts';
import { keep, keptGame, livelyGame } from './keptGames.ts';
import { openHouse } from './visit.ts';
import { chooseByKeys, chooseByPointing, choosePass, playOn } from './wholeGame.ts';

const { visit } = openHouse();
const { rules } = CATALOGUE.florenza ?? expect.fail('the catalogue has no Florenza');

/** Against the bots that think least. */
async function sitDownWithBots(page: Page, players: number, seed: string): Promise<void> {
  await page.goto('/new/florenza');
  await page.getByLabel(`${players} players`).check();
  for (let seat = 2; seat <= players; seat++) await page.getByLabel(`Seat ${seat}: Who plays`).selectOption('random');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Begin the game' }).click();
}

describe('Florenza against bots', () => {
  test('a whole game of five by mouse: at first wherever it glows, then as the hint says, in the end by passing', {
    timeout: 240_000,
  }, async () => {
    await visit(async ({ page }) => {
      await sitDownWithBots(page, 5, 'by mouse');
      const { choose, byPointing } = chooseByPointing(page, 12);
      const chooseOrPass = async (turn: number) => {
        if (turn > 20) await choosePass(page);
        if (!(await confirm(page).isEnabled())) await choose(turn);
      };
      const turns = await playOn(page, { choose: chooseOrPass, play: () => confirm(page).click() });
      expect(turns).toBeGreaterThan(24); // eight rounds
      expect(byPointing()).toBeGreaterThan(2);
      await expect.poll(() => page.locator('.end h2').innerText()).toMatch(/wins? with \d+/);
      expect(await page.locator('.end thead th').count()).toBeGreaterThan(5);
    });
  });

  test('a round by keyboard alone', async () => {
    await visit(async ({ page }) => {
      await sitDownWithBots(page, 2, 'by keyboard');
      const isSecondRound = async () => /round 2/i.test(await page.locator('.ask').innerText());
      const turns = await playOn(page, {
        choose: chooseByKeys(page, 4),
        play: () => page.keyboard.press('Control+Enter'),
        isEnough: isSecondRound,
      });
      expect(turns).toBeGreaterThan(3);
      expect(await isSecondRound()).toBe(true);
    });
  });
});

describe('the table of Florenza', () => {
  test('one walks back through a finished game, turn by turn, with any eyes', async () => {
    const game = [...livelyGame(rules, 3, 'walked through')].at(-1) ?? expect.fail();
    const all = game.decisions.length;
    const finished = (page: Page) => page.locator('.fl-work.done').count();
    await visit(async ({ page, inBothThemes }) => {
      await keep(page, keptGame(rules, game));
      await page.goto('/table/kept/look');
      await expect.poll(() => page.locator('.lookPlace').innerText()).toContain(`0 of ${all}`);
      expect(await finished(page)).toBe(0);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => version(page)).toBeGreaterThan(0);
      await page.keyboard.press('End');
      await expect.poll(() => version(page)).toBe(all);
      await expect.poll(() => finished(page)).toBeGreaterThan(0);
      await page.getByLabel('Seen by').selectOption({ label: 'Carla' });
      await expect.poll(() => page.locator('.fl-dock').getAttribute('data-seat')).toBe('2');
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    });
  });

  test('the help of a character shows the face, who it was and what the skills bring', async () => {
    await visit(async ({ page, inBothThemes }) => {
      await sitDownWithBots(page, 2, 'help');
      const character = page.locator('.fl-char:not(.unnamed)').first();
      const name = await character.locator('.name').innerText();
      await character.hover();
      await character.locator('.pointInfo').click();
      const sheet = page.locator('dialog.tip[open]');
      await sheet.locator('.picture svg.fl-medallion').waitFor();
      expect(await sheet.locator('h2').innerText()).toContain(name);
      await expect.poll(() => sheet.innerText()).toMatch(/masterpiece|charity/i);
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    });
  });
});
