import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame } from '@signoria/engine';
import type * as florenza from '@signoria/florenza';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../../support/axe.ts';
import { confirm, segments, version } from '../../support/choosing.ts';
import { keep, keptGame, livelyGame } from '../../support/keptGames.ts';
import { waitForTips } from '../../support/signsOnTable.ts';
import { serveBuiltPage } from '../../support/visit.ts';
import { choosePlayer } from '../../support/visitor.ts';
import { chooseByKeys, chooseByPointing, choosePass, playOn } from '../../support/wholeGame.ts';

const { visit } = serveBuiltPage();
const { rules } = CATALOGUE.florenza ?? expect.fail('the catalogue has no Florenza');

/** Starts a game against apprentices, the fastest bots. */
async function sitDownWithBots(page: Page, players: number, seed: string): Promise<void> {
  await page.goto('/new/florenza');
  await page.getByLabel(`${players} players`).check();
  for (let seat = 2; seat <= players; seat++) await choosePlayer(page, seat, 'Apprentice');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
}

describe('Florenza against bots', () => {
  test('a whole game of five by mouse: first by clicking highlighted targets, then in the list, finally by passing', {
    timeout: 240_000,
  }, async () => {
    await visit(async ({ page }) => {
      await sitDownWithBots(page, 5, 'by mouse');
      const { choose, byPointing } = chooseByPointing(page, 10);
      const chooseOrPass = async (answered: number) => {
        if (answered > 14) await choosePass(page);
        if (!(await confirm(page).isEnabled())) await choose(answered);
      };
      const answers = await playOn(page, { choose: chooseOrPass, play: () => confirm(page).click() });
      expect(answers).toBeGreaterThan(15); // some answers are passes; bots play differently each time
      expect(byPointing()).toBeGreaterThan(2);
      await expect.poll(() => page.locator('.end h2').innerText()).toMatch(/wins? with \d+/);
      expect(await page.locator('.end thead th').count()).toBeGreaterThan(5);
      expect(await page.locator('.florenza-sequence').count()).toBe(0); // it would cover the result on a phone
    });
  });

  test('a round by keyboard alone', async () => {
    await visit(async ({ page }) => {
      await sitDownWithBots(page, 2, 'by keyboard');
      const isSecondRound = async () => /round 2/i.test(await page.locator('.ask').innerText());
      const answers = await playOn(page, {
        choose: chooseByKeys(page, 4),
        play: () => page.keyboard.press('Control+Enter'),
        isEnough: isSecondRound,
      });
      expect(answers).toBeGreaterThan(3);
      expect(await isSecondRound()).toBe(true);
      // the events at the end of the round, shown at once without animation, and again from the ribbon
      expect(await page.locator('.florenza-sequence .florenza-roundEnd li').count()).toBe(3);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.florenza-sequence').count()).toBe(0);
      await page.locator('.florenza-phases button', { hasText: 'Offices' }).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator('.florenza-pastEvents').innerText())
        .toMatch(/8 Offices round 1\s.*Captain/s);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.florenza-pastEvents').count()).toBe(0);
    });
  });
});

type Offered = (moves: readonly florenza.Move[], state: florenza.State) => boolean;

/** Returns the last position in which Anna places a worker and has such moves. */
function placement(isOffered: Offered): AnyGame {
  const isPlacement = (game: AnyGame) => {
    const state = game.state as unknown as florenza.State;
    const step = state.table.agenda.steps.at(-1);
    if (step?.ask !== 'place' || step.seat !== 0) return false;
    return isOffered(rules.moves(game.state, 0) as readonly florenza.Move[], state);
  };
  return [...livelyGame(rules, 5, 'enlarged')].findLast(isPlacement) ?? expect.fail('no such placement');
}

