import type { LoadedGame } from '@signoria/catalogue';
import type { OptionSpec } from '@signoria/engine';
import { appliesTo } from '@signoria/engine';
import type { TableInfo, TableSummary } from '@signoria/protocol';
import type { Say } from '../words/index.ts';

/** Describes the options of a table that differ from the defaults. */
export function optionWords(
  { rules, text }: LoadedGame,
  { options, seats }: Pick<TableInfo | TableSummary, 'options' | 'seats'>,
  say: Say,
): readonly string[] {
  const chosen = (options ?? {}) as Readonly<Record<string, unknown>>;
  const names = text.options;
  const isChanged = (spec: OptionSpec) => spec.id in chosen && chosen[spec.id] !== spec.default;
  const isListed = (spec: OptionSpec) => isChanged(spec) && appliesTo(spec, seats.length);
  return rules.options.filter(isListed).map((spec) => {
    const { name, choices = {} } = names[spec.id] ?? { name: spec.id };
    const value = String(chosen[spec.id]);
    if (spec.kind !== 'flag') return `${name}: ${choices[value] ?? value}`;
    return chosen[spec.id] === true ? name : say('table.without', { name });
  });
}
