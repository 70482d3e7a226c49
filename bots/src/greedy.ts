import type { AnyRules, Chance, Emit, GameState, Seat } from '@signoria/engine';
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
  /** Summed over the states. */
  worth: number;
  /** What it is worth in any of them, where that is known. */
  sure?: number;
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
      const judge = { rules, evaluation: evaluations[rules.id] ?? LEAD, seat: viewer };
      let candidates = moves.map((move, index): Candidate => ({ move, index, worth: 0 }));
      for (let count = 0; count < GUESSES; count++) {
        const guess = rules.guess(view, draw);
        for (const candidate of candidates) candidate.worth += candidate.sure ?? judged(judge, guess, candidate);
        candidates = candidates.sort((one, other) => other.worth - one.worth).slice(0, SHORT_LIST);
      }
      return anyOfTheBest(candidates, draw);
    },
  };
}

interface Judge {
  readonly rules: AnyRules;
  readonly evaluation: AnyEvaluation;
  readonly seat: Seat;
}

/** In an open game, only where chance speaks can another guess say something else. */
function judged(judge: Judge, guess: GameState, candidate: Candidate): number {
  const { rules } = judge;
  let hasRevealed = false;
  const listen = (event: unknown) => {
    hasRevealed ||= rules.reveals(event);
  };
  const worth = worthOf(judge, guess, candidate.move, LONGEST_DEED, rules.isOpen ? listen : undefined);
  if (rules.isOpen && !hasRevealed) candidate.sure = worth;
  return worth;
}

function worthOf(judge: Judge, before: GameState, move: unknown, depth: number, emit?: Emit<unknown>): number {
  const { rules, evaluation, seat } = judge;
  const state = rules.clone(before);
  rules.apply(state, seat, move, emit);
  if (depth === 0 || !evaluation.isUnfinished(state, seat)) return evaluation.worth(state, seat, rules.scores(state));
  let best = Number.NEGATIVE_INFINITY;
  for (const next of rules.moves(state, seat))
    if (evaluation.finishes?.(next) ?? true) best = Math.max(best, worthOf(judge, state, next, depth - 1, emit));
  return best;
}

/** The candidates are sorted, the best first. */
function anyOfTheBest(candidates: readonly Candidate[], draw: Chance): number {
  const best = at(candidates, 0).worth;
  const equals = candidates.filter(({ worth }) => worth >= best - SAME);
  return at(equals, below(draw, equals.length)).index;
}
