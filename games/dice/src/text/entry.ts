import type { Explained, Prose } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { Skill, Source } from '../components.ts';
import type { Figures } from '../figures.ts';
import type { SomeGoods } from '../state.ts';
import type { Words } from './en.ts';
import type { Names } from './names.ts';
import type { RuleNumber } from './rules.en.ts';

/** An explanation that cites only rules there are. */
export interface Entry extends Explained {
  readonly rules: readonly RuleNumber[];
}
export type Explain<Id> = (id: Id, figures: Figures) => Entry;

/** From the least certain to the surest. */
const SOURCES = ['override', 'reconstructed', 'published', 'rulebook'] as const satisfies readonly Source[];

/** An explanation that reads several rows is as sure as the least certain of them. */
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
