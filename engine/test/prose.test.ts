import { describe, expect, test } from 'vitest';
import type { Named, Prose } from '../src/index.ts';
import { listed, plain, prose } from '../src/index.ts';

const casa: Named = { of: 'casa', text: 'Casa di Dante' };

describe('prose', () => {
  test('keeps names apart from text', () => {
    expect(prose`Anna builds ${casa} for ${3} wood`).toEqual(['Anna builds ', casa, ' for ', '3', ' wood']);
  });

  test('takes other prose into its holes', () => {
    const what = prose`${casa}!`;
    expect(prose`Built: ${what}`).toEqual(['Built: ', casa, '!']);
    expect(prose`${[]}`).toEqual([]);
  });

  test('reads as plain text', () => {
    expect(plain(prose`${'Anna'} builds ${casa} for ${0} wood`)).toBe('Anna builds Casa di Dante for 0 wood');
  });
});

describe('a list in words', () => {
  const items: readonly Prose[] = [['wood'], ['stone'], [casa]];

  test.each([
    [0, ''],
    [1, 'wood'],
    [2, 'wood und stone'],
    [3, 'wood, stone und Casa di Dante'],
  ])('of %i', (count, words) => {
    expect(plain(listed(items.slice(0, count), 'und'))).toBe(words);
  });

  test('keeps the names in it', () => {
    expect(listed(items, 'and').at(-1)).toBe(casa);
  });
});
