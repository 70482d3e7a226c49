import type { CountChanges, Counts, Seat } from '@signoria/engine';
import { at, compare, sumOf } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { COLOURS } from '../bricks.ts';
import { constructionCost } from '../players.ts';
import { sheetOf } from '../score.ts';
import type { ReadonlyState } from '../state.ts';

const STORE = Object.fromEntries(
  COLOURS.map((colour) => [colour, ({ table }: ReadonlyState, seat: Seat) => at(table.players, seat).store[colour]]),
) as Counts<ReadonlyState, Colour>;

/** The other counts of a position that are compared. */
const REST = {
  points: (state, seat) => sumOf(sheetOf(state, seat)),
  seals: ({ table }, seat) => at(table.players, seat).seals,
  cards: ({ table }, seat) => at(table.players, seat).hand.length + at(table.players, seat).buildings.length,
  /** R5.4 */
  cost: (state, seat) => constructionCost(state, at(state.table.players, seat), state.table.laid),
  /** R6.1 */
  falling: ({ table }, seat) => at(table.players, seat).towers.filter(({ due }) => due).length,
  towers: ({ table }, seat) => at(table.players, seat).towers.length,
} as const satisfies Counts<ReadonlyState, string>;

/** The costs and gains of a move, as far as the player who makes it can know them. */
export interface Outcome {
  readonly bricks: CountChanges<Colour>;
  readonly rest: CountChanges<keyof typeof REST>;
}

/** Compares a position with the one right after the seat's move. */
export function outcomeOf(before: ReadonlyState, after: ReadonlyState, seat: Seat): Outcome {
  return {
    bricks: compare(STORE, before, after, seat),
    rest: compare<ReadonlyState, keyof typeof REST>(REST, before, after, seat),
  };
}
