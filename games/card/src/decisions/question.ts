import type { Immutable, Seat } from '@signoria/engine';
import type { Skill } from '../components.ts';
import type { Ask, Log, Move, Player, State, StepOf } from '../state.ts';

/** One question: what may be answered, and what an answer does, side by side. */
export interface Question<A extends Ask, M extends Move> {
  moves(state: Immutable<State>, step: StepOf<A>): M[];
  apply(state: State, step: StepOf<A>, move: M, log: Log): void;
}

/** Whose action it is, with what several of the eight actions need to know. */
export interface Turn {
  readonly state: Immutable<State>;
  readonly seat: Seat;
  readonly player: Immutable<Player>;
  /** R5.1  The lowest price of an artist of each type now; infinite where there is none. */
  readonly cheapest: Readonly<Record<Skill, number>>;
}

/** One of the eight actions: adds its moves to the list of all. */
export interface Action<M extends Move> {
  offer(turn: Turn, list: Move[]): void;
  apply(state: State, seat: Seat, move: M, log: Log): void;
}
