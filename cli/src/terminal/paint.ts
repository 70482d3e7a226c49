import { stripVTControlCharacters, styleText } from 'node:util';
import type { Prose } from '@signoria/engine';

type Style = Parameters<typeof styleText>[0];

/** Styles by role: colours of the terminal, and bold or dim. */
const STYLES = {
  title: ['bold', 'yellow'],
  head: ['bold', 'cyan'],
  number: 'yellow',
  name: 'bold',
  quiet: 'dim',
  good: 'green',
  lacking: 'red',
  alarm: 'red',
  highlight: ['bold', 'yellow'],
  question: 'bold',
  residence: 'magenta',
  workshop: 'yellow',
  guild: 'yellow',
  preacher: 'red',
  districtBuilding: 'gray',
  palace: 'green',
  church: 'blue',
  white: 'whiteBright',
  brown: 'yellow',
  grey: 'gray',
  green: 'green',
  red: 'red',
  yellow: 'yellowBright',
  blue: 'blueBright',
  purple: 'magentaBright',
  event: 'red',
  personnel: 'cyan',
  building: 'green',
  celebration: 'yellow',
} as const satisfies Record<string, Style>;
export type TextStyle = keyof typeof STYLES;

/** Returns true if stdout is a terminal and NO_COLOR is not set. */
function inColour(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
}

export function paint(role: TextStyle, text: string): string {
  return text !== '' && inColour() ? styleText(STYLES[role] as Style, text) : text;
}

/** Renders prose with names of components in bold. */
export function paintProse(words: Prose): string {
  return words.map((piece) => (typeof piece === 'string' ? piece : paint('name', piece.text))).join('');
}

export function withoutPaint(text: string): string {
  return stripVTControlCharacters(text);
}

/** Returns the number of columns a text takes, without control characters. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const _ of withoutPaint(text)) columns++;
  return columns;
}
