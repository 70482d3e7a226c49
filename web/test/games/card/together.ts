import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { answerIfAsked } from '../../support/guests.ts';
import type { Guests, TogetherPlan } from '../togetherPlan.ts';

/** Otto reloads, and Anna loses the connection for two attempts to answer. */
export function cardTogether(): TogetherPlan {
  let isOffline = false;
  return {
    whileWaiting: ({ anna }) => anna.picture('waiting-room'),
    async beforeAttempt({ anna, otto }, attempt) {
      if (attempt === 9) await otto.page.reload();
      if (attempt !== 15 && attempt !== 17) return;
      isOffline = attempt === 15;
      await anna.page.context().setOffline(isOffline);
    },
    answer: async (page, { anna }, attempt) => !(isOffline && page === anna.page) && answerIfAsked(page, attempt),
    isExpected: (message) => /ERR_INTERNET_DISCONNECTED/.test(message),
    afterwards: checkFairnessAndFile,
  };
}

/** Verifies the seed, the chart after a reload, and that the saved file can be opened again. */
async function checkFairnessAndFile({ anna }: Guests): Promise<void> {
  const { page } = anna;
  await anna.picture('together-end');
  await page.locator('.end summary', { hasText: 'Fair cards and dice' }).click();
  await page.getByText('the seed matches the fingerprint').waitFor();
  await page.reload();
  await expect // the whole chart, although this page was opened after the game
    .poll(() => page.locator('.lineChart polyline').first().getAttribute('points'), { timeout: 20_000 })
    .toMatch(/^(\S+ ){20}/);
  await page.goto('/me');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my games' }).click(),
  ]);
  const { games } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { games: { names: string[] }[] };
  expect(games.map(({ names }) => names)).toEqual([['Anna', 'Otto']]);
  await page.getByRole('link', { name: 'Open a game from a file' }).click();
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Save this game in this browser' }).click();
  await page.getByText('1 game was added').waitFor();
}
