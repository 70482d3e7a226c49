import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame } from '@signoria/engine';
import type * as firenze from '@signoria/firenze';
import { describe, expect, test } from 'vitest';
import { keep, keptGame, livelyGame } from '../../support/keptGames.ts';
import { openHouse } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';
import { lookOnScreens, playOnEveryScreen, SMALL_SCREENS } from '../oneScreen.ts';

const { visit } = openHouse();
const { rules } = CATALOGUE.firenze ?? expect.fail('the catalogue has no Firenze');

/** Returns for each kind of question at a full table a position in which Anna has the most towers. */
function questions(games: number): readonly AnyGame[] {
  const found = new Map<string, { readonly game: AnyGame; readonly towers: number }>();
  for (let number = 0; number < games; number++)
    for (const game of livelyGame(rules, 4, `one screen ${number}`)) {
      const { agenda, players } = (game.state as unknown as firenze.State).table;
      const step = agenda.steps.at(-1);
      if (step?.seat !== 0) continue;
      const towers = players[0]?.towers.length ?? 0;
      if (towers >= (found.get(step.ask)?.towers ?? 0)) found.set(step.ask, { game, towers });
    }
  return [...found.values()].map(({ game }) => game);
}

describe('Firenze: every question is answered without scrolling, and selecting moves nothing', () => {
  test('at the beginning of a game', { timeout: 240_000 }, async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/firenze', 2, 'one screen');
      await playOnEveryScreen(page, { steady: true, most: 10 });
    });
  });

  test('at a full table, late in a game, whatever is asked', { timeout: 240_000 }, async () => {
    const all = questions(16);
    expect(all.length).toBe(17);
    await visit(async ({ page }) => {
      for (const [place, game] of all.entries()) {
        await keep(page, keptGame(rules, game));
        await page.goto('/table/kept');
        await lookOnScreens(page, place, SMALL_SCREENS);
      }
    });
  });
});
