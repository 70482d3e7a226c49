import type { CountChanges, Counts, Seat } from '@signoria/engine';
import { at, compare, sumOf } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { COLOURS } from '../bricks.ts';
import { constructionCost } from '../players.ts';
import { sheetOf } from '../score.ts';
import type { ReadonlyState, Tower } from '../state.ts';
import { phaseOf } from './turn.ts';

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
  /** R6.1  The number of own towers that the move tears down. */
  readonly torn: number;
}

/** Compares a position with the one right after the seat's move. */
export function outcomeOf(before: ReadonlyState, after: ReadonlyState, seat: Seat): Outcome {
  return {
    bricks: compare(STORE, before, after, seat),
    rest: compare<ReadonlyState, keyof typeof REST>(REST, before, after, seat),
    torn: tornBetween(before, after, seat),
  };
}

const BEFORE_TEARING_DOWN: readonly string[] = ['card', 'exchange', 'build', 'tearDown'];

/**
 * R6.1  Counts the due towers of a player that are gone after the tear-down. A raised or spared tower is a new object of
 * the same colour: taller, or as tall if the Architect spared it.
 */
function tornBetween(before: ReadonlyState, after: ReadonlyState, seat: Seat): number {
  const { active, round } = before.table;
  const isSameTurn = after.table.active === active && after.table.round === round;
  if (active !== seat || (isSameTurn && BEFORE_TEARING_DOWN.includes(phaseOf(after.table)))) return 0;
  const { towers } = at(before.table.players, seat);
  const changed = at(after.table.players, seat).towers.filter((tower) => !towers.includes(tower));
  const raise = phaseOf(before.table) === 'tearDown' ? 0 : 1;
  let torn = 0;
  for (const tower of towers) {
    if (!tower.due) continue;
    const place = changed.findIndex((other) => isRaised(tower, other, raise));
    if (place < 0) torn++;
    else changed.splice(place, 1);
  }
  return torn;
}

function isRaised({ colour, height }: Tower, other: Tower, raise: number): boolean {
  return other.colour === colour && other.height >= height + raise;
}
