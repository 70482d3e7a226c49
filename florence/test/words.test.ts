import { expect, test } from 'vitest';
import { ARTIST_NAMES, ENGLISH, GERMAN, ITALIAN, surname } from '../src/index.ts';

const ALL = [ENGLISH, GERMAN, ITALIAN];

test('goods are counted as each language counts them', () => {
  const counted = (good: 'wood' | 'spice' | 'fiorini') =>
    ALL.map((words) => [1, 2].map((count) => words.good(good, count)));
  expect(counted('wood')).toEqual([
    ['wood', 'wood'],
    ['Holz', 'Holz'],
    ['legno', 'legno'],
  ]);
  expect(counted('spice')).toEqual([
    ['spice', 'spice'],
    ['Gewürz', 'Gewürze'],
    ['spezia', 'spezie'],
  ]);
  expect(counted('fiorini')).toEqual([
    ['fiorino', 'fiorini'],
    ['Fiorino', 'Fiorini'],
    ['fiorino', 'fiorini'],
  ]);
});

test('what stands at the head of a narrow column has five letters at most', () => {
  for (const words of ALL)
    for (const good of Object.keys(words.goods) as (keyof typeof words.goods)[])
      expect(words.short(good).length, words.short(good)).toBeLessThanOrEqual(5);
});

test('one letter tells the types of artists apart in every language', () => {
  const letters = ALL.map(({ initial }) => initial('architect') + initial('sculptor') + initial('painter'));
  expect(letters).toEqual(['ASP', 'ABM', 'ASP']);
});

test('artists are told apart by their surnames, which begin with the particle', () => {
  expect(surname(ARTIST_NAMES.davinci)).toBe('Da Vinci');
  expect(surname(ARTIST_NAMES.giotto)).toBe('Giotto');
  const surnames = Object.values(ARTIST_NAMES).map(surname);
  expect(new Set(surnames).size).toBe(28);
});
