import type { Question as EngineQuestion, Immutable, Seat } from '@signoria/engine';
import type { Skill } from '../components.ts';
import type { Reason } from '../reasons.ts';
import type { Ask, GameEvent, Log, Move, Player, State, StepOf } from '../state.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<State, StepOf<A>, M, Reason, GameEvent>;

/** By type of artist. */
export type Prices = Readonly<Record<Skill, number>>;

/** Whose action it is, with what several of the eight actions need to know. */
export interface Turn {
  readonly state: Immutable<State>;
  readonly seat: Seat;
  readonly player: Immutable<Player>;
  /** R5.1  The lowest price of an artist of each type now, found out by the first who asks (`cheapestArtists`). */
  cheapest: Prices | null;
}

/** One of the eight actions; together they answer one question. */
export interface Action<M extends Move> {
  readonly every: readonly M[];
  /** How many things in sight suggest it … */
  count(turn: Turn): number;
  /** … and the move for one of them, counted from 0; null when it cannot be made now. */
  at(turn: Turn, index: number): M | null;
  /** Adds all of them to a list. */
  offer(turn: Turn, list: Move[]): void;
  wishes(turn: Turn): readonly M[];
  /** Of a wish that is not offered. */
  reason(turn: Turn, wish: M): Reason | null;
  apply(state: State, seat: Seat, move: M, log: Log): void;
}
