import type { Page } from 'playwright-core';

/** Brings figures to a table of Firenze that is being set up: with few seals for two, a whole game is soon over. */
export async function fewerSeals(page: Page, count: number): Promise<void> {
  await page.locator('details.figures summary').click();
  const buffer = Buffer.from(JSON.stringify({ seals: { players2: count } }));
  await page
    .locator('details.figures input[type=file]')
    .setInputFiles({ name: 'seals.json', mimeType: 'application/json', buffer });
  await page.locator('details.figures', { hasText: 'players2' }).waitFor();
}
