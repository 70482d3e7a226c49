import { COLOURS } from '@signoria/firenze';
import { fit, WIDTH } from '../layout.ts';
import { paint } from '../paint.ts';
import type { Scene } from './view.ts';

/** Colours stand in the same six columns everywhere, so that a storehouse can be held against a card and the city. */
const LABEL = 19;
const COLUMN = 8;
const NOTE = LABEL + COLUMN * COLOURS.length;

/** A label, a cell for each colour, and a note as far as there is room. */
export function colourRow({ width }: Scene, label: string, cells: readonly string[], note = ''): string {
  const row = fit(label, LABEL) + cells.map((cell) => fit(cell, COLUMN)).join('');
  return note === '' ? row.trimEnd() : row + fit(note, width - NOTE).trimEnd();
}

export function colourHeads(scene: Scene, label: string, note = ''): string {
  const cells = COLOURS.map((colour) => paint(colour, scene.words.colour(colour)));
  return colourRow(scene, paint('head', label), cells, paint('quiet', note));
}

/** Whether notes have room for more than a word or two. */
export function isWide({ width }: Scene): boolean {
  return width - NOTE > 2 * (WIDTH - NOTE);
}

/** "S. Lorenzo" where there is little room. */
export function churchName(scene: Scene, name: string): string {
  return isWide(scene) ? name : name.replace(/^San(ta)? /, 'S. ');
}
