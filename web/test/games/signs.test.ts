import { GAME_IDS } from '@signoria/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPosition, positionsOfGame, stopBots } from '../support/positions.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Opens the legend and returns the SVG symbols in it. */
async function symbolsInLegend(page: Page): Promise<readonly string[]> {
  await page.locator('.legendButton').click();
  await page.locator('.legend .signList').first().waitFor();
  const symbols = await page
    .locator('.legend use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  return symbols;
}

/**
 * Returns the signs of the table that screen readers cannot name, and the symbols on the table. A sign needs an
 * accessible name, or an ancestor or neighbour that says it in words. Runs in the page.
 */
function readTable(): { readonly nameless: readonly string[]; readonly symbols: readonly string[] } {
  const PLACES = '.board, .dock, .whoPlays, .preview';
  const hasWords = (text: string | null) => /\p{L}{3}/u.test(text ?? '');
  const isNamed = (sign: Element) => {
    const holder = sign.closest('button, a, [role=img], [aria-label], h4');
    if (holder !== null && (hasWords(holder.getAttribute('aria-label')) || hasWords(holder.textContent))) return true;
    const around = [
      sign,
      sign.parentElement,
      sign.parentElement?.parentElement,
      sign.parentElement?.parentElement?.parentElement,
    ];
    return around.some((one) => hasWords(one?.textContent ?? null));
  };
  const signs = [...document.querySelectorAll('[data-sign], svg:has(use)')].filter((sign) => sign.closest(PLACES));
  const nameless = signs.filter((sign) => !isNamed(sign)).map((sign) => sign.outerHTML.slice(0, 120));
  const symbols = [...document.querySelectorAll('use')]
    .filter((use) => use.closest(PLACES))
    .map((use) => use.getAttribute('href') ?? '');
  return { nameless: [...new Set(nameless)], symbols: [...new Set(symbols)] };
}

/** Pictures of components, which have explanations of their own, and the symbols of families. */
const PICTURE = /^#(v|artist|preacher|shield|i)-/;
/** The parts of a brick or a die that are one sign with others: the legend shows one of them. */
const PART = /^#(brick|die-[1-6]|lily)$/;

describe.each(GAME_IDS)('%s', (id) => {
  test('every sign on the table has a name, and every symbol is in the legend', { timeout: 240_000 }, async () => {
    await visit(async ({ page }) => {
      await stopBots(page);
      await page.setViewportSize(DESK);
      let legend: readonly string[] | null = null;
      for (const position of positionsOfGame(id)) {
        await openPosition(page, position);
        legend ??= await symbolsInLegend(page);
        for (const size of [DESK, PHONE]) {
          await page.setViewportSize(size);
          const { nameless, symbols } = await page.evaluate(readTable);
          const where = `${position.ask} at ${size.width}`;
          expect(nameless, where).toEqual([]);
          expect(symbols.length, where).toBeGreaterThan(3);
          const missing = symbols.filter((symbol) => !PICTURE.test(symbol) && !PART.test(symbol));
          expect(
            missing.filter((symbol) => !legend?.includes(symbol)),
            where,
          ).toEqual([]);
        }
        await page.setViewportSize(DESK);
      }
    });
  });
});
