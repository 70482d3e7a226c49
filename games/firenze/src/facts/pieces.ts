import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { PublicState, Tower } from '../state.ts';
import { isFirstAlike } from '../towers.ts';

/** Returns the place by which moves name a tower: the first of identical towers. */
export function namedPlace(towers: readonly Tower[], place: number): number {
  let first = place;
  while (!isFirstAlike(towers, first)) first--;
  return first;
}

/** R1.8  Counts a player's seals: placed and left. */
export function sealsOf({ table }: PublicState, seat: Seat): { readonly placed: number; readonly left: number } {
  const placed = table.seals.filter((sealer) => sealer === seat).length;
  return { placed, left: at(table.players, seat).seals };
}

/** R1.10  Counts the cards that can be drawn before the discard pile is shuffled. */
export function deckSize({ table }: PublicState): number {
  return table.starts.length + table.deck.length;
}
