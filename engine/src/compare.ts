import type { BuiltRules } from './game.ts';
import type { GameState, GameView, Immutable, Seat } from './rules.ts';

/** What a game counts of a position for one seat, each by the name it is shown under. */
export type Counts<S, Id extends string> = Readonly<Record<Id, (state: Immutable<S>, seat: Seat) => number>>;

/** By how much the counts of two positions differ, in the order of the table; what is equal is left out. */
export type Changes<Id extends string> = Readonly<Partial<Record<Id, number>>>;

export function compare<S, Id extends string>(
  counts: Counts<S, Id>,
  before: Immutable<S>,
  after: Immutable<S>,
  seat: Seat,
): Changes<Id> {
  const changes: Partial<Record<Id, number>> = {};
  for (const id of Object.keys(counts) as Id[]) {
    const change = counts[id](after, seat) - counts[id](before, seat);
    if (change !== 0) changes[id] = change;
  }
  return changes;
}

/** The position right after a move, before the game goes on by itself; the state handed in stays as it was. */
export function answered<S extends GameState, M, E, V extends GameView, O>(
  rules: BuiltRules<S, M, E, V, O>,
  state: Immutable<S>,
  seat: Seat,
  move: M,
): S {
  const next = rules.clone(state);
  rules.answer(next, seat, move);
  return next;
}
