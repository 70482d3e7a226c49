import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { ASKED, answer, choose, chooseByHint, chosenSegment, confirm, listed, segments } from '../support/choosing.ts';
import { keep, keptGame, livelyGame } from '../support/keptGames.ts';
import { stopBots } from '../support/positions.ts';
import { serveBuiltPage } from '../support/visit.ts';
import type { Visitor, VisitorSettings } from '../support/visitor.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

/** Runs at a table of three with a fixed deal, at the first question. */
async function atTable(act: (one: Visitor) => Promise<void>, wanted?: VisitorSettings): Promise<void> {
  await visit(async (one) => {
    await sitDown(one.page, '/new/card', 3, 'at the table');
    await one.page.locator(ASKED).first().waitFor();
    await act(one);
  }, wanted);
}

const thing = (page: Page, where: string, id: string) => page.locator(`${where} [data-id="${id}"] > .hit:visible`);

describe('a bot at the table', () => {
  test('is shown as thinking if it does not answer, without moving anything, and announced once', async () => {
    await visit(async ({ page }) => {
      await stopBots(page);
      const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
      const [game = expect.fail('no game')] = livelyGame(rules, 2, 'thinking');
      const [first = 0] = rules.pending(game.state);
      const kept = keptGame(rules, game, 1 - first);
      const seats = kept.seats.map((seat) => (seat.playerKind === 'person' ? seat : { ...seat, playerKind: 'master' }));
      await keep(page, { ...kept, seats });
      await page.goto('/table/kept');
      const thinks = `${kept.seats[first]?.name} is thinking`;
      await expect.poll(() => page.locator('.botTurn.thinks').innerText()).toBe(thinks);
      expect(await page.locator('.stage [role="status"]').innerText()).toBe(thinks);
      const widths = await page.locator('.botTurn').evaluate((turn) => {
        const thinking = turn.getBoundingClientRect().width;
        turn.classList.remove('thinks');
        return [thinking, turn.getBoundingClientRect().width];
      });
      expect(widths[0]).toBe(widths[1]);
      const tip = page.locator('.seatLine small[title]');
      expect(await tip.getAttribute('title')).toMatch(/^Master, (builder|courtier)\. Looks ahead .*\. .*\.$/);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });
});

describe('why not', () => {
  test('is shown beside the target, with figures and rule, and links to the explanation', async () => {
    await atTable(async ({ page, picture }) => {
      const card = page.locator('.card-hand .point.dim > .hit').first();
      await card.click();
      const tip = page.locator('.whyNot');
      await expect.poll(() => tip.locator('.why').innerText()).toMatch(/^(Needs .*; you have .*\.|.+\.) R\d+\.\d+$/);
      const [box, at] = [await tip.boundingBox(), await card.boundingBox()];
      if (box === null || at === null) expect.fail('the reason or the card has no box');
      const isBeside = box.x >= at.x + at.width || box.x + box.width <= at.x;
      const isAboveOrBelow = box.y >= at.y + at.height || box.y + box.height <= at.y;
      expect(isBeside || isAboveOrBelow).toBe(true);
      await picture('why-not');
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => tip.count()).toBe(0);
      await card.press('Enter');
      await tip.getByRole('button', { name: 'Details' }).click();
      await page.locator('dialog[open] .why').waitFor();
    });
  });

  test('a good in the purse and the same good in the supply are different targets', async () => {
    await atTable(async ({ page }) => {
      await answer(page, /^Sell 1 wood/);
      await page.locator(ASKED).first().waitFor();
      await thing(page, '.card-purse', 'wood').click();
      await expect.poll(() => page.locator('.whyNot .why').innerText()).toBe('You need 1 wood (you have none). R9.2');
      await expect.poll(() => page.locator('.picked').count()).toBe(0);
    });
  });

  test('is listed for every illegal wish', async () => {
    await atTable(async ({ page }) => {
      const pill = page.getByRole('button', { name: /unavailable: why\?$/ });
      const count = Number.parseInt(await pill.innerText(), 10);
      await pill.click();
      await expect.poll(() => page.locator('.refusals b').count()).toBe(count);
      for (const line of await page.locator('.refusals li').allInnerTexts()) expect(line).toMatch(/\. .*\. R\d+\.\d+$/);
    });
  });
});

test('hovering and selecting move no choice', async () => {
  await atTable(async ({ page }) => {
    const boxes = () =>
      segments(page).evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await page.getByRole('button', { name: /^Play a card/ }).click();
    const before = await boxes();
    await segments(page).nth(1).hover();
    expect(await boxes()).toEqual(before);
    await segments(page).nth(1).click();
    expect(await boxes()).toEqual(before);
    await expect.poll(() => confirm(page).isEnabled()).toBe(true);
  });
});

test('two clicks select two equal goods, which are marked before Confirm', async () => {
  await atTable(async ({ page }) => {
    await answer(page, /Picconiere/);
    await page.locator(ASKED).first().waitFor();
    await answer(page, /^Exchange/);
    await page.getByRole('button', { name: 'marble + marble' }).waitFor();
    await thing(page, '.card-purse', 'marble').click();
    await expect.poll(() => confirm(page).isEnabled()).toBe(false);
    await thing(page, '.card-purse', 'marble').click();
    await expect.poll(() => chosenSegment(page).getAttribute('title')).toBe('Give 2 marble');
    await expect.poll(() => page.locator('.preview .outcome').innerText()).toMatch(/^−2/);
    await thing(page, '.card-purse', 'marble').click();
    await expect.poll(() => confirm(page).isEnabled()).toBe(false);
  });
});

test('a work previews its cost with prices and values of artists, then the possible value of the artist', async () => {
  await atTable(async ({ page }) => {
    const outcome = page.locator('.preview .outcome');
    await choose(page, /and an artist/);
    await expect
      .poll(() => outcome.innerText())
      .toMatch(/^−1\s[^+]*\+\d+\sprestige\s[^+]*artist: 50 to \d+ fiorini, worth 0 to \d prestige$/);
    await confirm(page).click();
    await choose(page, /^Hire (?!an )/);
    await expect
      .poll(() => outcome.innerText())
      .toMatch(/^−1\s[^+]*\+\d+\sprestige\s+artist: worth \d( to \d)? prestige$/);
  });
});

test('the other players are visible without scrolling on a wide screen', async () => {
  await atTable(async ({ page }) => {
    for (const seat of await page.locator('.seatLine').all()) {
      const box = (await seat.boundingBox()) ?? expect.fail();
      expect(box.y + box.height).toBeLessThan(900);
    }
    await expect.poll(() => page.locator('.seatLine').count()).toBe(3);
  });
});

describe.each([390, 360])('on a phone of %i px', (width) => {
  test('there is one tab bar at the bottom; question and Confirm stay visible; nothing overflows', async () => {
    await atTable(
      async ({ page, overflows }) => {
        await expect.poll(() => page.getByRole('navigation', { name: 'Parts of the table' }).count()).toBe(1);
        for (const name of ['Monuments', 'Artists', 'Locations', 'Players', 'Chronicle']) {
          await page.locator('.tabs').getByRole('button', { name }).click();
          expect(await overflows()).toBe(false);
          for (const sight of [page.locator('.ask h1'), confirm(page), page.locator('.tabs')]) {
            const box = (await sight.boundingBox()) ?? expect.fail();
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.y + box.height).toBeLessThanOrEqual(844);
          }
        }
      },
      { width },
    );
  });

  test('every tap target is large enough', async () => {
    await atTable(
      async ({ page }) => {
        for (const name of ['Monuments', 'Artists', 'Locations']) {
          await page.locator('.tabs').getByRole('button', { name }).click();
          expect(await tooSmall(page)).toEqual([]);
        }
      },
      { width },
    );
  });

  test('a selected target has an info button, and a tap on an illegal one shows the reason', async () => {
    await atTable(
      async ({ page }) => {
        await page.locator('.tabs').getByRole('button', { name: 'Artists' }).click();
        const artist = page.locator('.card-artists .legal > .hit').first();
        await artist.click();
        await page.locator('.card-artists .picked > .pointInfo').click();
        await page.locator('dialog[open] h2').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('.card-tile.anonymous > .hit').first().click();
        await expect.poll(() => page.locator('.whyNot .why').innerText()).toMatch(/R7\.2$/);
      },
      { width },
    );
  });
});

