import { loadGame } from '@signoria/catalogue';
import type { AnyGame } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { introduce, setTable } from '../support/guests.ts';
import { keptGame, livelyGame } from '../support/keptGames.ts';
import { layoutShift, observeLayoutShift } from '../support/layoutShift.ts';
import { openServer } from '../support/visit.ts';

const { address, newVisitor } = openServer();

/** Returns a saved game: finished, or after some decisions. */
async function saved(id: string, game: string, seats: number, decisions = Number.POSITIVE_INFINITY) {
  const { rules } = await loadGame(game, 'en');
  let latest: AnyGame | undefined;
  for (const position of livelyGame(rules, seats, `returning ${game}`)) {
    latest = position;
    const isAnnas = rules.pending(position.state).includes(0);
    if (position.decisions.length >= decisions && isAnnas) break;
  }
  return { ...keptGame(rules, latest ?? expect.fail()), id };
}

const RUNNING = [await saved('a', 'florenza', 3, 60), await saved('b', 'dice', 1, 10)];
const DAY = 86_400_000;
const FINISHED = [
  { ...(await saved('c', 'card', 3)), hints: { isAllowed: true, asked: 2 } },
  { ...(await saved('d', 'dice', 1)), hints: { isAllowed: false, asked: 0 } },
  await saved('e', 'firenze', 2), // of an earlier version, which did not count hints
];

async function keepAll(page: Page): Promise<void> {
  await page.goto('/settings');
  const now = Date.now();
  const games = [...RUNNING, ...FINISHED].map((game, index) => ({ ...game, savedAt: now - index * 2 * DAY }));
  await page.evaluate(
    (all) => {
      for (const game of all) localStorage.setItem(`signoria.game.${game.id}`, JSON.stringify(game));
    },
    games as unknown as { id: string }[],
  );
}

test('a returning player sees waiting games with their question, then results; the drawing is at the foot', async () => {
  for (const [width, language] of [
    [390, 'en'],
    [1440, 'en'],
    [390, 'de'],
    [1440, 'it'],
  ] as const) {
    const one = await newVisitor({ width, language });
    const { page } = one;
    try {
      await keepAll(page);
      await observeLayoutShift(page);
      await page.goto('/');
      await expect.poll(() => page.locator('.waitCard h2').count()).toBe(2);
      await expect.poll(() => page.locator('.waitStage', { hasText: /./ }).count()).toBe(2);
      await expect.poll(() => page.locator('.finishedResult b', { hasText: /./ }).count()).toBe(3);
      expect(await layoutShift(page)).toBeLessThan(0.05);
      const tops = await page
        .locator('.waitCards, .finishedList, .gcards, .homeFoot')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(await page.locator('.hero').count()).toBe(0);
      if (language === 'en') await expectWords(page);
      await one.inBothThemes(async () => {
        await one.picture(`returning-${language}`);
        expect(await seriousFaults(page)).toEqual([]);
      });
      expect(await one.overflows()).toBe(false);
      expect(one.consoleMessages).toEqual([]);
    } finally {
      await one.close();
    }
  }
}, 240_000);

async function expectWords(page: Page): Promise<void> {
  expect(await page.locator('h1').innerText()).toBe('2 games are waiting for you');
  const [florenza = '', dice = ''] = await page.locator('.waitCard').allInnerTexts();
  expect(florenza).toMatch(/florenza · on this device\n+.+[?]\n+Round \d of 8[\s\S]*Continue/i);
  expect(dice).toMatch(/dice game · on this device/i);
  const rows = await page.locator('.finishedList li').allInnerTexts();
  expect(rows[0]).toMatch(/The Card Game[\s\S]*(1st|2nd|3rd) of 3\s+\d+[\s\S]*Bruno −?\d+, Carla −?\d+[\s\S]*2 hints/);
  expect(rows[1]).toMatch(/Dice Game[\s\S]*(won|lost)\s+\d+[\s\S]*no hints/);
  expect(rows[2]).toMatch(/Firenze[\s\S]*(1st|2nd) of 2/);
  expect(rows[2]).not.toContain('hint');
}

test('tables of the server come first, with the question and the time left', async () => {
  const one = await newVisitor();
  const { page } = one;
  try {
    await keepAll(page);
    await introduce(page, 'Anna');
    const clock = { kind: 'days', days: 2 };
    const id = await setTable(page, { game: 'card', clock, seats: [{ kind: 'person' }, { kind: 'local' }] });
    await page.request.post(`/api/tables/${id}/start`, { headers: { origin: address() } });
    const waiting = await setTable(page, { game: 'firenze', seats: [{ kind: 'person' }, { kind: 'invited' }] });
    await page.goto('/'); // remembers the tables
    await page.locator('.waitCard').first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signoria.ownTables'))).toBe('1');
    await observeLayoutShift(page);
    await page.reload();
    const card = page.locator('.waitCard').first();
    await expect
      .poll(() => card.innerText())
      .toMatch(/the card game · 2 days per turn\n+.+[?]\n+[\s\S]+1 d 23 h left/i);
    expect(await card.getByRole('link').getAttribute('href')).toBe(`/with/${id}`);
    expect(await page.locator('h1').innerText()).toBe('3 games are waiting for you');
    expect(await page.locator('.tableList a').first().getAttribute('href')).toBe(`/with/${waiting}`);
    await expect.poll(() => page.locator('.waitStage', { hasText: /./ }).count()).toBe(3);
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await one.picture('returning-online');
    await page.keyboard.press('Tab');
    await card.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/with/${id}`);
    expect(one.consoleMessages).toEqual([]);
  } finally {
    await one.close();
  }
}, 120_000);

test('a first visit shows the drawing first; Solo starts a game at once', async () => {
  const one = await newVisitor();
  const { page } = one;
  try {
    await page.goto('/');
    await page.locator('.hero').waitFor();
    expect(await page.locator('.waitCard, .homeFoot').count()).toBe(0);
    const facts = await page.locator('.gameCard', { hasText: 'Florenza' }).first().locator('.facts').innerText();
    expect(facts).toMatch(/demanding rules\s+about 120 minutes/);
    await one.picture('first-visit');
    await page.getByRole('link', { name: 'Solo' }).click();
    await page.waitForURL('**/table/*');
    await page.locator('.ask').waitFor();
    expect(one.consoleMessages).toEqual([]);
  } finally {
    await one.close();
  }
}, 120_000);
