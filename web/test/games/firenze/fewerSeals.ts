import type { Page } from 'playwright-core';

/** Loads figures with fewer seals for two players while setting up Firenze, to shorten the game. */
export async function fewerSeals(page: Page, count: number): Promise<void> {
  await page.locator('details.figures summary').click();
  const buffer = Buffer.from(JSON.stringify({ seals: { players2: count } }));
  await page
    .locator('details.figures input[type=file]')
    .setInputFiles({ name: 'seals.json', mimeType: 'application/json', buffer });
  await page.locator('details.figures', { hasText: 'players2' }).waitFor();
}
