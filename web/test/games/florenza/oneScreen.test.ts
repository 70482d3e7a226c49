import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame } from '@signoria/engine';
import type * as florenza from '@signoria/florenza';
import { describe, expect, test } from 'vitest';
import { keep, keptGame, livelyGame } from '../../support/keptGames.ts';
import { openHouse } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';
import { lookOnScreens, playOnEveryScreen, SMALL_SCREENS } from '../oneScreen.ts';

const { visit } = openHouse();
const { rules } = CATALOGUE.florenza ?? expect.fail('the catalogue has no Florenza');

/** Returns for each kind of question at a table of five the last position in which Anna must decide. */
function questions(games: number): readonly AnyGame[] {
  const found = new Map<string, AnyGame>();
  for (let number = 0; number < games; number++)
    for (const game of livelyGame(rules, 5, `one screen ${number}`)) {
      const step = (game.state as unknown as florenza.State).table.agenda.steps.at(-1);
      if (step?.seat === 0) found.set(step.ask, game);
    }
  return [...found.values()];
}

describe('Florenza: every question is answered without scrolling, and selecting moves nothing', () => {
  test('at the beginning of a game', { timeout: 240_000 }, async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/florenza', 2, 'one screen');
      await playOnEveryScreen(page, { steady: true, most: 6 });
    });
  });

  test('at a full table, late in a game, whatever is asked', { timeout: 240_000 }, async () => {
    const all = questions(6);
    expect(all.length).toBeGreaterThan(9);
    await visit(async ({ page }) => {
      for (const [place, game] of all.entries()) {
        await keep(page, keptGame(rules, game));
        await page.goto('/table/kept');
        await lookOnScreens(page, place, SMALL_SCREENS);
      }
    });
  });
});
