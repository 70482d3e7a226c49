import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Open, Tower } from '../state.ts';
import { isFirstAlike } from '../towers.ts';

/** Of towers alike only the first is named in moves: the place by which a tower is named. */
export function namedPlace(towers: readonly Tower[], place: number): number {
  let first = place;
  while (!isFirstAlike(towers, first)) first--;
  return first;
}

/** R1.8  How many seals a player has, placed and not placed. */
export function sealsOf({ table }: Open, seat: Seat): { readonly placed: number; readonly left: number } {
  const placed = table.seals.filter((sealer) => sealer === seat).length;
  return { placed, left: at(table.players, seat).seals };
}

/** R1.10  Cards that can still be drawn before the discard pile is shuffled. */
export function deckSize({ table }: Immutable<Open>): number {
  return table.starts.length + table.deck.length;
}
