import { GAME_IDS } from '@signoria/catalogue';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityTree, withoutSeen } from '../support/accessibilityTree.ts';
import { choose } from '../support/choosing.ts';
import { openPosition, positionsOfGame, stopBots } from '../support/positions.ts';
import { signsInSight, waitForTips } from '../support/signsOnTable.ts';
import { signIds } from '../support/signTables.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

/** Wide enough for all choices in one row: which of them are folded depends on the browser's text layout. */
const WIDE = { width: 2560, height: 1300 };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Symbols that need no entry in the legend: parts of a brick or a die, of which it shows one; the lily; pictures of
 * components; icons of buttons; and crests, which differ by table.
 */
const NOT_IN_LEGEND = /^#(brick|die-[1-6]|lily)$|^#(v|artist|preacher|shield|i)-/;

/** The result of one walk through all questions of a game. */
interface Found {
  readonly read: string[];
  readonly unexplained: string[];
  readonly symbols: Set<string>;
  readonly extraSigns: Set<string>;
  readonly legend: readonly string[];
}

/** Opens the legend and returns the SVG symbols in it. */
async function symbolsInLegend(page: Page): Promise<readonly string[]> {
  await page.locator('.legendButton').click();
  await page.locator('.legend .signList').first().waitFor();
  const uses = page.locator('.legend use');
  const symbols = await uses.evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  return symbols;
}

/** Opens each question of a game, reads it aloud, chooses something, and presses everything on two screens. */
async function walk(page: Page, id: string): Promise<Found> {
  const seen = new Set<string>();
  const read: string[] = [];
  const unexplained: string[] = [];
  const symbols = new Set<string>();
  const extraSigns = new Set<string>();
  let legend: readonly string[] = [];
  await stopBots(page);
  for (const position of positionsOfGame(id)) {
    await page.setViewportSize(WIDE);
    await openPosition(page, position);
    read.push('', `# ${position.ask}`, '', ...withoutSeen(await accessibilityTree(page), seen));
    await choose(page, 0);
    await page.locator('.preview .goes').waitFor();
    const chosen = await accessibilityTree(page);
    read.push('', '## after a choice', '', ...withoutSeen(chosen, seen));
    await waitForTips(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const found = await signsInSight(page);
      for (const symbol of found.symbols) symbols.add(symbol);
      for (const extraSign of found.extraSigns) extraSigns.add(extraSign);
      unexplained.push(...found.unexplained.map((one) => `${position.ask} at ${size.width}: ${one}`));
    }
    if (legend.length === 0) {
      await page.setViewportSize(WIDE);
      legend = await symbolsInLegend(page);
    }
  }
  return { read, unexplained, symbols, extraSigns, legend };
}

describe.each(GAME_IDS)('%s', (id) => {
  let found: Found;
  beforeAll(async () => {
    await visit(async ({ page }) => {
      found = await walk(page, id);
    });
  }, 240_000);

  /**
   * Each file has what a screen reader finds at every question of a game, and the preview of one choice. Lines of
   * earlier questions are left out. CONTRIBUTING.md says how to accept changes.
   */
  test('every question is read aloud as its file says', async () => {
    await expect(`${found.read.join('\n').trim()}\n`).toMatchFileSnapshot(`readAloud/${id}.txt`);
  });

  test('numbers below zero have a minus sign, and no comma follows a full stop', () => {
    expect(found.read.filter((line) => /(?:^|[\s,:])-\d|\.,/.test(line))).toEqual([]);
  });

  test('every number, letter and symbol has a tip', () => {
    expect(found.unexplained).toEqual([]);
  });

  test('every additional sign on the table has words', async () => {
    const known = await signIds(id);
    expect([...found.extraSigns].filter((extraSign) => !known.has(extraSign))).toEqual([]);
  });

  test('every symbol is in the legend', () => {
    expect(found.symbols.size).toBeGreaterThan(3);
    expect(
      [...found.symbols].filter((symbol) => !NOT_IN_LEGEND.test(symbol) && !found.legend.includes(symbol)),
    ).toEqual([]);
  });
});
