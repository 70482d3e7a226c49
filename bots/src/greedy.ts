import type { Seat } from '@signoria/engine';
import { at, pick } from '@signoria/engine';
import type { Bot, Change, PlannedMove } from './bot.ts';
import { plainChoice } from './checkedChoice.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { leadEvaluation } from './evaluation.ts';
import { viewFingerprint } from './plan.ts';
import type { Search, SearchNode } from './search.ts';
import { endedLines, equalBest, newSearch, pathOf } from './search.ts';

/** The maximum number of reasons given, and the minimum amount of a reason. */
const REASONS = 3;
const WORTH_MENTIONING = 0.05;

/** Searches its whole turn in guessed states and plays the first move of the best line. Ties are broken at random. */
export function greedy(evaluations: Readonly<Record<string, AnyEvaluation>>): Bot {
  return {
    name: 'greedy',
    choose(rules, view, moves, draw, budget) {
      const { viewer } = view;
      if (viewer === null) throw new Error('a bot needs the view of a seat, not of a spectator');
      if (moves.length === 1) return plainChoice(moves[0]);
      const evaluation = evaluations[rules.id] ?? leadEvaluation(rules);
      const search = newSearch(rules, evaluation, view, viewer, draw, Math.min(budget, evaluation.enough ?? budget));
      const lines = endedLines(search, moves);
      const line = pick(draw, equalBest(lines));
      const { move } = at(pathOf(line), 0);
      const other = runnerUpOf(lines, move);
      return {
        move,
        value: line.value,
        runnerUp: other?.value ?? null,
        reasons: differences(evaluation, line, other ?? { state: search.guess(0).root }, viewer),
        next: planOf(search, line),
        keepsPlan: evaluation.keepsPlans === true,
      };
    },
  };
}

/** Returns the best line that begins with another move. */
function runnerUpOf(lines: readonly SearchNode[], move: unknown): SearchNode | undefined {
  let best: SearchNode | undefined;
  for (const line of lines)
    if ((best === undefined || line.value > best.value) && at(pathOf(line), 0).move !== move) best = line;
  return best;
}

/** Returns the moves of a line after the first, each with the view in which it is to be played. */
function planOf({ rules, seat }: Search, line: SearchNode): readonly PlannedMove[] {
  const path = pathOf(line);
  return path.slice(1).map(({ move }, index) => {
    return { move, view: viewFingerprint(rules.sharedView(at(path, index).state, seat)) };
  });
}

/** Returns the parts that differ most between the end of a line and another position. */
function differences(
  evaluation: AnyEvaluation,
  line: SearchNode,
  other: Pick<SearchNode, 'state'>,
  seat: Seat,
): readonly Change[] {
  const was = at(evaluation.parts(other.state), seat);
  const changes = Object.entries(at(evaluation.parts(line.state), seat)).map(([part, is]) => ({
    part,
    amount: is - (was[part] ?? 0),
  }));
  return changes
    .filter(({ amount }) => Math.abs(amount) >= WORTH_MENTIONING)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, REASONS);
}
