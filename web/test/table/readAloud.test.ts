import { GAME_IDS } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { accessibilityTree, withoutSeen } from '../support/accessibilityTree.ts';
import { choose } from '../support/choosing.ts';
import { openPosition, positionsOfGame, stopBots } from '../support/positions.ts';
import { serveBuiltPage } from '../support/visit.ts';

const { visit } = serveBuiltPage();

/** Wide enough for all choices in one row: which of them are folded depends on the browser's text layout. */
const WIDE = { width: 2560, height: 1300 };

/**
 * Each file has what a screen reader finds at every question of a game, and the preview of one choice. Lines of earlier
 * questions are left out. CONTRIBUTING.md says how to accept changes.
 */
test.each(GAME_IDS)('every question of %s is read aloud as before', { timeout: 240_000 }, async (id) => {
  const seen = new Set<string>();
  const read: string[] = [];
  await visit(async ({ page }) => {
    await stopBots(page);
    await page.setViewportSize(WIDE);
    for (const position of positionsOfGame(id)) {
      await openPosition(page, position);
      read.push('', `# ${position.ask}`, '', ...withoutSeen(await accessibilityTree(page), seen));
      await choose(page, 0);
      await page.locator('.preview .goes').waitFor();
      const chosen = await accessibilityTree(page);
      read.push('', '## after a choice', '', ...withoutSeen(chosen, seen));
    }
  });
  await expect(`${read.join('\n').trim()}\n`).toMatchFileSnapshot(`readAloud/${id}.txt`);
});
