import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../../support/axe.ts';
import { ASKED, choose, chooseInRow, confirm, listed, movedOn, segments, version } from '../../support/choosing.ts';
import { serveBuiltPage } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';

const { visit } = serveBuiltPage();

const targets = (page: Page) => page.locator('.hit.legal:visible');

/** Waits until the player on this screen must decide, or the game is over. Returns false if it is over. */
async function isAsked(page: Page): Promise<boolean> {
  await page.locator('.dice-sheet').first().waitFor({ state: 'attached' });
  await page.locator(`${ASKED}, .end`).first().waitFor();
  return !(await page.locator('.end').isVisible());
}

async function confirmed(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await version(page);
  await act();
  await movedOn(page, before);
}

/** Plays decisions, so that there are marks on the sheet. */
async function playOn(page: Page, decisions: number): Promise<void> {
  for (let decided = 0; decided < decisions && (await isAsked(page)); decided++) {
    if (!(await confirm(page).isEnabled())) await choose(page, (decided * 5) % 7);
    await confirmed(page, () => confirm(page).click());
  }
}

describe('the Dice Game for one player', { retry: 1 }, () => {
  test('a whole solo game is played by clicking highlighted targets, and the best score is saved', async () => {
    await visit(async ({ page }) => {
      await page.goto('/new/dice?table=solo');
      await page.getByLabel('Pope Sisto IV').selectOption('hard');
      await page.getByLabel('Seed').fill('by mouse');
      await page.getByRole('button', { name: 'Start game' }).click();
      let byPointing = 0;
      for (let decided = 0; await isAsked(page); decided++) {
        const verbs = page.locator('.dice-verb.legal');
        // First any highlighted target, later fiorini only, which shortens the game.
        const glowing = decided < 24 ? targets(page) : page.locator('.dice-use.legal', { hasText: '200' });
        const target = (await verbs.count()) > 0 ? verbs : glowing;
        const count = await target.count();
        if (count > 0) await target.nth((decided * 3) % count).click();
        if (await confirm(page).isEnabled()) byPointing++;
        else await chooseInRow(page, 0);
        await confirmed(page, () => confirm(page).click());
        expect(decided).toBeLessThan(300);
      }
      expect(byPointing).toBeGreaterThan(25);
      const title = await page.locator('.end h2').innerText();
      expect(title).toMatch(/^(You beat Pope Sisto IV: \d+ to 60|Pope Sisto IV wins: 60 to \d+)$/);
      const mine = await page.locator('.end .sum td [aria-hidden]').innerText();
      await page.goto('/new/dice?table=solo');
      await expect.poll(() => page.locator('.bestScores').innerText()).toBe(`Your best in this browser: Hard ${mine}`);
    });
  });

  test('only the set-up of a solo game offers the level of the Pope', async () => {
    await visit(async ({ page }) => {
      await page.goto('/new/dice?table=solo');
      await page.getByLabel('Pope Sisto IV').waitFor();
      await page.getByLabel('2 players').check();
      await expect.poll(() => page.getByLabel('Pope Sisto IV').count()).toBe(0);
    });
  });

  test('a whole solo game is played by keyboard alone', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'by keyboard');
      await isAsked(page);
      for (let decided = 0; await isAsked(page); decided++) {
        for (let level = 0; level < 4 && !(await confirm(page).isEnabled()); level++) {
          await page.keyboard.press('Home');
          // Skips used dice, which stay in the row.
          while (await page.evaluate(() => document.activeElement?.matches('.none')))
            await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Enter');
        }
        // Confirms the selection, or the only answer.
        await confirmed(page, () => page.keyboard.press('Enter'));
        expect(decided).toBeLessThan(300);
      }
      await page.locator('.end').getByText('Pope Sisto IV').first().waitFor();
    });
  });
});

