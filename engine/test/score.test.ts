import { expect, test } from 'vitest';
import type { AnyRules } from '../src/index.ts';
import { begin, ranked, seedFrom, shownScores, shownTotal, wholeScores } from '../src/index.ts';
import { palio } from './toy/index.ts';

const sheet = (...points: readonly number[]) => points.map((each, index) => ({ id: `line ${index}`, points: each }));
const ranks = (tieBreak: (one: number, other: number) => number, ...sheets: ReturnType<typeof sheet>[]) =>
  ranked(sheets, tieBreak).map(({ rank }) => rank);
const none = () => 0;

test('the total is the sum of the lines, and more points give a better rank', () => {
  expect(ranked([sheet(1, 2), sheet(4, -2)], none)).toEqual([
    { seat: 0, total: 3, lines: sheet(1, 2), rank: 1 },
    { seat: 1, total: 2, lines: sheet(4, -2), rank: 2 },
  ]);
});

test('tied seats share the better rank, and the next rank is skipped', () => {
  expect(ranks(none, sheet(5), sheet(7), sheet(5), sheet(1))).toEqual([2, 1, 2, 4]);
});

test('the tie-break compares tied seats only', () => {
  const laterSeat = (one: number, other: number) => one - other;
  expect(ranks(laterSeat, sheet(5), sheet(5), sheet(4))).toEqual([2, 1, 3]);
});

test('secret lines are neither listed nor in the total, and the total is marked', () => {
  const rules = {
    ...palio,
    hiddenLines: (_: unknown, seat: number) => (seat === 1 ? ['line 1'] : []),
  } as unknown as AnyRules;
  const scores = ranked([sheet(1, 2), sheet(4, 3)], none);
  const view = palio.view(begin(palio, { thieves: true, figures: {} }, 2, seedFrom('score')).state, 0);
  const shown = shownScores(rules, view, scores);
  expect(shown.map(({ lines }) => lines.map(({ points }) => points))).toEqual([
    [1, 2],
    [4, null],
  ]);
  expect(shown.map(shownTotal)).toEqual(['3', '4+']);
  expect(wholeScores(scores).map(shownTotal)).toEqual(['3', '7']);
  expect(shownScores(palio as unknown as AnyRules, view, scores).map(shownTotal)).toEqual(['3', '7']);
});
