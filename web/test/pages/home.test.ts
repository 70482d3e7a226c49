import { GAMES } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { dateWords } from '../../src/home/dateWords.ts';
import { resultWords } from '../../src/home/resultWords.ts';
import type { TableSeat } from '../../src/table/seats.ts';
import { HOME } from '../../src/words/en/home.ts';

test('the home page has words for every game of the catalogue', () => {
  for (const { id } of GAMES)
    for (const part of ['title', 'facts', 'text']) expect(Object.keys(HOME)).toContain(`game.${id}.${part}`);
});

test('the catalogue lists all four games in the order of the home page', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(['florenza', 'card', 'dice', 'firenze']);
});

test('every game of the catalogue has a weight and a playing time', () => {
  expect(GAMES.map(({ id, weight, minutes }) => [id, weight, minutes])).toEqual([
    ['florenza', 'heavy', 120],
    ['card', 'medium', 60],
    ['dice', 'light', 60],
    ['firenze', 'medium', 60],
  ]);
});

test('a day is today, yesterday or a date, with the year only if it is another one', () => {
  const now = new Date(2026, 10, 18, 0, 30).getTime();
  const day = (...date: [number, number, number]) => new Date(...date, 23, 50).getTime();
  expect(dateWords(now - 1000, now, 'en-GB')).toBe('today');
  expect(dateWords(day(2026, 10, 17), now, 'de')).toBe('gestern');
  expect(dateWords(day(2026, 10, 15), now, 'en-GB')).toBe('Sun 15 Nov');
  expect(dateWords(day(2025, 11, 31), now, 'it')).toBe('31 dic 2025');
});

const SEATS = ['Anna', 'Bruno', 'Carla'].map((name): TableSeat => ({ playerKind: 'person', name, family: 'medici' }));
const SCORES = [3, 1, 1].map((rank, seat) => ({ seat, rank, total: 40 - rank }));
/** Returns the key of a text with its values. */
const say = (word: string, values = {}) => [word, ...Object.values(values)].join(' ');

test.each([
  ['the place of one person', { seats: SEATS, own: [0] }, SCORES, 'home.place 3 3', 37, 'Bruno 39, Carla 39'],
  ['a shared first place', { seats: SEATS, own: [2] }, SCORES, 'home.place 1 3', 39, 'Anna 37, Bruno 39'],
  [
    'the winners if several persons share the screen',
    { seats: SEATS, own: [0, 1, 2] },
    SCORES,
    'end.winners Bruno, Carla',
    39,
    'Anna 37',
  ],
  [
    'a victory in a solo game',
    { seats: SEATS.slice(0, 1), own: [0] },
    [{ seat: 0, rank: 1, total: 61 }],
    'home.won',
    61,
    '',
  ],
  [
    'a loss in a solo game',
    { seats: SEATS.slice(0, 1), own: [0] },
    [{ seat: 0, rank: 2, total: 12 }],
    'home.lost',
    12,
    '',
  ],
  ['no place after an early end', { seats: SEATS, own: [0] }, [], 'end.early', null, 'Anna, Bruno, Carla'],
  ['nothing if the record cannot be read', { seats: SEATS, own: [0] }, null, '', null, 'Anna, Bruno, Carla'],
] as const)('a result says %s', (_, played, scores, place, points, others) => {
  expect(resultWords(played, scores, say)).toMatchObject({ place, points, others });
});
