import type { Immutable } from '@signoria/engine';
import type { Ask, Log, Move, State, StepOf } from '../state.ts';

/** One question: what may be answered, and what an answer does, side by side. Free moves come on top (free.ts). */
export interface Question<A extends Ask, M extends Move> {
  moves(state: Immutable<State>, step: StepOf<A>): Move[];
  apply(state: State, step: StepOf<A>, move: M, log: Log): void;
}
