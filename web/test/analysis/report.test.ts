import type { AnalysedDecision, Analysis } from '@signoria/bots/analysis';
import { at } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { exercisesOf } from '../../src/analysis/exercises.ts';
import {
  accountRows,
  groupedLosses,
  ledUntil,
  lossesByPart,
  lossesOf,
  numberedTurningPoints,
  playOf,
  pointsOf,
} from '../../src/analysis/report.ts';

const estimate = (value: number, error = 0.01) => ({ value, error });

/** Returns a decision of one of two seats that loses points, and 1 % of the chance for each point. */
function decision(seat: number, lost: number, chances: readonly number[] = [0.5, 0.5]): AnalysedDecision {
  const sign = seat === 0 ? 1 : -1;
  const own = -lost / 100;
  return {
    ...{ seat, move: { seat, lost }, luck: null, outlook: { chances, points: [20, 20] } },
    judgement: {
      ...{ other: 'better', isBest: lost === 0, lead: estimate(-lost) },
      chances: [estimate(sign * own), estimate(-sign * own)],
      points: [estimate(0), estimate(0)],
    },
  };
}

const amounts = (chance: number) => ({ chance, points: 0 });

const ANALYSIS: Analysis = {
  ...{ game: 'card', seats: 2, samples: 8, winners: [1] },
  expected: { chances: [0.503, 0.497], points: [30, 30] },
  dealt: { chances: [0.51, 0.49], points: [30, 30] },
  decisions: [
    decision(0, 12, [0.6, 0.4]),
    decision(1, 0, [0.55, 0.45]),
    decision(0, 6, [0.4, 0.6]),
    { ...decision(1, 0), judgement: null },
    decision(1, 20, [0, 1]),
  ],
  accounts: [
    { luck: amounts(0.104), own: amounts(-0.184), gifts: amounts(0.204), rest: amounts(-0.627) },
    { luck: amounts(-0.104), own: amounts(-0.204), gifts: amounts(0.184), rest: amounts(0.627) },
  ],
  turningPoints: [
    { decision: 4, kind: 'own', change: -0.2 },
    { decision: 0, kind: 'gift', change: 0.12 },
    { decision: null, kind: 'luck', change: -0.104 },
  ],
};
const LOSSES = lossesOf(ANALYSIS);

describe('a report', () => {
  test('lists the losses beyond their errors, with labels', () => {
    expect(LOSSES.map(({ index, label }) => [index, label])).toEqual([
      [0, 'mistake'],
      [2, 'inaccuracy'],
      [4, 'blunder'],
    ]);
    expect(pointsOf(LOSSES)).toBeCloseTo(38);
  });

  test('has rows that add up after rounding', () => {
    for (const { start, luck, own, gifts, rest, end } of accountRows(ANALYSIS))
      expect(start + luck + own + gifts + rest).toBe(end);
    expect(accountRows(ANALYSIS)[0]).toMatchObject({ start: 50, luck: 10, own: -18, gifts: 20, end: 0, rest: -62 });
  });

  test('has a row in points that adds up in a solo game', () => {
    const solo: Analysis = {
      ...ANALYSIS,
      ...{ seats: 1, expected: { chances: [1], points: [57.14] }, dealt: { chances: [1], points: [57] } },
      decisions: [{ ...decision(0, 2), outlook: { chances: [1], points: [51] } }],
      accounts: [{ luck: points(-1.16), own: points(-18.72), gifts: points(0), rest: points(13.74) }],
    };
    const { start, luck, own, gifts, rest, end } = at(accountRows(solo), 0);
    expect([start, luck, own, gifts, end]).toEqual([57.1, -1.2, -18.7, 0, 51]);
    expect(start + luck + own + gifts + rest).toBeCloseTo(end, 9);
  });

  test('sums losses by kind of decision and by part of the game, without losing any', () => {
    const own = LOSSES.filter(({ seat }) => seat === 0);
    const kinds = groupedLosses(own, ({ index }) => (index === 0 ? 'Build' : 'Sell'));
    expect(kinds).toEqual([
      { name: 'Build', points: 12 },
      { name: 'Sell', points: 6 },
    ]);
    const parts = lossesByPart(LOSSES, [1, 2, 3, 4, 5]);
    expect(parts.map(({ first, last }) => [first, last])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 5],
    ]);
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(pointsOf(LOSSES));
    expect(lossesByPart(LOSSES, [1, 1, 2, 2, 2]).map((part) => part.points)).toEqual([12, 26]);
  });

  test('counts the decisions with a choice of each seat', () => {
    expect(playOf(ANALYSIS, LOSSES)).toEqual([
      { seat: 0, decisions: 2, lossless: 0, points: 18 },
      { seat: 1, decisions: 2, lossless: 1, points: 20 },
    ]);
  });

  test('numbers the turning points in the order of play', () => {
    expect(numberedTurningPoints(ANALYSIS).map(({ number, position }) => [number, position])).toEqual([
      [1, 0],
      [2, 1],
      [3, 5],
    ]);
  });

  test('calls an own move of a solo game a mistake, not the mistake of the winner', () => {
    const words = (seats: number) => numberedTurningPoints({ ...ANALYSIS, seats }).map(({ word }) => word);
    const own = words(2).filter((word) => word === 'report.kind.own');
    expect(own.length).toBeGreaterThan(0);
    expect(words(1).filter((word) => word === 'report.kind.alone')).toHaveLength(own.length);
    expect(words(1)).not.toContain('report.kind.own');
  });

  test('says until when a seat had the best chance', () => {
    const outlooks = ANALYSIS.decisions.map(({ outlook }) => outlook);
    expect(ledUntil(outlooks, 0)).toBe(3);
    expect(ledUntil(outlooks, 1)).toBeNull();
  });

  test('offers the costliest decisions of a seat as exercises', () => {
    expect(exercisesOf(ANALYSIS, 0).map(({ index }) => index)).toEqual([0, 2]);
  });
});

function points(amount: number) {
  return { chance: 0, points: amount };
}
