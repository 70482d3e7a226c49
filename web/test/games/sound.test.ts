import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPage } from '../../../test/built.ts';
import cardSounds from '../../src/games/card/sounds.ts';
import diceSounds from '../../src/games/dice/sounds.ts';
import { ASKED, answer } from '../support/choosing.ts';
import { randomGame } from '../support/randomGame.ts';
import { serveBuiltPage } from '../support/visit.ts';
import { sitDown } from '../support/visitor.ts';

const { visit } = serveBuiltPage();

const ASSETS = join(builtPage(), 'assets');
/** Built files of the synthesizer and of the games' sounds. */
const SOUND_FILES = readdirSync(ASSETS).filter((name) => /^(synth|sounds)-.*\.js$/.test(name));

function fetched(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => names.push(basename(new URL(request.url()).pathname)));
  return names;
}

/** Sits down at a table and answers once. */
async function answerOnce(page: Page): Promise<void> {
  await sitDown(page, '/new/card', 2, 'to be received');
  await answer(page, 0);
  await page.locator(ASKED).first().waitFor();
}

describe.each([
  ['card', cardSounds],
  ['dice', diceSounds],
])('the sounds of %s', (game, sounds) => {
  test('every event of a whole game has an entry in the sound table, and the end has a sound', () => {
    const { rules } = CATALOGUE[game] ?? expect.fail();
    const { entries } = randomGame(rules, 2, 'to be received').at(-1) ?? expect.fail();
    const kinds = new Set(entries.flatMap(({ events }) => events.map((event) => (event as { type: string }).type)));
    expect(Object.keys(sounds)).toEqual(expect.arrayContaining([...kinds]));
    expect(sounds.gameEnded).toBe('end');
  });
});

test('all sounds together are smaller than 20 KB', () => {
  expect(SOUND_FILES.length).toBeGreaterThan(1);
  const sizes = SOUND_FILES.map((name) => gzipSync(readFileSync(join(ASSETS, name))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
});

test('no sound file is fetched while sounds are off', async () => {
  await visit(async ({ page }) => {
    const names = fetched(page);
    await answerOnce(page);
    await page.waitForLoadState('networkidle');
    expect(names.filter((name) => SOUND_FILES.includes(name))).toEqual([]);
  });
});

test('sounds are offered once, at the first table, and can be enabled there', async () => {
  await visit(async ({ page }) => {
    const names = fetched(page);
    await page.goto('/settings');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('signoria.settings') ?? '{}') as object;
      localStorage.setItem('signoria.settings', JSON.stringify({ ...kept, soundOffer: 'open' }));
    });
    await answerOnce(page);
    const before = await page.locator('.board').boundingBox();
    await page.locator('.soundOffer').getByRole('button', { name: 'Turn on' }).click();
    await expect.poll(() => page.locator('.soundOffer').count()).toBe(0);
    expect(await page.locator('.board').boundingBox()).toEqual(before);
    await expect.poll(() => names.some((name) => name.startsWith('synth-'))).toBe(true);
    await page.reload();
    await page.locator(ASKED).first().waitFor();
    expect(await page.locator('.soundOffer').count()).toBe(0);
  });
});
