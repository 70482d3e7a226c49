import type { Seat } from '@signoria/engine';
import { questionFor } from '@signoria/engine';
import type { Die } from './components.ts';
import { DIE_IDS } from './components.ts';
import type { Resource } from './goods.ts';
import { RESOURCES } from './goods.ts';
import type { Move, ReadonlyState, Step } from './state.ts';

/** The verb by which moves are grouped: with the die for uses, with the resource for marks and spare resources. */
export type Verb = Exclude<Move['do'], 'use' | 'mark' | 'spare'> | `use ${Die}` | `${'mark' | 'spare'} ${Resource}`;

export const VERBS: readonly (readonly Verb[])[] = [
  DIE_IDS.map((die) => `use ${die}` as const),
  ['hire'],
  RESOURCES.map((resource) => `mark ${resource}` as const),
  ['change', 'lose'],
  ['advance'],
  ['collect'],
  RESOURCES.map((resource) => `spare ${resource}` as const),
  ['coin', 'build'],
  ['done'],
];

export function verb(move: Move): Verb {
  if (move.do === 'use') return `use ${move.die}`;
  return move.do === 'mark' || move.do === 'spare' ? `${move.do} ${move.resource}` : move.do;
}

/** R7.4, R11.5  Returns the use of a die that is not carried out before the artwork for its artist is chosen. */
export function underWay({ table }: ReadonlyState, seat: Seat): readonly Move[] {
  const step = questionFor<Step>(table.agenda, seat);
  if (step?.ask !== 'hire') return [];
  const { die, range } = step;
  return [range === null ? { do: 'use', die, use: 'casa' } : { do: 'use', die, use: 'recruit', range }];
}
