import type { AnyRules, Chance, Decision, GameState, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Estimate } from '../estimate.ts';
import { estimate, mean } from '../estimate.ts';
import type { LearnedParts } from '../learned/load.ts';
import { isCertain } from './comparison.ts';
import { lineFor, linesOf } from './lines.ts';
import type { Ending } from './sampler.ts';
import { newSampler } from './sampler.ts';

/** The most reasons given, and the least difference in points that is worth one. */
const REASONS = 2;
const LEAST_POINTS = 0.3;

/** A line of the final scores after the better and after the other move: means over samples played to the end. */
export interface ScoreLineComparison {
  readonly seat: Seat;
  /** The id of the rules' score line; null for the total of another seat. */
  readonly line: string | null;
  readonly better: number;
  readonly other: number;
  /** The points by which this line favours the better move. */
  readonly favour: Estimate;
}

/** Compares the final score lines of a seat after two moves, and the total of its strongest rival. */
export function compareEndings(
  better: readonly Ending[],
  other: readonly Ending[],
  seat: Seat,
  rival: Seat | null,
): readonly ScoreLineComparison[] {
  const compared = (of: Seat, line: string | null, amount: (ending: Ending) => number): ScoreLineComparison => {
    const [ones, others] = [better.map(amount), other.map(amount)];
    const sign = of === seat ? 1 : -1;
    const favour = estimate(ones.map((one, place) => sign * (one - at(others, place))));
    return { seat: of, line, better: mean(ones), other: mean(others), favour };
  };
  const own = at(at(better, 0).scores, seat).lines.map(({ id }) =>
    compared(seat, id, ({ scores }) => at(scores, seat).lines.find((line) => line.id === id)?.points ?? 0),
  );
  if (rival === null) return own;
  return [...own, compared(rival, null, ({ scores }) => at(scores, rival).total)];
}

/** Returns the lines that favour the better move beyond the errors of the samples, at most two, the largest first. */
export function reasonsAmong(lines: readonly ScoreLineComparison[]): readonly ScoreLineComparison[] {
  return lines
    .filter(({ favour }) => favour.value >= LEAST_POINTS && isCertain(favour))
    .sort((one, another) => another.favour.value - one.favour.value)
    .slice(0, REASONS);
}

/** Returns the reasons why another move was better than the one played, from samples played to the end. */
export function reasonsAgainst(
  rules: AnyRules,
  learned: LearnedParts,
  before: GameState,
  { seat, move }: Decision<unknown>,
  better: unknown,
  rival: Seat | null,
  endings: number,
  draw: Chance,
): readonly ScoreLineComparison[] {
  const view = rules.view(before, seat);
  const linesFrom = linesOf(rules, learned, view, seat, draw);
  const moves = rules.moves(before, seat);
  const lines = [better, move].map((first) => lineFor(rules, linesFrom, moves, first));
  const { ending } = newSampler(rules, learned, view, seat, rules.totals(before).length, draw);
  const [ones, others] = lines.map((line) => Array.from({ length: endings }, (_, number) => ending(line, number)));
  return reasonsAmong(compareEndings(ones ?? [], others ?? [], seat, rival));
}
