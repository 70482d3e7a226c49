import { describe, expect, test } from 'vitest';
import { isLow, leftAt, receivedClocks, timeWords } from '../../src/clocks/time.ts';
import type { Say } from '../../src/words/index.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

describe('clocks', () => {
  test('only pending seats lose time, measured by the local clock, and never below zero', () => {
    const clocks = receivedClocks({ left: [60_000, 60_000, null], running: [1], at: '1482-01-01T00:00:00.000Z' }, 1000);
    if (clocks === null) throw new Error('no clocks');
    const later = clocks.receivedAt + 45_000;
    expect([0, 1, 2].map((seat) => leftAt(clocks, seat, later))).toEqual([60_000, 15_000, null]);
    expect(leftAt(clocks, 1, clocks.receivedAt + DAY)).toBe(0);
    expect(receivedClocks(null, 1000)).toBe(null);
  });

  test('remaining time is shown in days and hours, hours and minutes, or minutes and seconds', () => {
    const say: Say = (word, values) => `${word} ${Object.values(values ?? {}).join(' ')}`;
    const times = [2 * DAY + 5 * HOUR, 3 * HOUR + 125 * SECOND, 125 * SECOND, 400, 0].map((left) =>
      timeWords(left, say),
    );
    expect(times).toEqual(['clock.days 2 5', 'clock.hours 3 2', '2:05', '0:01', '0:00']);
  });

  test('time is low in the last minute, the last fifth of a short game and the last hours of a long one', () => {
    expect([59, 61].map((seconds) => isLow(seconds * SECOND, 1800 * SECOND))).toEqual([true, false]);
    expect([9, 11].map((seconds) => isLow(seconds * SECOND, 50 * SECOND))).toEqual([true, false]);
    expect([2, 4].map((hours) => isLow(hours * HOUR, 3 * DAY))).toEqual([true, false]);
  });
});
