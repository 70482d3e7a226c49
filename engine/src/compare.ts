import type { BuiltRules } from './game.ts';
import type { GameFlowTypes } from './questions.ts';
import type { Seat } from './rules.ts';

/** Functions that count something of a position for one seat, by the id under which the count is shown. */
export type Counts<S, Id extends string> = Readonly<Record<Id, (state: S, seat: Seat) => number>>;

/** Differences between the counts of two positions, in the order of `counts`. Equal counts are omitted. */
export type CountChanges<Id extends string> = Readonly<Partial<Record<Id, number>>>;

export function compare<S, Id extends string>(
  counts: Counts<S, Id>,
  before: S,
  after: S,
  seat: Seat,
): CountChanges<Id> {
  const changes: Partial<Record<Id, number>> = {};
  for (const id of Object.keys(counts) as Id[]) {
    const change = counts[id](after, seat) - counts[id](before, seat);
    if (change !== 0) changes[id] = change;
  }
  return changes;
}

/** Returns the position after a move and its silent steps, before the next phase. The given state stays unchanged. */
export function answered<G extends GameFlowTypes>(
  rules: BuiltRules<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
): G['state'] {
  const next = rules.clone(state);
  rules.answer(next, seat, move);
  return next;
}

/** The smallest and the largest of some numbers. */
export type NumberRange = readonly [least: number, most: number];

export function rangeOf(numbers: readonly number[]): NumberRange {
  return [Math.min(...numbers), Math.max(...numbers)];
}
