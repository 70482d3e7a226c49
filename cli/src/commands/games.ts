import type { CatalogueEntry } from '@signoria/catalogue/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Language, OptionSpec } from '@signoria/engine';
import { printJson, printLine } from '../output.ts';
import { wrapped } from '../textColumns.ts';

/** Prints the games with their seats and options. */
export function gamesCommand({ json, language }: { json: boolean; language: Language }): void {
  const entries = Object.values(CATALOGUE);
  if (json) printJson({ games: entries.map((entry) => summary(entry, language)) });
  else for (const entry of entries) for (const line of described(entry, language)) printLine(line);
}

function summary({ rules, text }: CatalogueEntry, language: Language) {
  const { title, options: names } = text[language];
  const options = rules.options.map((option) => ({ name: names[option.id]?.name ?? option.id, ...option }));
  return { id: rules.id, title, rulesVersion: rules.rulesVersion, seats: rules.seats, options };
}

function described({ rules, text }: CatalogueEntry, language: Language): readonly string[] {
  const { title, summary: words, options: names } = text[language];
  const { min, max } = rules.seats;
  const lines = [`${rules.id}: ${title}, ${min === max ? min : `${min} to ${max}`} seats`, ...wrapped('  ', words)];
  for (const option of rules.options) {
    const { name, explained } = names[option.id] ?? { name: option.id, explained: '' };
    lines.push(`  --options '{"${option.id}": …}'  ${allowed(option)}`, ...wrapped('      ', `${name}: ${explained}`));
  }
  return lines;
}

function allowed(option: OptionSpec): string {
  const byDefault = `(default ${option.default})`;
  switch (option.kind) {
    case 'flag':
      return `true or false ${byDefault}`;
    case 'number':
      return `${option.min} to ${option.max} ${byDefault}`;
    case 'choice':
      return `${option.choices.join(', ')} ${byDefault}`;
  }
}
