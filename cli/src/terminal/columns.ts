import { fit, right, WIDTH } from './layout.ts';

/** Goods stand in the same seven columns everywhere, so that a cost can be held against a purse. */
export const COLUMN = 6;
export const LABEL = WIDTH - COLUMN * 7;

/** A label, and a cell for each good. */
export function goodsRow(label: string, cells: readonly string[]): string {
  return fit(label, LABEL) + cells.map((cell) => right(cell, COLUMN)).join('');
}
