import { alignRight, fit, WIDTH } from './layout.ts';
import { paint } from './paint.ts';

/** Goods use the same seven columns everywhere, so that a cost lines up with the player's goods. */
export const COLUMN_WIDTH = 6;
export const LABEL_WIDTH = WIDTH - COLUMN_WIDTH * 7;

/** Draws the heading of a table of goods: a label and the short name of each good. */
export function goodsHeads(label: string, names: readonly string[]): string {
  const heads = names.map((name) => alignRight(name, COLUMN_WIDTH)).join('');
  return paint('head', fit(label, LABEL_WIDTH)) + paint('quiet', heads);
}

/** Draws a label and a cell for each good. */
export function goodsRow(label: string, cells: readonly string[]): string {
  return fit(label, LABEL_WIDTH) + cells.map((cell) => alignRight(cell, COLUMN_WIDTH)).join('');
}
