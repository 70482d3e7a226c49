import type { Chance } from './chance.ts';
import { below } from './chance.ts';

/**
 * Numbered candidates for moves, so that one legal move can be drawn without listing them all. Each legal move has
 * exactly one number. `Asker` is the step that asks, or the seat.
 */
export interface Candidates<S, Asker, M, Prepared = unknown> {
  /** Reads from the state, once, the data that `count` and `at` need. */
  prepare(state: S, asker: Asker): Prepared;
  count(prepared: Prepared): number;
  /** Returns the move with this number; null if it is not legal now. */
  at(prepared: Prepared, index: number): M | null;
}

/** Derives `moves` from candidates: the legal ones in order. */
export function byCandidates<S, Asker, M, Prepared>(
  candidates: Candidates<S, Asker, M, Prepared>,
): { readonly candidates: Candidates<S, Asker, M, Prepared>; moves(state: S, asker: Asker): M[] } {
  return {
    candidates,
    moves(state, asker) {
      const prepared = candidates.prepare(state, asker);
      const count = candidates.count(prepared);
      const list: M[] = [];
      for (let index = 0; index < count; index++) {
        const move = candidates.at(prepared, index);
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
  return { prepare: moves, count: (list) => list.length, at: (list, index) => list[index] as M };
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
  const prepared = answers.prepare(state, step);
  const count = answers.count(prepared);
  const preparedAside = asides.prepare(state, other);
  const all = count + asides.count(preparedAside);
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const index = below(draw, all);
    const move = index < count ? answers.at(prepared, index) : asides.at(preparedAside, index - count);
    if (move !== null) return move;
  }
  return null;
}
