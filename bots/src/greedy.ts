import type { GameState, Seat } from '@signoria/engine';
import { at, pick } from '@signoria/engine';
import type { Bot, Change } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { leadIn } from './evaluation.ts';
import { bestLines, movesOf, newSearch } from './search.ts';

/** How many reasons it gives, and from which amount on something is one. */
const REASONS = 3;
const WORTH_MENTIONING = 0.05;

/**
 * Plays its turn through in its mind, in states it cannot tell from the true one, and begins the one that leaves it best
 * off; of equals any.
 */
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

/** The parts that the turn changes most. */
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
