import { describe, test } from 'vitest';
import { openHouse } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';
import { playOnEveryScreen } from '../oneScreen.ts';

const { visit } = openHouse();

/** Finishing, or 200 fiorini for a die. */
const QUICKLY = '.legal[data-target="deed:done"], .legal[data-target^="use:"][data-target$=" fiorini"]';

describe('the Dice Game: every question of a game is answered without scrolling, and selecting moves nothing', () => {
  test.each([
    { who: 'alone, to the end', players: 1, after: 24, most: Number.POSITIVE_INFINITY },
    { who: 'at a full table', players: 4, after: 8, most: 20 },
  ])('$who', { timeout: 240_000 }, async ({ players, after, most }) => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/dice', players, 'one screen');
      await playOnEveryScreen(page, { soon: { after, by: QUICKLY }, most });
    });
  });
});
