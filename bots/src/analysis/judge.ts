import type { AnyRules, Chance, Decision, GameState, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { mean, negated } from '../estimate.ts';
import type { LearnedParts } from '../learned/load.ts';
import type { Comparison } from './comparison.ts';
import { compare, decisive, isCertain, leadOf } from './comparison.ts';
import type { Line } from './lines.ts';
import { linesOf } from './lines.ts';
import type { Outlook } from './outlook.ts';
import { newSampler } from './sampler.ts';

/** The most other moves that are compared with the move played. */
const ALTERNATIVES = 3;
/**
 * The share of the samples that is used to choose the best other move. The move played and the alternatives get equal
 * parts of it. The other samples measure the difference, because the samples that chose a move overrate it.
 */
export const CHOOSING_SHARE = 0.25;

/** A decision compared with the best other move: the outlook after the move played minus that after the other move. */
export interface Judgement extends Comparison {
  /** The best move that was not played. */
  readonly other: unknown;
  /** True if the move played ranked at least as high as the other move. Then the decision lost nothing. */
  readonly isBest: boolean;
}

/** Returns true if a decision lost something, beyond the errors of the samples. */
export function isLoss(judgement: Judgement, seat: Seat): boolean {
  return !judgement.isBest && isCertain(negated(decisive(judgement, seat)));
}

/** Judges a decision by what its seat knew. Returns null if there was only one move. */
export function judge(
  rules: AnyRules,
  learned: LearnedParts,
  before: GameState,
  { seat, move }: Decision<unknown>,
  samples: number,
  draw: Chance,
): Judgement | null {
  const moves = rules.moves(before, seat);
  if (moves.length === 1) return null;
  const view = rules.view(before, seat);
  const linesFrom = linesOf(rules, learned, view, seat, draw);
  const key = rules.key(move);
  const [played] = linesFrom(moves.filter((one) => rules.key(one) === key));
  const alternatives = linesFrom(moves.filter((one) => rules.key(one) !== key)).slice(0, ALTERNATIVES);
  if (played === undefined) throw new Error('the decision was not legal');
  const { outlook } = newSampler(rules, learned, view, seat, rules.totals(before).length, draw);
  const choosing = Math.max(1, Math.floor((CHOOSING_SHARE * samples) / (alternatives.length + 1)));
  const worth = (line: Line) =>
    mean(Array.from({ length: choosing }, (_, number) => worthOf(outlook(line, number), seat)));
  const values = alternatives.map(worth);
  const highest = Math.max(...values);
  const other = at(alternatives, values.indexOf(highest));
  const pairs = Array.from({ length: Math.max(2, samples - choosing) }, (_, index) => {
    const number = choosing + index;
    return [outlook(played, number), outlook(other, number)] as const;
  });
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, another]) => another)];
  return { other: other[0], isBest: worth(played) >= highest, ...compare(ones, others, seat) };
}

/** The points that a certain win counts for when the best other move is chosen. */
const WIN_WORTH = 20;

export function worthOf(outlook: Outlook, seat: Seat): number {
  return leadOf(outlook, seat) + WIN_WORTH * at(outlook.chances, seat);
}
