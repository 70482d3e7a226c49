import type { Question as EngineQuestion, Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { GameEvent } from '../events.ts';
import type { Reason } from '../reasons.ts';
import type { Ask, Move, MoveOf, Player, State, StepOf } from '../state.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<State, StepOf<A>, M, Reason, GameEvent>;

export const DECLINE: MoveOf<'decline'> = { do: 'decline' };

const MOST_SEATS = 5;

/** Creates one shared move object for each seat. */
export function perSeat<M>(make: (seat: Seat) => M): readonly M[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => make(seat));
}

/** Creates one shared move object for each id, in an object without a prototype. */
export function perId<Id extends string, M>(ids: readonly Id[], make: (id: Id) => M): Readonly<Record<Id, M>> {
  const made = Object.create(null) as Record<Id, M>;
  for (const id of ids) made[id] = make(id);
  return made;
}

/** Returns the player who is asked. */
export function asked({ table }: Immutable<State>, { seat }: { readonly seat: Seat }): Immutable<Player> {
  return at(table.players as readonly Immutable<Player>[], seat);
}
