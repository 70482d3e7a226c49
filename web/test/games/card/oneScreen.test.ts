import { test } from 'vitest';
import { openHouse } from '../../support/visit.ts';
import { sitDown } from '../../support/visitor.ts';
import { playOnEveryScreen } from '../oneScreen.ts';

const { visit } = openHouse();
/** Timeout for a game of fifty questions on five screens on a busy machine. */
const PATIENCE = 300_000;

test(
  'the Card Game: every question of a game is answered without scrolling, and selecting moves nothing',
  async () => {
    await visit(async ({ page }) => {
      await sitDown(page, '/new/card', 4, 'one screen');
      await playOnEveryScreen(page, { steady: true });
    });
  },
  PATIENCE,
);
