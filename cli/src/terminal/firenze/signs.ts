import type { Colour, SomeBricks, Tower } from '@signoria/firenze';
import { COLOURS } from '@signoria/firenze';
import { paint } from '../paint.ts';

/** The marks that bricks have on the page too. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  white: '□',
  yellow: '●',
  green: '▲',
  red: '■',
  blue: '≈',
  purple: '✚',
};
/** More bricks of one colour are told in a number. */
const MOST_DRAWN = 6;
const TALLEST_DRAWN = 8;
const NOTHING = '·';

/** Bricks of one colour, drawn one by one. */
export function bricksOf(colour: Colour, count: number, mostDrawn = MOST_DRAWN): string {
  if (count === 0) return paint('quiet', NOTHING);
  return paint(colour, count > mostDrawn ? `${SIGNS[colour]}×${count}` : SIGNS[colour].repeat(count));
}

/** Whatever there is, by colour. */
export function bundle(bricks: SomeBricks): string {
  const held = COLOURS.filter((colour) => (bricks[colour] ?? 0) > 0);
  if (held.length === 0) return paint('quiet', NOTHING);
  return held.map((colour) => bricksOf(colour, bricks[colour] ?? 0)).join(' ');
}

/** A tower lying on its side. */
export function barOf({ colour, height }: Tower): string {
  return bricksOf(colour, height, TALLEST_DRAWN);
}

/** And its height. */
export function towerOf(tower: Tower): string {
  return `${barOf(tower)} ${tower.height}`;
}

/** Before a tower that will fall. */
export function alarm({ due }: Tower): string {
  return due ? paint('alarm', '!') : '';
}
