import { relative } from 'node:path';
import { WIDTH } from '../textColumns.ts';
import { paint, widthOf, withoutPaint } from './paint.ts';

export { WIDTH };

/** Maximum width; longer lines are hard to read. */
const WIDEST = 120;
/** Indent of an item's continuation lines. */
const HANGING = 4;

/** Returns the width to draw in: that of the terminal, but 80 to 120 columns; 80 for a pipe or an unknown width. */
export function screenWidth(): number {
  const columns = process.stdout.isTTY ? process.stdout.columns : WIDTH;
  return Math.min(WIDEST, Math.max(WIDTH, columns || WIDTH));
}

/** Wraps prose to lines of at most `width`. The first line starts with `first`, the others are indented to match. */
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

/** Splits a word that is longer than a line, such as a path. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...word];
  const cut: string[] = [];
  while (letters.length > 0) cut.push(letters.splice(0, width).join(''));
  return cut;
}

/** Pads on the right to exactly `width` columns, or cuts with an ellipsis. */
export function fit(text: string, width: number): string {
  const wide = widthOf(text);
  if (wide <= width) return text + ' '.repeat(width - wide);
  return `${[...withoutPaint(text)].slice(0, width - 1).join('')}…`;
}

export function alignRight(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Lays out items in columns, or flowing if that takes fewer lines and `ragged` is allowed. */
export function sideBySide(items: readonly string[], first: string, ragged = true): string[] {
  const room = screenWidth() - widthOf(first);
  const flowed = fillLines(items, room);
  if (items.some((item) => widthOf(item) > room)) return prefixFirstLine(first, flowed);
  const column = Math.max(...items.map(widthOf)) + 2;
  const perLine = Math.max(1, Math.floor((room + 2) / column));
  const inColumns = !ragged || Math.ceil(items.length / perLine) <= flowed.length;
  return prefixFirstLine(first, inColumns ? columns(items, perLine, column) : flowed);
}

/** Lays out items in flowing lines. An item is split only if it is longer than a line. */
export function inARow(items: readonly string[], first: string, width: number): string[] {
  return prefixFirstLine(first, fillLines(items, width - widthOf(first)));
}

/** Puts `first` before the first line and indents the others to match. */
function prefixFirstLine(first: string, lines: readonly string[]): string[] {
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

function fillLines(items: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 2 + widthOf(item) <= room) lines[lines.length - 1] = `${last}  ${item}`;
    else lines.push(...wrapWithIndent(item, room));
  }
  return lines;
}

/** Wraps an item that is longer than a line, with a hanging indent. */
function wrapWithIndent(item: string, room: number): string[] {
  if (widthOf(item) <= room) return [item];
  const [first = '', ...more] = wrap(item, '', room - HANGING);
  return [first, ...more.map((line) => ' '.repeat(HANGING) + line)];
}

/** Draws a horizontal rule with a title in it and a dimmed text at its end. */
export function rule(words: string, aside = ''): string {
  const end = aside === '' ? '' : ` ${aside} ─`;
  const width = screenWidth();
  const shown = fit(words, Math.min(width - 6 - widthOf(end), widthOf(words)));
  const line = '─'.repeat(width - 4 - widthOf(shown) - widthOf(end));
  return `${paint('quiet', '──')} ${paint('title', shown)} ${paint('quiet', line + end)}`;
}

/** Returns the path relative to the working directory if the file is inside it. */
export function shownPath(file: string): string {
  const near = relative(process.cwd(), file);
  return near === '' || near.startsWith('..') ? file : near;
}
