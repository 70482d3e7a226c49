import type { CountChanges, Counts, Seat } from '@signoria/engine';
import { at, compare } from '@signoria/engine';
import type { Gain } from '../goods.ts';
import { GOODS } from '../goods.ts';
import type { ReadonlyState } from '../state.ts';
import type { Due } from './ledger.ts';
import { ledgerOf } from './ledger.ts';

type Count = Counts<ReadonlyState, string>[string];

/** The counts of a position that are compared. */
const COUNTS = {
  ...Object.fromEntries(
    GOODS.map((good) => [good, ({ table }, seat) => at(table.players, seat).goods[good]] as [string, Count]),
  ),
  prestige: ({ table }, seat) => at(table.players, seat).prestige,
  influence: ({ table }, seat) => at(table.players, seat).influence,
  workers: ({ table }, seat) => at(table.players, seat).workers,
} as Counts<ReadonlyState, Gain>;

/** The costs and gains of a move, as far as the player who makes it can know them. */
export interface Outcome {
  /** Changes that happen at once. */
  readonly now: CountChanges<Gain>;
  /** The pledges that the move makes, which fall due later in the round. */
  readonly later: readonly Due[];
}

/** Compares a position with the one right after the seat's move. */
export function outcomeOf(before: ReadonlyState, after: ReadonlyState, seat: Seat): Outcome {
  const known = new Set(ledgerOf(before, seat).entries.map(({ key }) => key));
  return {
    now: compare(COUNTS, before, after, seat),
    later: ledgerOf(after, seat).entries.filter(({ key }) => !known.has(key)),
  };
}
