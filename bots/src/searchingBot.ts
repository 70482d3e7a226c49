import type { Chance, GameView, Seat } from '@signoria/engine';
import { at, pick } from '@signoria/engine';
import type { Bot, Change, PlannedMove } from './bot.ts';
import { BUDGET } from './bot.ts';
import { plainChoice } from './checkedChoice.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { leadEvaluation } from './evaluation.ts';
import { viewFingerprint } from './plan.ts';
import type { Search, SearchNode } from './search.ts';
import { endedLines, equalBest, firstMoveOf, newSearch, pathOf } from './search.ts';

/** The maximum number of reasons given. */
const REASONS = 3;
/** The minimum amount of a reason, in points. */
const WORTH_MENTIONING = 0.05;

/** A line with its value after all comparisons. */
export interface RankedLine {
  readonly line: SearchNode;
  readonly value: number;
}

/** Returns the line to play, then others, the best first. */
export type RankLines = (
  search: Search,
  lines: readonly SearchNode[],
  view: GameView,
  draw: Chance,
  budget: number,
) => readonly RankedLine[];

/** Builds a bot that searches its whole turn in guessed states and plays the first move of the best line. Ties are broken at random. */
export function greedy(evaluations: Readonly<Record<string, AnyEvaluation>>): Bot {
  return searchingBot('greedy', evaluations, byValue());
}

/**
 * Ranks lines by the values that the search gave them. Draws the line to play from those whose values differ from the best
 * by at most `tolerance` points.
 */
export function byValue(tolerance?: number): RankLines {
  return (_search, lines, _view, draw) => {
    const line = pick(draw, equalBest(lines, tolerance));
    const other = runnerUpOf(lines, firstMoveOf(line));
    return (other === undefined ? [line] : [line, other]).map((one) => ({ line: one, value: one.value }));
  };
}

/** Builds a bot that searches its turn and ranks the lines found. Without an evaluation, it plays a game for the lead in points. */
export function searchingBot(name: string, evaluations: Readonly<Record<string, AnyEvaluation>>, rank: RankLines): Bot {
  return {
    name,
    choose(rules, view, moves, draw, budget, isLate) {
      const { viewer } = view;
      if (viewer === null) throw new Error('a bot needs the view of a seat, not of a spectator');
      if (moves.length === 1) return plainChoice(moves[0]);
      const evaluation = evaluations[rules.id] ?? leadEvaluation(rules);
      const positions = Math.ceil((budget * (evaluation.positions ?? BUDGET)) / BUDGET);
      const search = newSearch(rules, evaluation, view, viewer, draw, positions, isLate);
      const [best, ...others] = rank(search, endedLines(search, moves), view, draw, budget);
      if (best === undefined) throw new Error('the search found no line');
      const move = firstMoveOf(best.line);
      const other = others.find(({ line }) => firstMoveOf(line) !== move);
      return {
        move,
        value: best.value,
        runnerUp: other?.value ?? null,
        reasons: differences(evaluation, best.line, other?.line ?? { state: search.guess(0).root }, viewer),
        next: plannedMoves(search, best.line),
        keepsPlan: evaluation.keepsPlans === true,
      };
    },
  };
}

/** Returns the best line that begins with another move. */
function runnerUpOf(lines: readonly SearchNode[], move: unknown): SearchNode | undefined {
  let best: SearchNode | undefined;
  for (const line of lines)
    if ((best === undefined || line.value > best.value) && firstMoveOf(line) !== move) best = line;
  return best;
}

/** Returns the moves of a line after the first, each with the view in which it is to be played. */
export function plannedMoves({ rules, seat }: Search, line: SearchNode): readonly PlannedMove[] {
  const path = pathOf(line);
  return path.slice(1).map(({ move }, index) => {
    return { move, view: viewFingerprint(rules.sharedView(at(path, index).state, seat)) };
  });
}

/** Returns the parts that differ most between the end of a line and another position, the largest difference first. */
function differences(
  evaluation: AnyEvaluation,
  line: SearchNode,
  other: Pick<SearchNode, 'state'>,
  seat: Seat,
): readonly Change[] {
  const was = at(evaluation.parts(other.state, seat), seat);
  const changes = Object.entries(at(evaluation.parts(line.state, seat), seat)).map(([part, is]) => ({
    part,
    amount: is - (was[part] ?? 0),
  }));
  return changes
    .filter(({ amount }) => Math.abs(amount) >= WORTH_MENTIONING)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, REASONS);
}
