import type { Chance } from './chance.ts';
import { below } from './chance.ts';

/**
 * Numbered candidates for moves, so that one legal move can be drawn without listing them all. Each legal move has
 * exactly one number. `Asker` is the step that asks, or the seat.
 */
export interface Candidates<S, Asker, M, Look = unknown> {
  /** Reads from the state, once, the data that `count` and `at` need. */
  look(state: S, asker: Asker): Look;
  count(look: Look): number;
  /** Returns the move with this number; null if it is not legal now. */
  at(look: Look, index: number): M | null;
}

/** Derives `moves` from candidates: the legal ones in order. */
export function byCandidates<S, Asker, M, Look>(
  candidates: Candidates<S, Asker, M, Look>,
): { readonly candidates: Candidates<S, Asker, M, Look>; moves(state: S, asker: Asker): M[] } {
  return {
    candidates,
    moves(state, asker) {
      const look = candidates.look(state, asker);
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

/** Builds candidates from the list of moves. */
export function fromList<S, Asker, M>(
  moves: (state: S, asker: Asker) => readonly M[],
): Candidates<S, Asker, M, readonly M[]> {
  return { look: moves, count: (list) => list.length, at: (list, index) => list[index] as M };
}

export const NO_CANDIDATES: Candidates<unknown, unknown, never> = fromList(() => []);

/** Maximum number of failed draws; after that, building the list is faster. */
const MOST_DRAWS = 20;

/** Draws a legal move uniformly from the answers and asides by rejection sampling; null if no draw was legal. */
export function drawn<S, Step, Other, M>(
  state: S,
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
