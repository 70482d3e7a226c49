import type { Explained, Prose } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { Skill, Source } from '../components.ts';
import type { Figures } from '../figures.ts';
import type { SomeGoods } from '../state.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** An explanation whose rule numbers are checked by the type. */
export interface Entry extends Explained {
  readonly rules: readonly RuleNumber[];
}
export type Explain<Id> = (id: Id, figures: Figures) => Entry;

/** Sources from the least to the most reliable. */
const SOURCES = ['override', 'reconstructed', 'published', 'rulebook'] as const satisfies readonly Source[];

/** Returns the least reliable source of several rows, which is that of an explanation that reads them. */
export function sourceOf(...rows: readonly { readonly source: Source }[]): Source {
  return SOURCES.find((one) => rows.some(({ source }) => source === one)) ?? 'rulebook';
}

export function coins(names: Names, count: number): string {
  return plain(names.amount('fiorini', count));
}

export function bundle(names: Names, goods: SomeGoods): string {
  return plain(names.bundle(goods));
}

export function listOf(names: Names, items: readonly Prose[]): string {
  return plain(names.all(items));
}

export function skillsOf({ skills }: Words, names: Names, accepted: readonly Skill[]): string {
  return plain(names.any(accepted.map((skill) => [skills[skill].name])));
}
