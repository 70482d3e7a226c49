import type { ReadonlyAgenda } from './agenda.ts';
import type { AnyStep } from './questions.ts';
import type { GameState } from './rules.ts';

const WIDTH = 110;
const INDENT = '  ';

/**
 * Returns a state as indented text, for debugging: first the agenda, then the table and the secrets. The figures, and zeros
 * among counts, are left out.
 */
export function printState({ table, secret }: GameState): string {
  const { agenda, ...rest } = table as { readonly agenda?: ReadonlyAgenda<AnyStep> };
  return [
    ...(agenda === undefined ? [] : ['agenda, next step first', ...indented(agendaLines(agenda))]),
    ...entry('table', rest),
    ...entry('secret, hidden from players', secret),
  ].join('\n');
}

function agendaLines({ lanes, steps }: ReadonlyAgenda<AnyStep>): readonly string[] {
  return [
    ...lanes.map((lane, seat) => `lane of seat ${seat}: ${stepsOf(lane).join('; ') || 'empty'}`),
    ...stepsOf(steps).map((step) => (lanes.length > 0 ? `after the lanes: ${step}` : step)),
  ];
}

/** Returns the steps of a stack in the order in which they are asked. */
function stepsOf(stack: readonly AnyStep[]): readonly string[] {
  return stack
    .map(({ ask, seat, ...rest }) => {
      const more = Object.keys(rest).length === 0 ? '' : ` ${inline(rest)}`;
      return `${ask} of seat ${seat}${more}`;
    })
    .reverse();
}

/** Returns a named value: on one line if it fits, otherwise its parts below its name. */
function entry(name: string, value: unknown): readonly string[] {
  const short = `${name}: ${inline(value)}`;
  const isLeaf = value === null || typeof value !== 'object';
  if (isLeaf || (short.length <= WIDTH && depthOf(value) <= 2)) return [short];
  if (Array.isArray(value) && depthOf(value) <= 2) return [name, ...indented(wrapped(shortened(value)))];
  return [name, ...indented(Object.entries(value).flatMap(([key, part]) => entry(key, part)))];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => INDENT + line);
}

/** Returns 0 for a plain value, 1 for a list or an object of plain values, and so on. */
function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${shortened(value).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const parts = withoutZeros(Object.entries(value)).map(([key, part]) => `${key}: ${inline(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }
  return typeof value === 'string' && /^[\w-]+$/.test(value) ? value : String(JSON.stringify(value));
}

/** Leaves out the zeros of an object that only counts, such as goods. */
function withoutZeros(entries: readonly (readonly [string, unknown])[]): readonly (readonly [string, unknown])[] {
  return entries.every(([, part]) => typeof part === 'number') ? entries.filter(([, part]) => part !== 0) : entries;
}

/** Returns the items as text; equal items in a row become one with their number: `wood ×3`. */
function shortened(list: readonly unknown[]): readonly string[] {
  const runs: { readonly text: string; count: number }[] = [];
  for (const text of list.map(inline)) {
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`));
}

/** Breaks a list of words into lines. */
function wrapped(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line}, ${word}`;
    if (longer.length > WIDTH - INDENT.length) {
      lines.push(`${line},`);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