/** Returns buttons smaller than the minimum size for touch; those within a line of text are exempt. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main select')]
      .filter((button) => button.checkVisibility() && !button.matches('.named, .explains, .pointInfo'))
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 40)
      .map(({ button, box }) => `${button.className} ${button.innerText} ${box.width}×${box.height}`),
  );
}

/** Confirms, then presses a key. Returns the centres of the animated goods before it, and the animations left after it. */
function confirmAndWatch(page: Page) {
  return page.evaluate(async () => {
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const flying = () =>
      document.getAnimations().filter(({ id, playState }) => id === 'card-flight' && playState !== 'finished').length;
    const purse = middle(document.querySelector('.card-dock .card-purse [data-id=marble]'));
    const version = () => document.querySelector('#content')?.getAttribute('data-version');
    const before = version();
    document.querySelector<HTMLElement>('.btn.go')?.click();
    while (version() === before) await new Promise((drawn) => setTimeout(drawn));
    await new Promise((drawn) => setTimeout(drawn));
    const ghosts = [...document.querySelectorAll('.card-ghost')].map(middle);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return { purse, ghosts, left: flying() };
  });
}

describe.each([
  { motion: 'full', name: 'exchanged goods move from their place, at most three; a key ends the animation' },
  { motion: 'none', name: 'exchanged goods do not move' },
] as const)('motion $motion', ({ motion, name }) => {
  test(name, async () => {
    await atTable(
      async ({ page }) => {
        await answer(page, /^Exchange/);
        await answer(page, /^Give 1 marble and 1 wood/);
        await choose(page, 'Take 1 gold');
        const { purse, ghosts, left } = await confirmAndWatch(page);
        expect(ghosts.length).toBe(motion === 'full' ? 3 : 0);
        const [[x, y] = purse] = ghosts;
        expect(Math.hypot(x - purse[0], y - purse[1])).toBeLessThan(30);
        expect(left).toBe(0);
      },
      { motion, pace: 'calm' },
    );
  });
});

test('"?" shows the keys, H hints, "/" searches', async () => {
  await atTable(async ({ page, picture }) => {
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await picture('keys');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('/');
    await page.keyboard.type('workers');
    await expect.poll(async () => (await listed(page)).count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => chosenSegment(page).getAttribute('title')).toMatch(/workers/);
    await page.keyboard.press('Escape');
    await chooseByHint(page);
    await expect.poll(() => confirm(page).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('[data-id=sendWorkers] > .hit').press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Lorenzo sends out workers').first().waitFor();
  });
});