/** True if there are moves both for another player's workshop and for an artwork of the Cathedral. */
const isEverywhere: Offered = (moves, { figures }) => {
  const isInDuomo = (move: florenza.Move) =>
    move.do === 'commission' && figures.artworks[move.artwork].area === 'cathedral';
  return moves.some((move) => move.do === 'operate' && move.owner !== 0) && moves.some(isInDuomo);
};
const canBuild: Offered = (moves) => moves.some((move) => move.do === 'build');

describe('the table of Florenza', () => {
  test('a district opens by tap or key, and closes by Escape, by a tap elsewhere or by a choice in it', async () => {
    await visit(async ({ page, inBothThemes }) => {
      await keep(page, keptGame(rules, placement(isEverywhere)));
      await page.goto('/table/kept');
      const large = page.locator('.florenza-large');
      const opener = page.locator('.seatLine[data-seat="2"] .florenza-enlarge');
      await opener.click();
      await expect.poll(() => large.locator('h2').innerText()).toContain('Carla');
      expect(await large.locator('.florenza-workshop').count()).toBe(8);
      expect(await large.locator('.florenza-house .florenza-work').count()).toBe(8);
      expect(await large.locator('.florenza-house :is(.legal, .picked)').count()).toBe(0); // no moves for artworks of others
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
      await page.locator('.dock h2').click();
      await expect.poll(() => large.count()).toBe(0);
      await opener.press('Enter');
      await large.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => large.count()).toBe(0);
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
      const open = page.locator('.seatLine:not(.mine):has(.florenza-cell.legal)').first();
      await open.locator('.florenza-enlarge').click();
      await large.locator('.florenza-workshop.legal > .hit').first().click();
      await expect.poll(() => large.count()).toBe(0);
      expect(await confirm(page).isEnabled()).toBe(true);
      expect(await open.locator('.florenza-cell.picked').count()).toBe(1);
    });
  });

  test('a button that enlarges an area explains itself at its icon, and elsewhere what lies below it', async () => {
    await visit(async ({ page }) => {
      await keep(page, keptGame(rules, placement(isEverywhere)));
      await page.goto('/table/kept');
      await waitForTips(page);
      const tip = page.locator('.signTip');
      for (const opener of ['.florenza-lives > .florenza-enlarge', '.seatLine.acts .florenza-enlarge']) {
        await page.locator(`${opener} .icon`).hover();
        await expect.poll(() => tip.innerText()).toContain('Show larger');
        await page.mouse.move(1, 1);
        await expect.poll(() => tip.count()).toBe(0);
      }
      await page.locator('.florenza-lives h4').nth(1).hover();
      await expect.poll(() => tip.innerText()).toContain('I to VII');
    });
  });

  test('an artwork can be chosen in an enlarged area; Escape closes the area first and then drops the choice', async () => {
    await visit(async ({ page, inBothThemes }) => {
      await keep(page, keptGame(rules, placement(isEverywhere)));
      await page.goto('/table/kept');
      const large = page.locator('.florenza-large');
      for (const area of ['city', 'lives', 'tracks', 'duomo']) {
        await page.locator(`.florenza-${area} > .florenza-enlarge`).click();
        await expect.poll(() => large.getAttribute('data-area')).toBe(area);
        if (area === 'lives') await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
        if (area !== 'duomo') await large.getByRole('button', { name: 'Close' }).click();
      }
      await large.locator('.florenza-work.legal > .hit').first().click();
      await expect.poll(() => large.count()).toBe(0);
      const chosen = page.locator('.florenza-duomo .florenza-work.picked');
      expect(await chosen.count()).toBe(1);
      await page.locator('.florenza-lives > .florenza-enlarge').click();
      await page.keyboard.press('Escape');
      await expect.poll(() => large.count()).toBe(0);
      expect(await chosen.count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => chosen.count()).toBe(0);
    });
  });

  test('“build” in the row of choices shows the workshops in the supply, like the next empty space', async () => {
    await visit(async ({ page }) => {
      await keep(page, keptGame(rules, placement(canBuild)));
      await page.goto('/table/kept');
      await segments(page)
        .filter({ hasText: /^build/ })
        .click();
      await page.locator('.florenza-tile.legal > .hit').first().click();
      expect(await confirm(page).isEnabled()).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.florenza-tile').count()).toBe(0);
    });
  });

  test('automatic phases are shown family by family, and can be skipped or read', async () => {
    const positions = [...livelyGame(rules, 3, 'played out')];
    const roundOf = ({ state }: AnyGame) => (state as unknown as florenza.State).table.round;
    const last = positions.findLast((position) => roundOf(position) === 1) ?? expect.fail('no round');
    const sequence = (page: Page) => page.locator('.florenza-sequence');
    const see = async (page: Page) => {
      await keep(page, keptGame(rules, positions.at(-1) ?? expect.fail('no game')));
      await page.goto(`/table/kept/look?at=${last.decisions.length}`);
      await page.locator('.florenza-phases').waitFor();
      expect(await sequence(page).count()).toBe(0);
      await page.keyboard.press('ArrowRight');
      await sequence(page).waitFor();
    };
    await visit(
      async ({ page, inBothThemes }) => {
        await see(page);
        const shown = sequence(page).locator('.florenza-entry, .florenza-roundEnd');
        const place = () => sequence(page).locator('header small').innerText();
        const first = await place();
        const entries = Number(/of (\d+)/.exec(first)?.[1]);
        expect(entries).toBeGreaterThan(3);
        expect(await shown.count()).toBe(1);
        await expect.poll(place).not.toBe(first);
        await page.locator('.replayPlace').click();
        await expect.poll(() => shown.count()).toBe(entries);
        await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
        await page.locator('.replayPlace').click();
        await expect.poll(() => sequence(page).count()).toBe(0);
      },
      { motion: 'full', pace: 'slow' },
    );
    await visit(
      async ({ page }) => {
        await see(page);
        await sequence(page).getByRole('button', { name: 'Read it all' }).click();
        expect(await page.locator('.florenza-pastEvents .florenza-roundEnd li').count()).toBe(3);
        await page.goto('/table/kept');
        await page.getByRole('button', { name: 'View the board' }).click(); // the sequence would be shown here
      },
      { width: 390 },
    );
  });

  test('the replay of a finished game goes by turns and to the end, from the view of a chosen seat', async () => {
    const game = [...livelyGame(rules, 3, 'walked through')].at(-1) ?? expect.fail();
    const all = game.decisions.length;
    const finished = (page: Page) => page.locator('.florenza-work.done').count();
    await visit(async ({ page, inBothThemes }) => {
      await keep(page, keptGame(rules, game));
      await page.goto('/table/kept/look');
      await expect.poll(() => page.locator('.replayPlace').innerText()).toContain(`0 of ${all}`);
      expect(await finished(page)).toBe(0);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => version(page)).toBeGreaterThan(0);
      await page.keyboard.press('End');
      await expect.poll(() => version(page)).toBe(all);
      await expect.poll(() => finished(page)).toBeGreaterThan(0);
      await page.getByLabel('View as').selectOption({ label: 'Carla' });
      await expect.poll(() => page.locator('.florenza-dock').getAttribute('data-seat')).toBe('2');
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    });
  });

  test('the explanation of a character shows its portrait and the effects of its skills', async () => {
    await visit(async ({ page, inBothThemes }) => {
      await sitDownWithBots(page, 2, 'help');
      const character = page.locator('.florenza-character:not(.unnamed)').first();
      const name = (await character.locator('.name').innerText()).replaceAll('\u00AD', '');
      await character.hover();
      await character.locator('.pointInfo').click();
      const sheet = page.locator('dialog.tip[open]');
      await sheet.locator('.picture svg.florenza-medallion').waitFor();
      expect(await sheet.locator('h2').innerText()).toContain(name);
      await expect.poll(() => sheet.innerText()).toMatch(/masterpiece|charity/i);
      await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    });
  });
});
