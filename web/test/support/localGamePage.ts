import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isOver } from './guests.ts';

/** Waits until a player must decide or lift the curtain, or the game is over. Returns false if it is over. */
export async function waitForPerson(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.choiceList .segment, .end, .curtain') !== null);
  return !(await isOver(page));
}

/** Returns the number of decisions of the saved game. */
export function decisions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('signoria.game.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').record.decisions.length as number;
  });
}

/** Returns the kinds of players at the table this page shows. */
export function playerKinds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const id = location.pathname.split('/').at(-1);
    const { seats } = JSON.parse(localStorage.getItem(`signoria.game.${id}`) ?? '{}') as {
      seats: readonly { playerKind: string }[];
    };
    return seats.map(({ playerKind }) => playerKind);
  });
}

/** Waits until the saved game has more than `before` decisions. */
export async function decided(page: Page, before: number): Promise<void> {
  await expect.poll(() => decisions(page), { interval: 30 }).toBeGreaterThan(before);
}
