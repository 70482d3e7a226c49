import type { Question as EngineQuestion, Seat } from '@signoria/engine';
import type { Skill } from '../components.ts';
import type { Reason } from '../reasons.ts';
import type { Ask, Move, MoveLog, ReadonlyPlayer, ReadonlyState, State, StepOf } from '../state.ts';
import type { CardTypes } from '../types.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<CardTypes, StepOf<A>, M>;

export type Prices = Readonly<Record<Skill, number>>;

/** The player whose action it is, with the data that several actions use. */
export interface ActionContext {
  readonly state: ReadonlyState;
  readonly seat: Seat;
  readonly player: ReadonlyPlayer;
  /** R5.1  The lowest price of each type of artist; filled on first use by `cheapestArtists`. */
  cheapest: Prices | null;
}

/** One of the eight actions. Together they answer the question `action`. */
export interface Action<M extends Move> {
  readonly every: readonly M[];
  /** The number of candidates: moves of the action that may be legal. */
  count(context: ActionContext): number;
  /** The move for the candidate at an index; null if it is not legal. */
  at(context: ActionContext, index: number): M | null;
  /** Appends all legal moves to a list. */
  offer(context: ActionContext, list: Move[]): void;
  /** Default: every move. */
  wishes?(context: ActionContext): readonly M[];
  /** Returns the reason against a move; null exactly if it is legal. */
  whyNot(context: ActionContext, wish: M): Reason | null;
  apply(state: State, seat: Seat, move: M, log: MoveLog): void;
}
