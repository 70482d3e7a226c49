import type { Changes, Counts, Immutable, Seat } from '@signoria/engine';
import { at, compare } from '@signoria/engine';
import type { Gain } from '../goods.ts';
import { GOODS } from '../goods.ts';
import type { State } from '../state.ts';
import type { Due } from './ledger.ts';
import { ledgerOf } from './ledger.ts';

type Count = Counts<State, string>[string];

/** What of a position is compared. */
const COUNTS = {
  ...Object.fromEntries(
    GOODS.map((good) => [good, ({ table }, seat) => at(table.players, seat).goods[good]] as [string, Count]),
  ),
  prestige: ({ table }, seat) => at(table.players, seat).prestige,
  influence: ({ table }, seat) => at(table.players, seat).influence,
  workers: ({ table }, seat) => at(table.players, seat).workers,
} as Counts<State, Gain>;

/** What a move takes and brings, as far as the one who makes it can know. */
export interface Outcome {
  /** At once. */
  readonly now: Changes<Gain>;
  /** What is promised with it, and falls due later in the round. */
  readonly later: readonly Due[];
}

/** What differs between a position and the one right after the seat's move. */
export function outcomeOf(before: Immutable<State>, after: Immutable<State>, seat: Seat): Outcome {
  const known = new Set(ledgerOf(before, seat).entries.map(({ key }) => key));
  return {
    now: compare(COUNTS, before, after, seat),
    later: ledgerOf(after, seat).entries.filter(({ key }) => !known.has(key)),
  };
}
