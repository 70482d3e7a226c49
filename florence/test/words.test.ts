import { LANGUAGES } from '@signoria/engine';
import { expect, test } from 'vitest';
import { FLORENTINE } from '../src/index.ts';

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
