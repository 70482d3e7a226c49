import { describe, expect, test } from 'vitest';
import type { Like, Named, Prose } from '../src/index.ts';
import { listed, numeral, numeralIn, plain, prose } from '../src/index.ts';

const casa: Named = { of: 'casa', text: 'Casa di Dante' };

describe('prose', () => {
  test('keeps names as separate pieces', () => {
    expect(prose`Anna builds ${casa} for ${3} wood`).toEqual(['Anna builds ', casa, ' for ', '3', ' wood']);
  });

  test('writes negative numbers with a minus sign', () => {
    expect([numeral(-6), numeral(0), numeral(12)]).toEqual(['−6', '0', '12']);
    expect(plain(prose`${-6} points`)).toBe('−6 points');
  });

  test.each([
    ['en', '1,100', '−1,234,567'],
    ['de', '1.100', '−1.234.567'],
    ['it', '1100', '−1.234.567'],
  ] as const)('groups thousands as readers of %s do', (language, ...grouped) => {
    expect([1100, -1_234_567].map((count) => numeralIn(language, count))).toEqual(grouped);
    expect([numeralIn(language, -999), numeralIn(language, 12_000)]).toEqual([
      '−999',
      language === 'en' ? '12,000' : '12.000',
    ]);
  });

  test('accepts other prose as a placeholder value', () => {
    const what = prose`${casa}!`;
    expect(prose`Built: ${what}`).toEqual(['Built: ', casa, '!']);
    expect(prose`${[]}`).toEqual([]);
  });

  test('converts to plain text', () => {
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

  test('keeps names as separate pieces', () => {
    expect(listed(items, 'and').at(-1)).toBe(casa);
  });
});

test('a translation without a key or with other placeholders does not compile', () => {
  const english = {
    pass: 'pass',
    cards: (count: number) => (count === 1 ? 'card' : 'cards'),
    keep: (card: Prose) => prose`Keep ${card}.`,
  };
  const german: Like<typeof english> = {
    pass: 'passen',
    cards: (count) => (count === 1 ? 'Karte' : 'Karten'),
    keep: (card) => prose`${card} behalten.`,
  };
  expect([german.pass, german.cards(2), plain(german.keep([casa]))]).toEqual([
    'passen',
    'Karten',
    'Casa di Dante behalten.',
  ]);
  // @ts-expect-error a word is missing
  const short: Like<typeof english> = { pass: 'passen', cards: german.cards };
  // @ts-expect-error a parameter of another type
  const other: Like<typeof english> = { ...german, cards: (count: string) => count };
  expect([short.pass, other.pass]).toEqual(['passen', 'passen']);
});
