import type { Colour, SomeBricks, Tower } from '@signoria/firenze';
import { COLOURS } from '@signoria/firenze';
import { paint } from '../paint.ts';

/** Signs of the bricks, the same as on the web page. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  white: '□',
  yellow: '●',
  green: '▲',
  red: '■',
  blue: '≈',
  purple: '✚',
};
/** Larger numbers of bricks of one colour are shown as a number. */
const MOST_DRAWN = 6;
const TALLEST_DRAWN = 8;
const NOTHING = '·';

/** Draws bricks of one colour one by one, or as a number. */
export function bricksOf(colour: Colour, count: number, mostDrawn = MOST_DRAWN): string {
  if (count === 0) return paint('quiet', NOTHING);
  return paint(colour, count > mostDrawn ? `${SIGNS[colour]}×${count}` : SIGNS[colour].repeat(count));
}

/** Draws bricks grouped by colour. */
export function bundle(bricks: SomeBricks): string {
  const held = COLOURS.filter((colour) => (bricks[colour] ?? 0) > 0);
  if (held.length === 0) return paint('quiet', NOTHING);
  return held.map((colour) => bricksOf(colour, bricks[colour] ?? 0)).join(' ');
}

/** Draws a tower as a horizontal bar. */
export function barOf({ colour, height }: Tower): string {
  return bricksOf(colour, height, TALLEST_DRAWN);
}

/** Draws a tower and its height. */
export function towerOf(tower: Tower): string {
  return `${barOf(tower)} ${tower.height}`;
}

/** Returns the sign before a tower that will fall. */
export function fallingSign({ due }: Tower): string {
  return due ? paint('alarm', '!') : '';
}
