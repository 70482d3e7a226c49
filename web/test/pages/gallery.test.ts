import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../../scripts/files.mjs';
import { builtPage } from '../../../test/built.ts';
import { POSITIONS, readGalleryParams, searchOf } from '../../src/gallery/galleryParams.ts';
import { momentAt } from '../../src/gallery/walk.ts';

describe.each(GAME_IDS)('the gallery positions of %s', (id) => {
  const { rules } = CATALOGUE[id] ?? expect.fail();
  const positions = POSITIONS.filter(({ game }) => game === id);

  test('contain each question of the rules once', () => {
    expect(positions.map(({ ask }) => ask)).toEqual(rules.asks);
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

test('the built page does not contain the gallery', () => {
  const files = filesUnder(builtPage(), '');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /gallery/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(js|css|html)$/.test(file));
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('/gallery'))).toEqual([]);
});
