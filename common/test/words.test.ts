import { plain } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { Article } from '../src/index.ts';
import { ARTIST_NAMES, surname } from '../src/index.ts';
import { dative, COMMON as GERMAN } from '../src/text/de/index.ts';
import { COMMON as ENGLISH } from '../src/text/en/index.ts';
import { euphonic, euphonicProse, COMMON as ITALIAN, toThe } from '../src/text/it/index.ts';

const ALL = [ENGLISH, GERMAN, ITALIAN];

test('each language has the right plural of goods', () => {
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

test('the amounts 0, 1 and 2 of every good agree with its name', () => {
  const counted = ALL.map((words) =>
    (Object.keys(words.goods) as (keyof typeof words.goods)[]).map((good) =>
      [0, 1, 2].map((count) => `${count} ${words.good(good, count)}`).join(', '),
    ),
  );
  const inAll = ['marble', 'wood', 'metal', 'gold'].map((good) => [`0 ${good}, 1 ${good}, 2 ${good}`]);
  expect(counted[0]).toEqual(expect.arrayContaining(inAll.flat()));
  expect(counted.map((goods) => goods.filter((good) => !/0 (\p{L}+), 1 \1, 2 \1/u.test(good)))).toEqual([
    ['0 textiles, 1 textile, 2 textiles', '0 fiorini, 1 fiorino, 2 fiorini'],
    [
      '0 Stoffe, 1 Stoff, 2 Stoffe',
      '0 Stoffe, 1 Stoff, 2 Stoffe',
      '0 Gewürze, 1 Gewürz, 2 Gewürze',
      '0 Fiorini, 1 Fiorino, 2 Fiorini',
    ],
    [
      '0 stoffe, 1 stoffa, 2 stoffe',
      '0 stoffe, 1 stoffa, 2 stoffe',
      '0 spezie, 1 spezia, 2 spezie',
      '0 fiorini, 1 fiorino, 2 fiorini',
    ],
  ]);
});

test('headings of narrow columns have at most five letters', () => {
  for (const words of ALL)
    for (const good of Object.keys(words.goods) as (keyof typeof words.goods)[])
      expect(words.short(good).length, words.short(good)).toBeLessThanOrEqual(5);
});

test('the initials of the types of artists differ in every language', () => {
  const letters = ALL.map(({ initial }) => initial('architect') + initial('sculptor') + initial('painter'));
  expect(letters).toEqual(['ASP', 'ABM', 'ASP']);
});

test('Italian joins "a" with the article of a noun, and German puts both into the dative', () => {
  const the = (words: typeof ENGLISH, article: Article) => [words.the(article), { of: 'x', text: 'X' }];
  const ways: readonly Article[] = ['il', 'lo', 'l’o', 'la', 'i', 'gli'];
  expect(ways.map((article) => `grazie ${plain(toThe(the(ITALIAN, article)))}`)).toEqual([
    'grazie al X',
    'grazie allo X',
    'grazie all’X',
    'grazie alla X',
    'grazie ai X',
    'grazie agli X',
  ]);
  expect(plain(toThe(the(ITALIAN, '')))).toBe('a X'); // names of people have no article
  expect(plain(dative(the(GERMAN, 'il')))).toBe('dem X');
  expect(plain(dative(the(GERMAN, 'la')))).toBe('der X');
});

test('surnames of artists are unique and begin with the particle', () => {
  expect(surname(ARTIST_NAMES.davinci)).toBe('da Vinci');
  expect(surname(ARTIST_NAMES.giotto)).toBe('Giotto');
  const surnames = Object.values(ARTIST_NAMES).map(surname);
  expect(new Set(surnames).size).toBe(28);
});

test('Italian writes "ad" before a and "ed" before e', () => {
  expect(euphonic('paga a Anna e prende a Bruno')).toBe('paga ad Anna e prende a Bruno');
  expect(euphonic('Bruno e Elena')).toBe('Bruno ed Elena');
  expect(euphonic('A Antonio da Padova')).toBe('Ad Antonio da Padova');
  expect(euphonicProse(['offre a ', { of: 'x', text: 'Antonio' }, ' e a Bruno'])).toEqual([
    'offre ad ',
    { of: 'x', text: 'Antonio' },
    ' e a Bruno',
  ]);
  expect(euphonic('la scala a chiocciola e il re')).toBe('la scala a chiocciola e il re');
});
