import type { Explained, Prose } from '@signoria/engine';
import type { Seen } from './drawing.ts';
import { wrap } from './layout.ts';
import { paint, paintProse } from './paint.ts';
import type { PromptWords } from './words/index.ts';

/** Maximum number of explanations shown at once; more would scroll off the screen. */
const FEW = 3;
const RULES_SHOWN = 6;

export function commandLines({ commands }: PromptWords): string[] {
  return commands.flatMap(([command, meaning]) => wrap(meaning, `  ${paint('number', command.padEnd(9))}`));
}

/** Explains a choice by its number, a rule by its number, or components and rules by a search text. */
export function explain(searched: string, choices: readonly Prose[], seen: Seen, words: PromptWords): string[] {
  const rule = /^r\s*(\d+(?:\.\d+)?)$/i.exec(searched);
  if (rule !== null) return ruleLines(`R${rule[1]}`, seen) ?? wrap(words.nothingFound(searched));
  if (/^\d+$/.test(searched)) return explainChoice(searched, choices, seen, words);
  const { whole, part } = lookUp(searched, seen);
  const isFew = whole.length + part.length <= FEW;
  const told = isFew ? [...whole, ...part] : whole;
  const others = (isFew ? [] : part).map(({ name, kind }) => `${paint('name', name)} (${kind})`);
  if (told.length + others.length === 0) return searchRules(searched, seen) ?? wrap(words.nothingFound(searched));
  return [
    ...told.flatMap((one) => explainedLines(one, words)),
    ...(others.length === 0 ? [] : [...wrap(words.several(searched)), ...wrap(others.join(', '), '  ')]),
  ];
}

function explainChoice(number: string, choices: readonly Prose[], seen: Seen, words: PromptWords): string[] {
  const choice = choices[Number(number) - 1];
  if (choice === undefined) return wrap(words.notAChoice(number, choices.length));
  const ids = choice.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.of]));
  const first = ids.find((id) => seen.text.components.includes(id));
  return [
    ...wrap(paintProse(choice), `${paint('number', `${number})`)} `),
    ...(first === undefined ? [] : explainedLines(seen.text.explain(first, seen.imagined), words)),
  ];
}

/**
 * Finds components by the whole name, and by all words of the search text. Searches names first, then meanings and ids.
 */
function lookUp(searched: string, { text, imagined }: Seen): Record<'whole' | 'part', readonly Explained[]> {
  const wanted = bare(searched).split(' ');
  const all = text.components.map((id) => ({ id, explained: text.explain(id, imagined) }));
  const isWhole = ({ name }: Explained) => bare(name) === wanted.join(' ');
  const holds = (words: string) => wanted.every((word) => bare(words).includes(word));
  const inNames = all.filter(({ explained }) => holds(explained.name));
  const anywhere = all.filter(({ id, explained }) => holds(`${explained.name} ${explained.gloss} ${id}`));
  const found = (inNames.length > 0 ? inNames : anywhere).map(({ explained }) => explained);
  return { whole: found.filter(isWhole), part: found.filter((one) => !isWhole(one)) };
}

/** Removes capitals, accents and punctuation. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

function explainedLines({ name, gloss, kind, lines, rules }: Explained, { seeRules }: PromptWords): string[] {
  const meaning = gloss === '' || gloss === name ? '' : ` “${gloss}”`;
  return [
    ...wrap(`${paint('title', name)}${meaning} · ${kind}`),
    ...lines.flatMap((line) => wrap(line, '  ')),
    ...(rules.length === 0 ? [] : wrap(paint('quiet', `${seeRules}: ${rules.join(', ')}`), '  ')),
  ];
}

/** Returns a rule, or a chapter with all its rules. */
function ruleLines(number: string, { text }: Seen): string[] | null {
  const numbers = Object.keys(text.rules).filter((one) => one === number || one.startsWith(`${number}.`));
  return numbers.length === 0 ? null : numbers.flatMap((one) => oneRule(one, text.rules[one] ?? ''));
}

function oneRule(number: string, words: string): string[] {
  if (!number.includes('.')) return wrap(paint('title', words), `${paint('title', number)} `);
  return wrap(words, paint('number', number.padEnd(7)));
}

function searchRules(searched: string, { text }: Seen): string[] | null {
  const wanted = bare(searched);
  if (wanted === '') return null;
  const found = Object.entries(text.rules).filter(([, words]) => bare(words).includes(wanted));
  return found.length === 0 ? null : found.slice(0, RULES_SHOWN).flatMap(([number, words]) => oneRule(number, words));
}

export function ruleChapters({ text }: Seen, words: PromptWords): string[] {
  const chapters = Object.entries(text.rules).filter(([number]) => !number.includes('.'));
  return [
    ...chapters.flatMap(([number, title]) => wrap(title, paint('number', number.padEnd(5)))),
    ...wrap(words.howToReadRules),
  ];
}
