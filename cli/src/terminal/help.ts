import type { Example, Explained, Prose, Rule } from '@signoria/engine';
import { exampleText, RULING_SIGN, ruleText, rulingsIn } from '@signoria/engine';
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
  const explained = isFew ? [...whole, ...part] : whole;
  const others = (isFew ? [] : part).map(({ name, kind }) => `${paint('name', name)} (${kind})`);
  if (explained.length + others.length === 0) return searchRules(searched, seen) ?? wrap(words.nothingFound(searched));
  return [
    ...explained.flatMap((one) => explainedLines(one, words)),
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
  const meaning = gloss === '' || gloss.toLowerCase() === name.toLowerCase() ? '' : ` “${gloss}”`;
  return [
    ...wrap(`${paint('title', name)}${meaning} · ${kind}`),
    ...lines.flatMap((line) => wrap(line, '  ')),
    ...(rules.length === 0 ? [] : wrap(paint('quiet', `${seeRules}: ${rules.join(', ')}`), '  ')),
  ];
}

/** Returns a rule, or a chapter with all its rules. */
function ruleLines(number: string, seen: Seen): string[] | null {
  const numbers = Object.keys(seen.text.rules).filter((one) => one === number || one.startsWith(`${number}.`));
  return numbers.length === 0 ? null : listedRules(numbers, seen);
}

/** Returns rules with their examples. The meaning of the sign for rulings follows if they use it. */
function listedRules(numbers: readonly string[], { text }: Seen): string[] {
  const { example: heading, ruling } = text.rulebook;
  const hasRulings = numbers.some((number) => rulingsIn(text.rules[number]).length > 0);
  return [
    ...numbers.flatMap((number) => [
      ...oneRule(number, text.rules[number] ?? ''),
      ...exampleLines(text.examples[number], heading),
    ]),
    ...(hasRulings ? wrap(paint('quiet', ruling.legend), `${paint('quiet', RULING_SIGN)} `) : []),
  ];
}

function oneRule(number: string, rule: Rule): string[] {
  if (!number.includes('.')) return wrap(paint('title', ruleText(rule)), `${paint('title', number)} `);
  return wrap(ruleText(rule, RULING_SIGN), paint('number', number.padEnd(7)));
}

function exampleLines(example: Example | undefined, heading: string): string[] {
  if (example === undefined) return [];
  return wrap(exampleText(example), `${' '.repeat(7)}${paint('quiet', `${heading}: `)}`);
}

function searchRules(searched: string, seen: Seen): string[] | null {
  const wanted = bare(searched);
  if (wanted === '') return null;
  const found = Object.entries(seen.text.rules).filter(([, rule]) => bare(ruleText(rule)).includes(wanted));
  const numbers = found.slice(0, RULES_SHOWN).map(([number]) => number);
  return numbers.length === 0 ? null : listedRules(numbers, seen);
}

/** Returns the overview of the game and the chapters of its rules. */
export function ruleChapters({ text }: Seen, words: PromptWords): string[] {
  const chapters = Object.entries(text.rules).filter(([number]) => !number.includes('.'));
  return [
    ...overviewLines(text),
    ...chapters.flatMap(([number, title]) => wrap(ruleText(title), paint('number', number.padEnd(5)))),
    ...wrap(words.howToReadRules),
  ];
}

function overviewLines({ overview, rulebook }: Seen['text']): string[] {
  const { aim, round, end, points } = overview;
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [rulebook.aim, [aim]],
    [round.name, round.steps],
    [rulebook.end, [end]],
    [rulebook.points, points],
  ];
  return sections.flatMap(([heading, lines]) => [
    ...wrap(paint('title', heading)),
    ...lines.flatMap((line) => wrap(line, '  ')),
  ]);
}
