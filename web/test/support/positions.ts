import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { POSITIONS } from '../../src/gallery/galleryParams.ts';
import type { GalleryPosition } from '../../src/gallery/walk.ts';
import { momentAt } from '../../src/gallery/walk.ts';
import { keep, keptGame } from './keptGames.ts';

/** Returns the gallery's positions of a game, one for each question. */
export function positionsOfGame(id: string): readonly GalleryPosition[] {
  return POSITIONS.filter(({ game }) => game === id);
}

/** Stops the bots of the page, so that positions stay as they are. */
export async function stopBots(page: Page): Promise<void> {
  await page.route('**/botWorker*', () => {}); // never answered
}

/** Opens a position of the gallery on the built page, as the player who must decide sees it. */
export async function openPosition(page: Page, position: GalleryPosition): Promise<void> {
  const { rules } = CATALOGUE[position.game] ?? expect.fail(`the catalogue has no ${position.game}`);
  const { replay, seat } = momentAt(rules, position);
  await keep(page, keptGame(rules, replay.game, seat));
  await page.goto('/table/kept');
  await page.locator('.board > .gameTable > *').first().waitFor({ state: 'attached' });
  await page.locator('.whoPlays > .place > .gameTable').waitFor({ state: 'attached' }); // rendered last
  await page.locator('.choiceRow .segment').first().waitFor({ state: 'attached' });
  await page.locator('body:not([aria-busy])').waitFor(); // all stages are rendered
}
