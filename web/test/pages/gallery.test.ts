import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import { toRecord } from '@signoria/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesUnder } from '../../../scripts/files.mjs';
import { builtPage } from '../../../test/built.ts';
import { POSITIONS, readGalleryParams, searchOf } from '../../src/gallery/galleryParams.ts';
import { momentAt } from '../../src/gallery/walk.ts';
import { startDev } from '../support/dev.ts';
import { launch, visitor } from '../support/visitor.ts';

describe.each(GAME_IDS)('the gallery positions of %s', (id) => {
  const { rules } = CATALOGUE[id] ?? expect.fail();
  const positions = POSITIONS.filter(({ game }) => game === id);

  test('contain each question of the rules once', () => {
    expect(positions.map(({ ask }) => ask)).toEqual(rules.questionNames);
  });

  test('ask their question (if not: npm run gallery)', () => {
    const asked = positions.map((position) => momentAt(rules, position).ask);
    expect(asked).toEqual(positions.map(({ ask }) => ask));
  });
});

test('an address of the gallery is read as it was written', () => {
  const search = 'game=firenze&question=commission&at=12&seat=1&language=de&theme=dark&width=390&height=844';
  expect(searchOf(readGalleryParams(search))).toBe(search);
  expect(readGalleryParams('')).toMatchObject({ game: '', at: null, seat: null, language: 'en', theme: 'light' });
});

/** Returns the record of a gallery position as text. */
function recordOf(id: string, ask: string): string {
  const { rules } = CATALOGUE[id] ?? expect.fail();
  const position = POSITIONS.find((one) => one.game === id && one.ask === ask) ?? expect.fail();
  return JSON.stringify(toRecord(rules, momentAt(rules, position).replay.game));
}

test('a record is opened from a file, another one as text, and other text is refused with a reason', async () => {
  const address = await startDev();
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page, consoleMessages } = await visitor(browser, address, { keepsPage: true });
  await page.goto('/gallery');
  await page.getByText('Open a record').click();
  const table = page.frameLocator('iframe');
  const file = { name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(recordOf('card', 'keep')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await table.locator('.game-card').first().waitFor();
  await page.getByLabel('Text', { exact: true }).fill(recordOf('dice', 'die'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await table.locator('.game-dice').first().waitFor();
  expect(await page.locator('.gallery pre').textContent()).toContain('die of seat');
  for (const [text, reason] of [
    ['a game', 'This text is not JSON.'],
    ['{}', 'This JSON is not a record of a game.'],
  ] as const) {
    await page.getByLabel('Text', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(reason);
  }
  expect(consoleMessages).toEqual([]);
});

test('the built page does not contain the gallery', () => {
  const files = filesUnder(builtPage(), '');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /gallery/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(js|css|html)$/.test(file));
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('/gallery'))).toEqual([]);
});
