import { relative } from 'node:path';
import { paint, widthOf, withoutPaint } from './paint.ts';

export const WIDTH = 80;
/** Longer lines are hard to follow. */
const WIDEST = 120;
/** How far the rest of an item is indented. */
const HANGING = 4;

/** How many columns there are to draw on; a pipe, or a terminal that does not tell, has 80. */
export function screenWidth(): number {
  const columns = process.stdout.isTTY ? process.stdout.columns : WIDTH;
  return Math.min(WIDEST, Math.max(WIDTH, columns || WIDTH));
}

/** Breaks prose into lines of at most `width`; `first` starts the first line, the others are indented as far. */
export function wrap(text: string, first = '', width = screenWidth()): string[] {
  const indent = ' '.repeat(widthOf(first));
  const lines: string[] = [];
  let line = first;
  let isBlank = true;
  for (const word of text.split(' ').flatMap((one) => pieces(one, width - indent.length))) {
    if (!isBlank && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent;
      isBlank = true;
    }
    line += isBlank ? word : ` ${word}`;
    isBlank = false;
  }
  return [...lines, line];
}

/** A word too long for any line, such as a path, is cut. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...word];
  const cut: string[] = [];
  while (letters.length > 0) cut.push(letters.splice(0, width).join(''));
  return cut;
}

/** Exactly `width` columns: filled up on the right, or cut with an ellipsis. */
export function fit(text: string, width: number): string {
  const wide = widthOf(text);
  if (wide <= width) return text + ' '.repeat(width - wide);
  return `${[...withoutPaint(text)].slice(0, width - 1).join('')}…`;
}

export function right(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Items side by side: in columns, or one behind the other where that takes fewer lines and may be `ragged`. */
export function sideBySide(items: readonly string[], first: string, ragged = true): string[] {
  const room = screenWidth() - widthOf(first);
  const flowed = flow(items, room);
  if (items.some((item) => widthOf(item) > room)) return behind(first, flowed);
  const column = Math.max(...items.map(widthOf)) + 2;
  const perLine = Math.max(1, Math.floor((room + 2) / column));
  const inColumns = !ragged || Math.ceil(items.length / perLine) <= flowed.length;
  return behind(first, inColumns ? columns(items, perLine, column) : flowed);
}

/** Items one behind the other, each whole where it fits on a line. */
export function inARow(items: readonly string[], first: string, width: number): string[] {
  return behind(first, flow(items, width - widthOf(first)));
}

/** The first line after `first`, the others indented as far. */
function behind(first: string, lines: readonly string[]): string[] {
  const indent = ' '.repeat(widthOf(first));
  return lines.map((line, index) => (index === 0 ? first : indent) + line);
}

function columns(items: readonly string[], perLine: number, column: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < items.length; start += perLine) {
    const line = items.slice(start, start + perLine).map((item) => item + ' '.repeat(column - widthOf(item)));
    lines.push(line.join('').trimEnd());
  }
  return lines;
}

function flow(items: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 2 + widthOf(item) <= room) lines[lines.length - 1] = `${last}  ${item}`;
    else lines.push(...hanging(item, room));
  }
  return lines;
}

/** What is too long for a line goes on below, indented. */
function hanging(item: string, room: number): string[] {
  if (widthOf(item) <= room) return [item];
  const [first = '', ...more] = wrap(item, '', room - HANGING);
  return [first, ...more.map((line) => ' '.repeat(HANGING) + line)];
}

/** A line across the screen with words in it, and a quiet aside at its end. */
export function rule(words: string, aside = ''): string {
  const end = aside === '' ? '' : ` ${aside} ─`;
  const width = screenWidth();
  const shown = fit(words, Math.min(width - 6 - widthOf(end), widthOf(words)));
  const line = '─'.repeat(width - 4 - widthOf(shown) - widthOf(end));
  return `${paint('quiet', '──')} ${paint('title', shown)} ${paint('quiet', line + end)}`;
}

/** A path from where the person is, if that is shorter. */
export function shownPath(file: string): string {
  const near = relative(process.cwd(), file);
  return near === '' || near.startsWith('..') ? file : near;
}
