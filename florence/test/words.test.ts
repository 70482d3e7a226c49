import { LANGUAGES } from '@signoria/engine';
import { expect, test } from 'vitest';
import { ARTIST_NAMES, FLORENTINE, surname } from '../src/index.ts';

test('goods are counted as each language counts them', () => {
  const counted = (good: 'wood' | 'spice' | 'fiorini') =>
    LANGUAGES.map((language) => [1, 2].map((count) => FLORENTINE[language].good(good, count)));
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
  for (const words of Object.values(FLORENTINE))
    for (const good of Object.keys(words.goods) as (keyof typeof words.goods)[])
      expect(words.short(good).length, words.short(good)).toBeLessThanOrEqual(5);
});

test('one letter tells the types of artists apart in every language', () => {
  const letters = LANGUAGES.map((language) => {
    const { skills, initial } = FLORENTINE[language];
    return (Object.keys(skills) as (keyof typeof skills)[]).map((skill) => initial(skill)).join('');
  });
  expect(letters).toEqual(['ASP', 'ABM', 'ASP']);
});

test('artists are told apart by their surnames, which begin with the particle', () => {
  expect(surname(ARTIST_NAMES.davinci)).toBe('Da Vinci');
  expect(surname(ARTIST_NAMES.giotto)).toBe('Giotto');
  const surnames = Object.values(ARTIST_NAMES).map(surname);
  expect(new Set(surnames).size).toBe(28);
});
