import { at } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import type { Seen } from '../drawing.ts';
import { paint } from '../paint.ts';
import { colourHeads, colourRow, isWide } from './columns.ts';
import { bricksOf } from './signs.ts';
import type { Scene } from './view.ts';
import { mark, viewOf, wordsIn } from './view.ts';

/** The cards on offer from the left, each with its price and its bricks. */
export function row(scene: Scene): string[] {
  const { view, words } = scene;
  const heading = colourHeads(scene, words.labels.row.toUpperCase());
  return [heading, ...view.table.row.map((slot, place) => slotRow(scene, slot, place))];
}

/** The price printed below it, which tells places apart too; what is asked of the player stands in the choice. */
function slotRow(scene: Scene, { card, bricks }: firenze.Slot, place: number): string {
  const { view, words } = scene;
  const { kind } = view.figures.cards[card];
  const name = paint(kind, words.cardNames[card]);
  return colourRow(
    scene,
    `${mark(scene, `row:${place}`)}${place} ${name}`,
    firenze.COLOURS.map((colour) => bricksOf(colour, bricks[colour])),
    noteOn(scene, card, place),
  );
}

/** What an event will take, else what the card does; of which kind it is where there is no room. */
function noteOn(scene: Scene, card: firenze.Card, place: number): string {
  const { words, view, seen } = scene;
  if (isWide(scene)) return effectOf(seen, place);
  const own = firenze.lossesFrom(view, place).find(({ seat }) => seat === seen.seat);
  return own === undefined ? words.kinds[view.figures.cards[card].kind].name : paint('lacking', lossOf(seen, own));
}

/** R9.1  What the event at a place of the row will take from whom if it is chosen now, else what the card does. */
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
