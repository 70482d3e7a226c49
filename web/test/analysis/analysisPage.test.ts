import { analyse, openRecord } from '@signoria/bots/analysis';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { ASKED, choose } from '../support/choosing.ts';
import { finishedGame, keep, keptGame, randomPositions } from '../support/keptGames.ts';
import { resultOf } from '../support/resultOf.ts';
import { serveBuiltPage } from '../support/visit.ts';
import type { Visitor } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

const SAMPLES = 4;
const card = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');

/** Returns the analyses that the page has stored. */
function storedAnalyses(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('signoria.analyses');
        opening.onsuccess = () => {
          const all = opening.result.transaction('analyses').objectStore('analyses').getAll();
          all.onsuccess = () => resolve(all.result.map(({ analysis }) => analysis));
        };
      }),
  );
}

/** Opens the costliest decision in the replay, which shows its loss, the better move and the reasons. */
async function expectValues(one: Visitor): Promise<void> {
  const { page } = one;
  await page
    .locator('.costliest')
    .getByRole('link', { name: /^round/ })
    .first()
    .click();
  await page.waitForURL(/\/table\/kept\/look\?at=\d+/);
  await expect.poll(() => page.locator('.decisionValues').innerText()).toMatch(/points \(±.*Better: /s);
  expect(await page.locator('.courseStrip polyline').count()).toBe(2);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect.poll(() => page.locator('.decisionValues').innerText()).toMatch(/: [+−].* points \(±|No single line/);
  expect(await seriousFaults(page)).toEqual([]);
  await one.atWidths([390, 1440], async () => expect(await one.overflows()).toBe(false));
  const shown = await page.locator('.replayPlace').innerText();
  await page.getByRole('button', { name: 'Go to turning point 1' }).click();
  await expect.poll(() => page.locator('.replayPlace').innerText()).not.toBe(shown);
}

/** Tries a move in the first exercise, asks for the better one, and goes on to the next. */
async function expectExercise(one: Visitor): Promise<void> {
  const { page } = one;
  await page.locator('.reportActs').getByRole('link', { name: 'Find a better move' }).click();
  await page.getByText('What would be better?').waitFor();
  await page.locator(ASKED).first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await choose(page, 0);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.exercise .verdict:is(.right, .almost, .again)').waitFor();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.exercise').getByText('Better:').waitFor();
  await page.getByRole('link', { name: 'Next exercise' }).click();
  await page.getByText('Exercise 2 of').waitFor();
  await page.getByText('What would be better?').waitFor();
}

test('a finished game is analysed once, and its report, replay and exercises show the stored analysis', async () => {
  const kept = finishedGame(card.rules, 2, 'careless');
  const { rules, learned, replay } = await openRecord(kept.record);
  const analysis = resultOf(analyse(rules, learned, replay, SAMPLES));
  await visit(async (one) => {
    const { page } = one;
    await keep(page, kept);
    await page.evaluate((samples) => localStorage.setItem('signoria.analysisSamples', samples), String(SAMPLES));
    await page.goto('/table/kept');
    await page.getByRole('link', { name: 'Analysis' }).click();
    await page.waitForURL('/analysis/table/kept');
    await page.getByRole('heading', { name: 'Biggest losses' }).waitFor();
    expect(await page.locator('.turning li').count()).toBe(3);
    expect(await page.locator('.chartMark').count()).toBe(3);
    const numbers = page.locator('.pane.numbers');
    expect(await numbers.innerText()).toMatch(/Loss per decision\s+\d+\.\d\d%/);
    expect(await numbers.innerText()).toMatch(/Luck\s+[+−]?\d+\.\d%/);
    expect(await numbers.innerText()).not.toContain('your average');
    expect(await storedAnalyses(page)).toEqual([JSON.parse(JSON.stringify(analysis))]);
    await one.atWidths([390, 1440], async () => {
      expect(await one.overflows()).toBe(false);
      await one.inBothThemes(async () => {
        await one.picture('report');
        expect(await seriousFaults(page)).toEqual([]);
      });
    });
    let workers = 0;
    page.on('worker', () => workers++);
    await page.reload();
    await page.getByRole('heading', { name: 'Biggest losses' }).waitFor();
    expect(workers).toBe(0);
    await page.getByLabel('Analysis for').selectOption('Bruno');
    await page.getByRole('heading', { name: 'Where Bruno lost points' }).waitFor();
    await page.getByLabel('Analysis for').selectOption('Anna');
    await expectValues(one);
    await page.goto('/analysis/table/kept');
    await expectExercise(one);
  });
});

test('a game that is not over has no analysis', async () => {
  const [start] = randomPositions(card.rules, 2, 'careless');
  await visit(async ({ page }) => {
    await keep(page, keptGame(card.rules, start ?? expect.fail()));
    await page.goto('/analysis/table/kept');
    await page.getByText('Only games that were played to the end can be analysed.').waitFor();
  });
});
