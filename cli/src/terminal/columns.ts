import { alignRight, fit, WIDTH } from './layout.ts';

/** Goods use the same seven columns everywhere, so that a cost lines up with the player's goods. */
export const COLUMN = 6;
export const LABEL = WIDTH - COLUMN * 7;

/** Draws a label and a cell for each good. */
export function goodsRow(label: string, cells: readonly string[]): string {
  return fit(label, LABEL) + cells.map((cell) => alignRight(cell, COLUMN)).join('');
}
