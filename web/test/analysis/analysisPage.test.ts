import { analyse } from '@signoria/bots/analysis';
import { CATALOGUE } from '@signoria/catalogue/all';
import { chance, pick, seedFrom } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openRecord } from '../../src/analysis/analysisTasks.ts';
import { seriousFaults } from '../support/axe.ts';
import { keep, keptGame, positionsOf } from '../support/keptGames.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

const SAMPLES = 8;
const card = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');

/** Returns a finished game of Anna against a bot with many mistakes. */
function careless() {
  const draw = chance(seedFrom('careless'), 'moves');
  const all = [...positionsOf(card.rules, 2, 'careless', (moves) => pick(draw, moves))];
  return keptGame(card.rules, all.at(-1) ?? expect.fail());
}

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

test('a finished game is analysed, the report is stored, and a second visit starts no worker', async () => {
  const kept = careless();
  const { rules, learned, replay } = await openRecord(kept.record);
  const steps = analyse(rules, learned, replay, SAMPLES);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  await visit(async (one) => {
    const { page } = one;
    await keep(page, kept);
    await page.evaluate((samples) => localStorage.setItem('signoria.analysisSamples', samples), String(SAMPLES));
    await page.goto('/table/kept');
    await page.getByRole('link', { name: 'Analysis' }).click();
    await page.waitForURL('/analysis/table/kept');
    await page.getByRole('heading', { name: 'Dearest moves' }).waitFor();
    expect(await page.locator('.turning li').count()).toBe(3);
    expect(await page.locator('.chartMark').count()).toBe(3);
    expect(await storedAnalyses(page)).toEqual([JSON.parse(JSON.stringify(next.value))]);
    await one.inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    await one.atWidths([390, 1440], async () => expect(await one.sticksOut()).toBe(false));
    let workers = 0;
    page.on('worker', () => workers++);
    await page.reload();
    await page.getByRole('heading', { name: 'Dearest moves' }).waitFor();
    expect(workers).toBe(0);
    await page.getByLabel('Analysis for').selectOption('Bruno');
    await page.getByRole('heading', { name: 'Where Bruno lost points' }).waitFor();
    await page
      .locator('.dearest')
      .getByRole('link', { name: /^round/ })
      .first()
      .click();
    await page.waitForURL(/\/table\/kept\/look\?at=\d+/);
    await page.getByRole('link', { name: 'Analysis' }).click();
    await page.getByRole('heading', { name: 'Dearest moves' }).waitFor();
  });
});

test('a game that is not over has no analysis', async () => {
  const draw = chance(seedFrom('careless'), 'moves');
  const [start] = positionsOf(card.rules, 2, 'careless', (moves) => pick(draw, moves));
  await visit(async ({ page }) => {
    await keep(page, keptGame(card.rules, start ?? expect.fail()));
    await page.goto('/analysis/table/kept');
    await page.getByText('Only games that were played to the end can be analysed.').waitFor();
  });
});
