import type { Explained } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { Skill } from '../components.ts';
import type { SomeGoods, State } from '../state.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** An explanation whose rule numbers are checked by the type. */
export interface Entry extends Explained {
  readonly rules: readonly RuleNumber[];
}
export type Explain<Id> = (id: Id, state: State) => Entry;

export const KIND_RULES = {
  residence: ['R3.2', 'R4.4', 'R4.5', 'R2.5'],
  workshop: ['R4.3', 'R10.7'],
  guild: ['R12'],
  preacher: ['R3.2', 'R4.4', 'R4.7'],
  districtBuilding: ['R11.1', 'R11.3'],
  palace: ['R4.8', 'R5.1', 'R11.1', 'R11.3'],
  church: ['R4.8', 'R5.1', 'R11.1', 'R11.3'],
  monument: ['R6.1', 'R6.2', 'R6.4', 'R11.1', 'R11.7'],
  artist: ['R5.1', 'R5.2', 'R5.3', 'R5.4', 'R7.1', 'R11.2', 'R11.8'],
  location: ['R8.5'],
} as const satisfies Readonly<Record<keyof Words['kinds'], readonly RuleNumber[]>>;

export function bundle(names: Names, goods: SomeGoods): string {
  return plain(names.bundle(goods));
}

export function coins(names: Names, count: number): string {
  return plain(names.amount('fiorini', count));
}

export function skillsOf({ skills }: Words, names: Names, accepted: readonly Skill[]): string {
  return names.any(accepted.map((skill) => skills[skill].name));
}
