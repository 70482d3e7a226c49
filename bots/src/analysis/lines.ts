import type { AnyRules, Chance, GameView, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { BUDGET } from '../bot.ts';
import { learnedEvaluation } from '../learned/forecast.ts';
import type { LearnedParts } from '../learned/load.ts';
import type { SearchNode } from '../search.ts';
import { endedLines, newSearch, pathOf } from '../search.ts';

/** The moves of a seat up to the end of its turn, or until something is revealed. */
export type Line = readonly unknown[];

/** Returns the best line that begins with a legal move, found by a function of `linesOf`. */
export function lineFor(
  rules: AnyRules,
  linesFrom: (moves: readonly unknown[]) => readonly Line[],
  moves: readonly unknown[],
  first: unknown,
): Line {
  return at(linesFrom(moves.filter((move) => rules.key(move) === rules.key(first))), 0);
}

/** Returns a function that finds the best line for each of the given first moves and sorts these lines, the best first. */
export function linesOf(rules: AnyRules, learned: LearnedParts, view: GameView, seat: Seat, draw: Chance) {
  const evaluation = learnedEvaluation(learned.forecaster, { ...learned, ...learned.journeyman });
  return (moves: readonly unknown[]): readonly Line[] => {
    const search = newSearch(rules, evaluation, view, seat, draw, evaluation.positions ?? BUDGET);
    const best = new Map<unknown, SearchNode>();
    for (const line of endedLines(search, moves)) {
      const [first] = pathOf(line);
      const known = best.get(first?.move);
      if (known === undefined || line.value > known.value) best.set(first?.move, line);
    }
    const sorted = [...best.values()].sort((one, other) => other.value - one.value);
    return sorted.map((line) => pathOf(line).map(({ move }) => move));
  };
}
