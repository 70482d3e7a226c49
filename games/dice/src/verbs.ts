import type { Immutable, Seat } from '@signoria/engine';
import { questionFor } from '@signoria/engine';
import type { Die } from './components.ts';
import { DIE_IDS } from './components.ts';
import type { Resource } from './goods.ts';
import { RESOURCES } from './goods.ts';
import type { Move, State, Step } from './state.ts';

/** What one says first of a move: which die, what is marked, a free action. */
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

/** R7.3, R11.5  The die of an artist is used when his artwork is named. */
export function underWay({ table }: Immutable<State>, seat: Seat): readonly Move[] {
  const step = questionFor<Step>((table as State['table']).agenda, seat);
  if (step?.ask !== 'hire') return [];
  const { die, range } = step;
  return [range === null ? { do: 'use', die, use: 'casa' } : { do: 'use', die, use: 'recruit', range }];
}
