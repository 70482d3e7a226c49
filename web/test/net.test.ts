import { loadGame } from '@signoria/catalogue';
import { describe, expect, test } from 'vitest';
import { heardAt, isLow, leftAt, timeWords } from '../src/clocks/time.ts';
import { A_FRIEND, choicesFor, resizeChoices, seatsFrom } from '../src/seats/seatChoices.ts';
import { changesIn, figureRows, figuresTemplate, ownFigures } from '../src/setUp/figures.ts';
import type { Say } from '../src/words/index.ts';

const card = await loadGame('card', 'en');

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

describe('clocks', () => {
  test('time passes only for those who are asked, by our own watch, and never below nothing', () => {
    const told = heardAt({ left: [60_000, 60_000, null], running: [1], at: '1482-01-01T00:00:00.000Z' }, 1000);
    if (told === null) throw new Error('no clocks');
    const later = told.heard + 45_000;
    expect([0, 1, 2].map((seat) => leftAt(told, seat, later))).toEqual([60_000, 15_000, null]);
    expect(leftAt(told, 1, told.heard + DAY)).toBe(0);
    expect(heardAt(null, 1000)).toBe(null);
  });

  test('days and hours, hours and minutes, minutes and seconds', () => {
    const say: Say = (word, values) => `${word} ${Object.values(values ?? {}).join(' ')}`;
    const said = [2 * DAY + 5 * HOUR, 3 * HOUR + 125 * SECOND, 125 * SECOND, 400, 0].map((left) =>
      timeWords(left, say),
    );
    expect(said).toEqual(['clock.days 2 5', 'clock.hours 3 2', '2:05', '0:01', '0:00']);
  });

  test('low is the last minute, the last fifth of a short game, the last hours of days', () => {
    expect([59, 61].map((seconds) => isLow(seconds * SECOND, 1800 * SECOND))).toEqual([true, false]);
    expect([9, 11].map((seconds) => isLow(seconds * SECOND, 50 * SECOND))).toEqual([true, false]);
    expect([2, 4].map((hours) => isLow(hours * HOUR, 3 * DAY))).toEqual([true, false]);
  });
});

describe('wanted seats', () => {
  test('a public table wants anyone, one by link its friends; bots and neighbours stay', () => {
    const choices = [A_FRIEND, { wanted: 'greedy', name: '' }, { wanted: 'local', name: ' Bice ' }] as const;
    const open = choicesFor('public', choices);
    expect(open.map(({ wanted }) => wanted)).toEqual(['open', 'greedy', 'local']);
    expect(choicesFor('link', open)).toEqual(choices);
    expect(seatsFrom(open)).toEqual([
      { kind: 'person' },
      { kind: 'open' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'local', name: 'Bice' },
    ]);
  });

  test('more seats are wanted like the last, but nobody else is taken to be at this screen', () => {
    expect(resizeChoices([{ wanted: 'open', name: '' }], 2).map(({ wanted }) => wanted)).toEqual(['open', 'open']);
    expect(resizeChoices([{ wanted: 'local', name: 'Bice' }], 2)[1]).toEqual(A_FRIEND);
    expect(resizeChoices([A_FRIEND, A_FRIEND, A_FRIEND], 1)).toHaveLength(1);
  });
});

describe('figures', () => {
  const own = { artists: { 'donatello-sculptor': { cost: 150, values: [1, 2] } }, hand: { opening: 4 } };

  test('every row is listed with its source, under its name and kind', () => {
    const rows = figureRows(card, {});
    expect(rows).toContainEqual(
      expect.objectContaining({ path: 'artists.donatello-sculptor', name: 'Donatello', source: 'published' }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ path: 'hand', source: 'rulebook' }));
    expect(figureRows(card, { figures: own })).toHaveLength(rows.length); // the box stays what it is
  });

  test('what a table changed stands beside what the box says', () => {
    const printed = (path: string) => ownFigures(card, { figures: own }).find((one) => one.path === path);
    expect(printed('artists.donatello-sculptor.cost')).toMatchObject({ name: 'Donatello', own: '150', printed: '200' });
    expect(printed('artists.donatello-sculptor.values')).toMatchObject({ own: '1 2', printed: '3 4 4 5' });
    expect(printed('hand.opening')).toMatchObject({ key: 'opening', own: '4' });
    expect(ownFigures(card, {})).toEqual([]);
  });

  test('the template is what the rules accept, and changes nothing', () => {
    const template = figuresTemplate(card.rules, {});
    const read = card.rules.readOptions({ figures: template }, 2);
    expect(read.ok).toBe(true);
    expect(ownFigures(card, { figures: template }).length).toBeGreaterThan(200);
    expect(changesIn(card.rules, {}, template)).toBe(undefined);
    const corrected = { ...template, hand: { ...(template.hand as object), opening: 4 } };
    expect(changesIn(card.rules, {}, corrected)).toEqual({ hand: { opening: 4 } });
  });
});
