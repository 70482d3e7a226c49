import { describe, expect, test } from 'vitest';
import { FINE_STEPS, roundPositions, spread, ticks, valueAt } from '../../src/table/chart.ts';

describe('ticks', () => {
  test('are all whole numbers if they fit', () => {
    expect(ticks(1, 8, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
  });

  test('are multiples of the smallest round step that fits', () => {
    expect(ticks(1, 8, 7)).toEqual([2, 4, 6, 8]);
    expect(ticks(1, 62, 13)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
    expect(ticks(1, 62, 7)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(ticks(-24, 67, 5)).toEqual([-20, 0, 20, 40, 60]);
  });

  test('are never more than asked for, over all ranges', () => {
    for (let top = 1; top <= 400; top += 7)
      for (let bottom = -60; bottom <= 0; bottom += 9)
        for (const most of [2, 5, 12]) {
          const all = ticks(bottom, top, most);
          expect(all.length).toBeLessThanOrEqual(most);
          expect(all.length).toBeGreaterThan(0);
          expect(all.every((one) => one >= bottom && one <= top)).toBe(true);
        }
  });

  test('may be fractions on an axis with decimals', () => {
    expect(ticks(0, 1.5, 7, FINE_STEPS)).toEqual([0, 0.5, 1, 1.5]);
    expect(ticks(0, 0.9, 5, FINE_STEPS)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8]);
    expect(ticks(0, 30, 7, FINE_STEPS)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  });

  test('are none if the range is empty', () => {
    expect(ticks(1, 0.5)).toEqual([]);
  });
});

test('labels move apart, keep their order and stay within the limit', () => {
  expect(spread([10, 12, 100], 20, 200)).toEqual([10, 30, 100]);
  expect(spread([195, 198, 190], 20, 200)).toEqual([180, 200, 160]);
});

test('rounds have the same width however many decisions they have', () => {
  expect(roundPositions([1, 1, 2, 3, 3, 3, 3])).toEqual([0.5, 1, 2, 2.25, 2.5, 2.75, 3]);
  expect(roundPositions([4, 4, 5])).toEqual([3.5, 4, 5]);
});

test('the value of a line is that of the last point so far', () => {
  const points = [
    { x: 0.5, y: 3 },
    { x: 1, y: 5 },
    { x: 2.5, y: 4 },
  ];
  expect([0, 0.5, 1, 2, 3].map((x) => valueAt(points, x))).toEqual([null, 3, 5, 5, 4]);
});
