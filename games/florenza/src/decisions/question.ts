import type { Question as EngineQuestion, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Ask, Move, MoveOf, ReadonlyPlayer, ReadonlyState, StepOf } from '../state.ts';
import type { FlorenzaTypes } from '../types.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<FlorenzaTypes, StepOf<A>, M>;

export const DECLINE: MoveOf<'decline'> = { do: 'decline' };

const MOST_SEATS = 5;

/** Creates one shared move object for each seat. */
export function perSeat<M>(make: (seat: Seat) => M): readonly M[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => make(seat));
}

/** Creates a lookup table without a prototype, with one value for each id. */
export function perId<Id extends string, M>(ids: readonly Id[], make: (id: Id) => M): Readonly<Record<Id, M>> {
  const made = Object.create(null) as Record<Id, M>;
  for (const id of ids) made[id] = make(id);
  return made;
}

/** Returns the player who is asked. */
export function askedPlayer({ table }: ReadonlyState, { seat }: { readonly seat: Seat }): ReadonlyPlayer {
  return at(table.players as readonly ReadonlyPlayer[], seat);
}
