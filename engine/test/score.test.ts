import { expect, test } from 'vitest';
import type { AnyRules } from '../src/index.ts';
import { begin, finalScores, ranked, seedFromText, shownScores, shownTotal } from '../src/index.ts';
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

const { state } = begin(palio, { thieves: true, figures: {} }, 2, seedFromText('score'));
const view = palio.view(state, 0);
const scores = ranked([sheet(1, 2), sheet(4, 3)], none);
const rulesWith = (parts: Partial<AnyRules>) => ({ ...palio, scores: () => scores, ...parts }) as unknown as AnyRules;

test('secret lines have no points and are not in the total, and the total is marked', () => {
  const rules = rulesWith({ hiddenLines: (_, seat) => (seat === 1 ? ['line 1'] : []) });
  const shown = shownScores(rules, state, view);
  expect(shown.map(({ lines }) => lines.map(({ points }) => points))).toEqual([
    [1, 2],
    [4, null],
  ]);
  expect(shown.map(shownTotal)).toEqual(['3', '4+']);
  expect(shownScores(rules, state, null).map(shownTotal)).toEqual(['3', '7']);
  expect(finalScores(scores).map(shownTotal)).toEqual(['3', '7']);
  expect(shownScores(rulesWith({}), state, view).map(shownTotal)).toEqual(['3', '7']);
});

test('points earned so far leave out the lines of the end, until the game is over', () => {
  const earned = (parts: Partial<AnyRules>) =>
    shownScores(rulesWith(parts), state, view).map((one) => shownTotal(one.earned));
  const endLines = ['line 1'];
  expect(earned({})).toEqual(['3', '7']);
  expect(earned({ endLines })).toEqual(['1', '4']);
  expect(earned({ endLines, hiddenLines: () => ['line 1'] })).toEqual(['1', '4']);
  expect(earned({ endLines, hiddenLines: () => ['line 0'] })).toEqual(['0+', '0+']);
  expect(earned({ endLines, pending: () => [] })).toEqual(['3', '7']);
  expect(finalScores(scores).map((one) => shownTotal(one.earned))).toEqual(['3', '7']);
});
