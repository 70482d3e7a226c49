import type { AnyRules, Chance, GameState, Seat } from '@signoria/engine';
import { at, below } from '@signoria/engine';
import type { Bot } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { LEAD } from './evaluation.ts';

/** How many states a greedy bot imagines behind its view. */
const GUESSES = 3;
/** How many moves, the best in the first of these states, are tried in the others too. */
const SHORT_LIST = 8;
/** How many further questions of one deed it follows. */
const LONGEST_DEED = 4;
/** Differences below this are none: sums of the same parts in another order. */
const SAME = 1e-9;

interface Candidate {
  readonly move: unknown;
  readonly index: number;
  worth: number;
}

/**
 * Tries every move in a few states it cannot tell from the true one, finishes what the move began, and takes the one
 * that leaves it best off on average; of equals any.
 */
export function greedy(evaluations: Readonly<Record<string, AnyEvaluation>>): Bot {
  return {
    name: 'greedy',
    choose(rules, view, moves, draw) {
      const { viewer } = view;
      if (viewer === null) throw new Error('a spectator has nothing to choose');
      if (moves.length === 1) return 0;
      const evaluation = evaluations[rules.id] ?? LEAD;
      let candidates = moves.map((move, index): Candidate => ({ move, index, worth: 0 }));
      for (let count = 0; count < GUESSES; count++) {
        const guess = rules.guess(view, draw);
        for (const candidate of candidates)
          candidate.worth += worthOf(rules, evaluation, guess, viewer, candidate.move, LONGEST_DEED);
        candidates = candidates.sort((one, other) => other.worth - one.worth).slice(0, SHORT_LIST);
      }
      return anyOfTheBest(candidates, draw);
    },
  };
}

function worthOf(
  rules: AnyRules,
  evaluation: AnyEvaluation,
  before: GameState,
  seat: Seat,
  move: unknown,
  depth: number,
): number {
  const state = rules.clone(before);
  rules.apply(state, seat, move);
  if (depth === 0 || !evaluation.isUnfinished(state, seat)) return evaluation.worth(state, seat, rules.scores(state));
  let best = Number.NEGATIVE_INFINITY;
  for (const next of rules.moves(state, seat))
    if (evaluation.finishes?.(next) ?? true)
      best = Math.max(best, worthOf(rules, evaluation, state, seat, next, depth - 1));
  return best;
}

/** The candidates are sorted, the best first. */
function anyOfTheBest(candidates: readonly Candidate[], draw: Chance): number {
  const best = at(candidates, 0).worth;
  const equals = candidates.filter(({ worth }) => worth >= best - SAME);
  return at(equals, below(draw, equals.length)).index;
}
