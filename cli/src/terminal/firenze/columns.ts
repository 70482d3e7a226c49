import { COLOURS } from '@signoria/firenze';
import { fit, WIDTH } from '../layout.ts';
import { paint } from '../paint.ts';
import type { DrawingInput } from './view.ts';

/** Colours use the same six columns everywhere, so that a storehouse lines up with the cards and the city. */
const LABEL_WIDTH = 19;
const COLUMN_WIDTH = 8;
/** The column in which notes start. */
const NOTE_COLUMN = LABEL_WIDTH + COLUMN_WIDTH * COLOURS.length;

/** Draws a label, a cell for each colour, and a note cut to the remaining width. */
export function colourRow({ width }: DrawingInput, label: string, cells: readonly string[], note = ''): string {
  const row = fit(label, LABEL_WIDTH) + cells.map((cell) => fit(cell, COLUMN_WIDTH)).join('');
  return note === '' ? row.trimEnd() : row + fit(note, width - NOTE_COLUMN).trimEnd();
}

export function colourHeads(input: DrawingInput, label: string, note = ''): string {
  const cells = COLOURS.map((colour) => paint(colour, input.words.colour(colour)));
  return colourRow(input, paint('head', label), cells, paint('quiet', note));
}

/** Returns true if notes have more than twice the width that they have in 80 columns. */
export function isWide({ width }: DrawingInput): boolean {
  return width - NOTE_COLUMN > 2 * (WIDTH - NOTE_COLUMN);
}

/** Shortens to "S. Lorenzo" on a narrow screen. */
export function churchName(input: DrawingInput, name: string): string {
  return isWide(input) ? name : name.replace(/^San(ta)? /, 'S. ');
}
