import { GAME_IDS } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame, AnyRules } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { keep, keptGame, livelyGame } from '../support/keptGames.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';
import { ONE_SCREEN as card } from './card/oneScreen.ts';
import { ONE_SCREEN as dice } from './dice/oneScreen.ts';
import { ONE_SCREEN as firenze } from './firenze/oneScreen.ts';
import { ONE_SCREEN as florenza } from './florenza/oneScreen.ts';
import type { LatePositions, OneScreenPlan } from './oneScreenPlan.ts';
import { lookOnScreens, playOnEveryScreen, SMALL_SCREENS } from './playOnEveryScreen.ts';

const { visit } = serveBuiltPage();

/** Timeout of one test on a busy machine: a whole game on seven screens, or late questions on five. */
const TIMEOUT = 300_000;

/** Plans of games that the default plan does not suit. */
const PLANS: Readonly<Record<string, OneScreenPlan>> = { card, dice, firenze, florenza };
const DEFAULT: OneScreenPlan = {
  plays: [{ name: 'at the beginning of a game', players: 2, steady: true, most: 10 }],
  late: { games: 6 },
};

interface AgendaTable {
  readonly agenda: { readonly steps: readonly { readonly seat: number; readonly ask: string }[] };
}

/** Returns for each kind of question at a full table the last of the fullest positions in which Anna must decide. */
function lateQuestions(rules: AnyRules, { games, fullness = () => 0 }: LatePositions): readonly AnyGame[] {
  const found = new Map<string, { readonly game: AnyGame; readonly full: number }>();
  for (let number = 0; number < games; number++)
    for (const game of livelyGame(rules, rules.seats.max, `one screen ${number}`)) {
      const step = (game.state.table as AgendaTable).agenda.steps.at(-1);
      if (step?.seat !== 0) continue;
      const full = fullness(game);
      if (full >= (found.get(step.ask)?.full ?? 0)) found.set(step.ask, { game, full });
    }
  return [...found.values()].map(({ game }) => game);
}

describe.each(GAME_IDS)('%s: every question is answered without scrolling, and selecting moves nothing', (id) => {
  const { plays, late } = PLANS[id] ?? DEFAULT;

  test.each(plays)('$name', { timeout: TIMEOUT }, async ({ players, ...plan }) => {
    await visit(async ({ page }) => {
      await sitDown(page, `/new/${id}`, players, 'one screen');
      await playOnEveryScreen(page, plan);
    });
  });

  test.runIf(late)('each kind of question late in a game, at a full table', { timeout: TIMEOUT }, async () => {
    const { rules } = CATALOGUE[id] ?? expect.fail(`the catalogue has no ${id}`);
    const { kinds, ...positions } = late ?? expect.fail();
    const questions = lateQuestions(rules, positions);
    if (kinds === undefined) expect(questions).not.toEqual([]);
    else expect(questions.length).toBe(kinds);
    await visit(async ({ page }) => {
      for (const [index, game] of questions.entries()) {
        await keep(page, keptGame(rules, game));
        await page.goto('/table/kept');
        await lookOnScreens(page, index, SMALL_SCREENS);
      }
    });
  });
});