describe('the table of the Dice Game', () => {
  test('a selected move is previewed on the sheet before it is confirmed, and can be undone after that', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'pencil');
      await isAsked(page);
      const marks = page.locator('.dice-box .dice-pen');
      await marks.first().waitFor(); // the choices may be rendered before the table
      const before = await marks.count();
      const spares = page.locator('.dice-stock.spare .dice-pen');
      expect(await spares.count()).toBe(1); // circled
      await page.getByRole('button', { name: '1 spare resource', exact: true }).click();
      await expect.poll(() => targets(page).count()).toBeGreaterThan(30);
      await page.getByRole('button', { name: 'Giardino, Gold, open' }).click();
      await expect.poll(() => page.locator('.dice-sheet .dice-boxes .dice-pen.faint').count()).toBe(1);
      await confirmed(page, () => confirm(page).click());
      await expect.poll(() => page.locator('.dice-sheet .dice-pen.faint').count()).toBe(0);
      await expect.poll(() => page.locator('.dice-work', { hasText: 'Giardino' }).locator('.dice-pen').count()).toBe(1);
      expect(await spares.count()).toBe(2); // crossed out
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => marks.count()).toBe(before);
    });
  });

  test.each([390, 1440])(
    'at %i px a whole turn can be undone, or one of its decisions with all later ones',
    async (width) => {
      await visit(
        async ({ page }) => {
          await sitDown(page, '/new/dice', 1, 'whole turn');
          await isAsked(page);
          const wholeTurn = page.getByRole('button', { name: 'Undo the whole turn' });
          expect(await wholeTurn.isEnabled()).toBe(false);
          await playOn(page, 4);
          if (width < 600) await page.locator('.tabs').getByRole('button', { name: 'Chronicle' }).click();
          await expect.poll(() => page.locator('.log > li').count()).toBe(1);
          const fromHere = page.locator('.log').getByRole('button', { name: 'Undo back to here' });
          expect(await fromHere.count()).toBe(4);
          const [first, second] = [await fromHere.nth(0).boundingBox(), await fromHere.nth(1).boundingBox()];
          const tall = first?.height ?? 0;
          expect(tall).toBeGreaterThanOrEqual(width < 600 ? 40 : 24);
          expect((first?.y ?? 0) + tall).toBeLessThanOrEqual((second?.y ?? 0) + 0.5);
          await fromHere.nth(2).click();
          await expect.poll(() => version(page)).toBe(2);
          await page.keyboard.press('Control+Shift+Z');
          await expect.poll(() => version(page)).toBe(0);
          await playOn(page, 2);
          await wholeTurn.click();
          await expect.poll(() => version(page)).toBe(0);
          expect(await wholeTurn.isEnabled()).toBe(false);
        },
        { width },
      );
    },
  );

  test('free actions are listed after the dice, and search finds each of them', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 2, 'folded');
      await isAsked(page);
      const groups = page.locator('.choiceList > .segments');
      await expect.poll(() => groups.first().getAttribute('aria-label')).toBe('Die');
      await expect.poll(() => groups.nth(1).getAttribute('aria-label')).toBe('Spare');
      expect(await segments(page).count()).toBeLessThan(20);
      await page.keyboard.press('/');
      await page.keyboard.type('spare');
      await expect.poll(async () => (await listed(page)).count()).toBeGreaterThan(30);
    });
  });

  test('a space lists its possible buildings, and every building has an explanation', async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'buildings');
      await isAsked(page);
      await page
        .locator('.dice-space > button.number')
        .first()
        .click({ position: { x: 100, y: 85 } });
      const rows = page.locator('.dice-table tbody tr');
      await expect.poll(() => rows.count()).toBe(25);
      await expect.poll(() => rows.last().getAttribute('class')).toBe('built');
      await expect.poll(() => rows.first().locator('.lack').count()).toBe(2);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Building table' }).click();
      await expect.poll(() => page.locator('.dice-table .lack').count()).toBe(0);
      await page.locator('.dice-table').getByRole('button', { name: 'Zecca' }).click();
      await page.getByRole('heading', { name: 'Zecca' }).waitFor();
    });
  });

  test.each([390, 1440])('at %i px illegal moves show their reason and rule number', async (width) => {
    await visit(
      async ({ page, picture }) => {
        const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
        const turnTo = async (part: string) => width < 600 && (await button(part).click());
        /** Returns the explanation of a disabled element. Playwright clicks it only with `force`. */
        const whyNot = async (name: string | RegExp) => {
          await button(name).click({ force: true });
          return page.locator('.whyNot .why').innerText();
        };
        await sitDown(page, '/new/dice', 1, 'why not');
        await isAsked(page);
        await turnTo('Artworks');
        await button('1 spare resource').click();
        await button('Giardino, Gold, open').click();
        await confirmed(page, () => confirm(page).click());
        expect(await whyNot('0 spare resources, crossed out: 1 spare resource')).toBe(
          'You have no spare resource. R2.5',
        );
        await page.keyboard.press('Escape');
        await turnTo('Artworks');
        expect(await whyNot('Giardino, Gold, marked')).toBe('This icon is already marked. R2.2');
        await page.keyboard.press('Escape');
        await turnTo('Dice');
        await button(/^White die, 200 fiorini/).click();
        await confirmed(page, () => confirm(page).click());
        expect(await whyNot(/^White die, shows/)).toBe('You have already used the white die. R6.2');
        await picture('dice-used-die');
        expect(await seriousFaults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        expect(await whyNot(/^Yellow die, painter/)).toMatch(/^The [\w ]+ still needs .*\. R9\.1$/);
        await page.keyboard.press('Escape');
        await button(/^Brown die, \d wood/).click();
        await confirmed(page, () => confirm(page).click());
        expect(await whyNot('Altare, Gold, open')).toBe(
          'You must mark 1 wood. To take another resource you need the Carpentiere. R11.4',
        );
        await picture('dice-wrong-icon');
      },
      { width },
    );
  });

  test('the dice animation ends on the rolled values, a click skips it, and reduced motion disables it', async () => {
    const showsValues = (page: Page) =>
      page
        .locator('.dice-board .dice-die')
        .evaluateAll((dice) =>
          dice.every(
            (die) => die.querySelector('use')?.getAttribute('href') === `#die-${(die as SVGElement).dataset.value}`,
          ),
        );
    const animations = (page: Page) =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target?.classList.contains('dice-die')).length,
      );
    await visit(
      async ({ page }) => {
        await sitDown(page, '/new/dice', 1, 'rolling');
        await page.locator('.dice-die').first().waitFor();
        await expect.poll(() => animations(page), { interval: 10 }).toBe(6);
        await page.locator('.tableHead').first().click();
        expect(await animations(page)).toBe(0);
        expect(await showsValues(page)).toBe(true);
      },
      { motion: 'full' },
    );
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', 1, 'still');
      await page.locator('.dice-die').first().waitFor();
      expect(await animations(page)).toBe(0);
    });
  });
});

test('the Dice Game has no serious accessibility faults, on any screen', async () => {
  await visit(
    async ({ page, picture, overflows, inBothThemes, atWidths }) => {
      await sitDown(page, '/new/dice', 3, 'for everyone');
      await playOn(page, 7);
      await choose(page, 0);
      const expectAccessible = (name: string, width: number) =>
        inBothThemes(async () => {
          await picture(name);
          expect(await seriousFaults(page), `${width} px`).toEqual([]);
        });
      await atWidths([390, 768, 1024, 1440], async (width) => {
        await expectAccessible('dice', width);
        expect(await overflows()).toBe(false);
        // A phone shows dice and sheet alternately; wider screens show both.
        if (width < 600) await page.getByRole('button', { name: 'Rione', exact: true }).first().click();
        else await expect.poll(() => page.locator('.dice-board').isVisible()).toBe(true);
        await page.getByRole('button', { name: 'Building table' }).click();
        await expectAccessible('dice-buildings', width);
        await page.getByRole('button', { name: 'Close' }).click();
      });
    },
    { width: 390 },
  );
});
