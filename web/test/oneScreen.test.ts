import { test } from 'vitest';
import { playOnEveryScreen } from './oneScreen.ts';
import { openHouse } from './visit.ts';
import { sitDown } from './visitor.ts';

const { visit } = openHouse();

test('the Card Game: every question of a game is answered without scrolling, and selecting moves nothing', async () => {
  await visit(async ({ page }) => {
    await sitDown(page, '/new/card', 4, 'one screen');
    await playOnEveryScreen(page);
  });
});
