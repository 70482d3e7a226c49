import type { Chance } from './chance.ts';
import { below } from './chance.ts';
import type { Immutable } from './rules.ts';

/**
 * What could be a move, numbered, so that one move can be drawn without listing them all. Each legal move has exactly one
 * number. `Asked` is the step that asks, or the seat.
 */
export interface Candidates<S, Asked, M, Look = unknown> {
  /** What the other two want to know of the state, found out once. */
  look(state: Immutable<S>, asked: Asked): Look;
  count(look: Look): number;
  /** The move of a number; null when it is not legal now. */
  at(look: Look, index: number): M | null;
}

/** A question that lists its candidates, the legal ones in order. */
export function byCandidates<S, Asked, M, Look>(
  candidates: Candidates<S, Asked, M, Look>,
): { readonly candidates: Candidates<S, Asked, M, Look>; moves(state: Immutable<S>, asked: Asked): M[] } {
  return {
    candidates,
    moves(state, asked) {
      const look = candidates.look(state, asked);
      const count = candidates.count(look);
      const list: M[] = [];
      for (let index = 0; index < count; index++) {
        const move = candidates.at(look, index);
        if (move !== null) list.push(move);
      }
      return list;
    },
  };
}

/** Candidates for which the list has to be made. */
export function fromList<S, Asked, M>(
  moves: (state: Immutable<S>, asked: Asked) => readonly M[],
): Candidates<S, Asked, M, readonly M[]> {
  return { look: moves, count: (list) => list.length, at: (list, index) => list[index] as M };
}

export const NO_CANDIDATES: Candidates<unknown, unknown, never> = fromList(() => []);

/** So many draws may fail before it is quicker to make the list. */
const MOST_DRAWS = 20;

/** A legal one of both, each equally likely; null when no draw has met one. */
export function drawn<S, Step, Other, M>(
  state: Immutable<S>,
  answers: Candidates<S, Step, M>,
  step: Step,
  asides: Candidates<S, Other, M>,
  other: Other,
  draw: Chance,
): M | null {
  const look = answers.look(state, step);
  const count = answers.count(look);
  const lookAside = asides.look(state, other);
  const all = count + asides.count(lookAside);
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const index = below(draw, all);
    const move = index < count ? answers.at(look, index) : asides.at(lookAside, index - count);
    if (move !== null) return move;
  }
  return null;
}
