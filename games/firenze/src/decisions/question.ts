import type { Question as EngineQuestion } from '@signoria/engine';
import type { Ask, Move, MoveOf, StepOf } from '../state.ts';
import { MOST_TOWERS } from '../towers.ts';
import type { FirenzeTypes } from '../types.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<FirenzeTypes, StepOf<A>, M>;

export const DONE: MoveOf<'done'> = { do: 'done' };

/** Creates one shared move object for each place of a list. */
export function perPlace<M>(count: number, make: (place: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, place) => make(place));
}

/** Creates one shared move object for each tower of a site. */
export function perTower<M>(make: (tower: number) => M): readonly M[] {
  return perPlace(MOST_TOWERS, make);
}
