import { expect, test } from 'vitest';
import { idOf, namesIn } from '../src/index.ts';

test('the plain targets of a move are the names and numbers in it, in order', () => {
  expect(namesIn({ do: 'give', resources: ['wood', 'gold'], count: 2, star: true })).toEqual([
    'give',
    'wood',
    'gold',
    '2',
  ]);
  expect(namesIn(null)).toEqual([]);
});

test('a target with a kind refers to its component, a plain name to itself', () => {
  expect(['purse:wood', 'icon:ritratto gold', 'wood'].map(idOf)).toEqual(['wood', 'ritratto gold', 'wood']);
});
