import type { Immutable, Seat } from '@signoria/engine';
import type { Skill } from '../components.ts';
import type { Reason } from '../reasons.ts';
import type { Ask, Log, Move, Player, State, StepOf } from '../state.ts';

/**
 * One question: what may be answered, why something else may not, and what an answer does, side by side. The list is
 * made for speed, the reason for people; that they agree is tested at every state of random games.
 */
export interface Question<A extends Ask, M extends Move> {
  moves(state: Immutable<State>, step: StepOf<A>): M[];
  /** Null when `moves` has the wish. */
  whyNot(state: Immutable<State>, step: StepOf<A>, wish: M): Reason | null;
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
  /** Null when it is offered. */
  whyNot(turn: Turn, wish: M): Reason | null;
  apply(state: State, seat: Seat, move: M, log: Log): void;
}
