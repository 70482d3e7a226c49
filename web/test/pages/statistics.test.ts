import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StoredGameSummary } from '../../src/analysis/storedSummaries.ts';
import { seriousFaults } from '../support/axe.ts';
import { finishedGame, keep } from '../support/keptGames.ts';
import { personSummary, storedSummary } from '../support/summaries.ts';
import { serveBuiltPage } from '../support/visit.ts';
import type { Visitor } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

const card = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');

async function keepGame(page: Page, notes: readonly string[] = []): Promise<void> {
  await keep(page, { ...finishedGame(card.rules, 2, 'careless'), notes });
  await page.evaluate(() => localStorage.setItem('signoria.analysisSamples', '4'));
}

/** Returns the summaries in the browser. */
function stored(page: Page): Promise<readonly StoredGameSummary[]> {
  return page.evaluate(
    () =>
      new Promise<readonly StoredGameSummary[]>((resolve) => {
        const opening = indexedDB.open('signoria.summaries', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('summaries', { keyPath: 'key' });
        opening.onsuccess = () => {
          const all = opening.result.transaction('summaries').objectStore('summaries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** Stores summaries in the browser, as analyses of other days would have. */
async function store(page: Page, summaries: readonly StoredGameSummary[]): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('signoria.summaries', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('summaries', { keyPath: 'key' });
        opening.onsuccess = () => {
          const change = opening.result.transaction('summaries', 'readwrite');
          for (const one of all) change.objectStore('summaries').put(one);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    summaries as StoredGameSummary[],
  );
}

const OPENINGS = ['Activate the Boscaiuolo: take 1 wood', 'Play Girolamo Savonarola', 'Play the Picconiere'];

/** Fourteen games against bots, a solo game, and one with two persons at the screen. */
const SUMMARIES = [
  ...Array.from({ length: 14 }, (_, number) => {
    const name = OPENINGS[Math.floor((number * 7) / 5) % OPENINGS.length] ?? '';
    const quarter = (lost: number) => ({ decisions: 6, lost: lost + (number % 3) });
    return storedSummary(number, {
      persons: [
        personSummary({
          ...{ rank: 1 + (number % 3), points: 31 + ((number * 5) % 17), mistakes: number % 4 },
          ...{ decisions: 24, lost: 30 - number + 3 * (number % 4), luck: ((number * 13) % 29) - 14 },
          parts: [quarter(9 - number / 2), quarter(4), quarter(2), quarter(1)],
          opening: { names: { en: name, de: name, it: name }, lost: (number % 3) / 2 },
        }),
      ],
    });
  }),
  storedSummary(20, { game: 'dice', seats: 1, persons: [personSummary({ lost: 3, luck: 0.4 })] }),
  storedSummary(21, { persons: [personSummary(), personSummary({ name: 'Bruno', family: 'pazzi', points: 12 })] }),
];

async function expectAccessible(one: Visitor, name: string): Promise<void> {
  await one.atWidths([390, 768, 1440], async (width) => {
    await one.inBothThemes(async () => {
      await one.picture(name);
      expect(await seriousFaults(one.page), `${width} px`).toEqual([]);
    });
    expect([width, await one.overflows()]).toEqual([width, false]);
  });
  await one.page.setViewportSize({ width: 320, height: 640 });
  expect(await one.overflows()).toBe(false);
}

test('without games the page says how to get statistics', async () => {
  await visit(async (one) => {
    const { page } = one;
    await page.goto('/statistics');
    await page.getByRole('heading', { name: 'No statistics yet' }).waitFor();
    await expectAccessible(one, 'statistics-empty');
    await page.getByRole('link', { name: 'Play a game' }).click();
    await page.waitForURL('/');
  });
});

test('a finished game is analysed from the page by keyboard and counts; deleting the game deletes its summary', async () => {
  await visit(async (one) => {
    const { page } = one;
    await keepGame(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'My statistics' }).click();
    await page.getByText('1 finished game in this browser has not been analysed yet.').waitFor();
    const latest = page.getByRole('link', { name: 'Analyse the latest game' });
    expect(await latest.getAttribute('href')).toBe('/analysis/table/kept');
    await page.getByRole('button', { name: 'Analyse the game' }).press('Enter');
    await page.getByText('All games are analysed.').waitFor();
    await page.getByRole('region', { name: 'The Card Game' }).waitFor();
    const [summary = expect.fail()] = await stored(page);
    expect(summary).toMatchObject({ address: '/table/kept', playedAt: 1, game: 'card', seats: 2, samples: 4 });
    expect(summary.persons.map(({ name }) => name)).toEqual(['Anna']);
    expect(await page.getByRole('button', { name: /^Analyse/ }).count()).toBe(0);
    await page.getByRole('link', { name: /^Analysis, 1 Jan 1970/ }).click();
    await page.getByRole('heading', { name: 'Anna in numbers' }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect.poll(() => stored(page)).toEqual([]);
  });
});

test('an opened report stores its summary, but not that of a game with undone turns', async () => {
  for (const [notes, count] of [
    [['takenBack'], 0],
    [[], 1],
  ] as const)
    await visit(async ({ page }) => {
      await keepGame(page, notes);
      await page.goto('/analysis/table/kept');
      await page.getByRole('heading', { name: 'Anna in numbers' }).waitFor();
      if (count > 0) await expect.poll(() => stored(page)).toHaveLength(count);
      await page.goto('/statistics');
      const said = count === 0 ? '1 game does not count' : 'Mistakes per game';
      await page.getByText(said).first().waitFor();
      expect((await stored(page)).length).toBe(count);
    });
});

test('a report shows the mean of the other games of this kind', async () => {
  await visit(async ({ page }) => {
    await store(page, SUMMARIES);
    await keepGame(page);
    await page.goto('/analysis/table/kept');
    const numbers = page.locator('.pane.numbers');
    await expect.poll(() => numbers.innerText()).toMatch(/your average 1\.15\s+Mistakes\s+\d+\s[^L]*your average 1\.4/);
    expect(await numbers.innerText()).toContain('Your average: 14 other games.');
    await page.getByLabel('Analysis for').selectOption('Bruno');
    await page.getByRole('heading', { name: 'Bruno in numbers' }).waitFor();
    expect(await numbers.innerText()).not.toMatch(/your average/i);
  });
});

test('the analysis of all games can be stopped and started again', async () => {
  await visit(async ({ page }) => {
    await keepGame(page);
    await page.evaluate(() => localStorage.setItem('signoria.analysisSamples', '200'));
    await page.goto('/statistics');
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByText('Game 1 of 1 is being analysed.').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await stored(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('signoria.analysisSamples', '4'));
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByText('All games are analysed.').waitFor();
  });
});

test('many games have means, a chart, results with luck and openings; a chosen name counts shared games', async () => {
  await visit(async (one) => {
    const { page } = one;
    await store(page, SUMMARIES);
    await page.goto('/statistics');
    const game = page.getByRole('region', { name: 'The Card Game' });
    await expect.poll(() => game.locator('.muted').first().innerText()).toBe('14 analysed games');
    await page.getByRole('region', { name: 'Dice Game: Solo' }).waitFor();
    expect(await game.locator('.dots circle').count()).toBe(14);
    expect(await game.locator('.balance tbody tr').count()).toBe(10);
    expect(await game.locator('.openings tbody tr').count()).toBe(3);
    await expectAccessible(one, 'statistics');
    await page.getByRole('button', { name: 'Show all games' }).press('Enter');
    expect(await game.locator('.balance tbody tr').count()).toBe(14);
    await page.getByLabel('In 1 game, several people shared this screen').selectOption('Bruno');
    await expect.poll(() => game.locator('.muted').first().innerText()).toBe('15 analysed games');
    await page.reload();
    await expect.poll(() => game.locator('.muted').first().innerText()).toBe('15 analysed games');
  });
});

test.each(['de', 'it'] as const)('the page fits every screen in %s', async (language) => {
  await visit(
    async (one) => {
      await store(one.page, SUMMARIES);
      await one.page.goto('/statistics');
      await one.page.locator('.openings').first().waitFor();
      await expectAccessible(one, `statistics-${language}`);
    },
    { language },
  );
});
