import { alignRight, fit, WIDTH } from './layout.ts';
import { paint } from './paint.ts';

/** Goods use the same seven columns everywhere, so that a cost lines up with the player's goods. */
export const COLUMN = 6;
export const LABEL = WIDTH - COLUMN * 7;

/** Draws the heading of a table of goods: a label and the short name of each good. */
export function goodsHeads(label: string, names: readonly string[]): string {
  const heads = names.map((name) => alignRight(name, COLUMN)).join('');
  return paint('head', fit(label, LABEL)) + paint('quiet', heads);
}

/** Draws a label and a cell for each good. */
export function goodsRow(label: string, cells: readonly string[]): string {
  return fit(label, LABEL) + cells.map((cell) => alignRight(cell, COLUMN)).join('');
}
