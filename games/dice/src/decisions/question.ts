import type { Immutable } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { Ask, Log, Move, State, StepOf } from '../state.ts';

/**
 * One question: what may be answered, why something else may not, and what an answer does, side by side. Free moves come
 * on top (free.ts). The list is made for speed, the reason for people; that they agree is tested at every state of
 * random games.
 */
export interface Question<A extends Ask, M extends Move> {
  /** What it can be answered with at all. */
  readonly verbs: readonly M['do'][];
  moves(state: Immutable<State>, step: StepOf<A>): Move[];
  /** Null when `moves` has the wish. */
  whyNot(state: Immutable<State>, step: StepOf<A>, wish: M): Reason | null;
  apply(state: State, step: StepOf<A>, move: M, log: Log): void;
}
