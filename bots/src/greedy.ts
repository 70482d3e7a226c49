import type { GameState, Seat } from '@signoria/engine';
import { at, pick } from '@signoria/engine';
import type { Bot, Change } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { leadIn } from './evaluation.ts';
import { bestLines, movesOf, newSearch } from './search.ts';

/** The maximum number of reasons given, and the minimum amount of a reason. */
const REASONS = 3;
const WORTH_MENTIONING = 0.05;

/** Searches its whole turn in guessed states and plays the first move of the best line. Ties are broken at random. */
export function greedy(evaluations: Readonly<Record<string, AnyEvaluation>>): Bot {
  return {
    name: 'greedy',
    choose(rules, view, moves, draw, budget) {
      const { viewer } = view;
      if (viewer === null) throw new Error('a spectator has nothing to choose');
      if (moves.length === 1) return { move: moves[0], value: null, reasons: [] };
      const evaluation = evaluations[rules.id] ?? leadIn(rules);
      const search = newSearch(rules, evaluation, view, viewer, draw, Math.min(budget, evaluation.enough ?? budget));
      const line = pick(draw, bestLines(search, moves));
      const reasons = changesBetween(evaluation, search.guess(0).root, line.state, viewer);
      const [move, ...next] = movesOf(line);
      return { move, value: line.value, reasons, next: evaluation.keepsPlans === true ? next : [] };
    },
  };
}

/** Returns the parts that the turn changes most. */
function changesBetween(evaluation: AnyEvaluation, before: GameState, after: GameState, seat: Seat): readonly Change[] {
  const was = at(evaluation.parts(before), seat);
  const changes = Object.entries(at(evaluation.parts(after), seat)).map(([part, is]) => ({
    part,
    amount: is - (was[part] ?? 0),
  }));
  return changes
    .filter(({ amount }) => Math.abs(amount) >= WORTH_MENTIONING)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, REASONS);
}
