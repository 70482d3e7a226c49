import { at } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import type { Seen } from '../drawing.ts';
import { paint } from '../paint.ts';
import { colourHeads, colourRow, isWide } from './columns.ts';
import { bricksOf } from './signs.ts';
import type { DrawingInput } from './view.ts';
import { mark, viewOf, wordsIn } from './view.ts';

/** Draws the cards of the row from the left, each with its price and its bricks. */
export function row(input: DrawingInput): string[] {
  const { view, words } = input;
  const heading = colourHeads(input, words.labels.row.toUpperCase());
  return [heading, ...view.table.row.map((slot, place) => slotRow(input, slot, place))];
}

/**
 * Draws one card with the price printed below its place, which also identifies the place. The player's actual price is
 * in the choice.
 */
function slotRow(input: DrawingInput, { card, bricks }: firenze.Slot, place: number): string {
  const { view, words } = input;
  const { kind } = view.figures.cards[card];
  const name = paint(kind, words.cardNames[card]);
  return colourRow(
    input,
    `${mark(input, `row:${place}`)}${place} ${name}`,
    firenze.COLOURS.map((colour) => bricksOf(colour, bricks[colour])),
    noteOn(input, card, place),
  );
}

/** Returns the effect of a card, or on a narrow screen only the player's loss or the card's kind. */
function noteOn(input: DrawingInput, card: firenze.Card, place: number): string {
  const { words, view, seen } = input;
  if (isWide(input)) return effectOf(seen, place);
  const own = firenze.lossesFrom(view, place).find(({ seat }) => seat === seen.seat);
  return own === undefined ? words.kinds[view.figures.cards[card].kind].name : paint('lacking', lossOf(seen, own));
}

/** R9.1  Returns the losses if the event at a place of the row is chosen now, or the effect of another card. */
export function effectOf(seen: Seen, place: number): string {
  const view = viewOf(seen);
  const losses = firenze.lossesFrom(view, place).map((loss) => lossOf(seen, loss));
  const { card } = at(view.table.row, place);
  return losses.length > 0 ? losses.join(', ') : wordsIn(seen.language).briefs[card](view.figures.cards[card]);
}

function lossOf({ language, seat: own, names }: Seen, { seat, bricks, towers }: firenze.Loss): string {
  const { terminal } = wordsIn(language);
  const who = seat === own ? terminal.you : (names[seat] ?? '');
  return towers > 0 ? terminal.losesLevel(who) : terminal.loses(who, bricks);
}
