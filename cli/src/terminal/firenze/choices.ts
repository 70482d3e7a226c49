import { at, plain } from '@signoria/engine';
import type * as firenze from '@signoria/firenze';
import type { Seen } from '../drawing.ts';
import { paint } from '../paint.ts';
import { effectOf } from './row.ts';
import { barOf, bricksOf, bundle, fallingSign, SIGNS, towerOf } from './signs.ts';
import type { FirenzeMove } from './view.ts';
import { viewOf, wordsIn } from './view.ts';

/** Describes a move below its heading, without repeating the verb. */
export function choice(move: FirenzeMove, seen: Seen): string {
  const { text, imagined, seat } = seen;
  const { figures, table } = viewOf(seen);
  const words = wordsIn(seen.language);
  const { name, note } = text.object(move, imagined, seat);
  const colour = (id: firenze.Colour) => `${paint(id, SIGNS[id])} ${words.colour(id)}`;
  const onCard = (place: number) => bundle(at(table.row, place).bricks);
  const own = (tower: number) => at(at(table.players, seat).towers, tower);
  switch (move.do) {
    case 'take':
      return `${cardAt(seen, move.place)}, ${note}, ${onCard(move.place)}: ${effectOf(seen, move.place)}`;
    case 'wholesale':
      return `${cardAt(seen, move.place)} ${onCard(move.place)}`;
    case 'exchange':
      return cardAt(seen, move.place);
    case 'give':
      return `${bricksOf(move.colour, at(table.players, seat).store[move.colour])} ${words.colour(move.colour)}`;
    case 'found':
    case 'rob':
      return colour(move.colour);
    case 'swap':
      return colour(move.take);
    case 'raise':
      return `${fallingSign(own(move.tower))}${barOf(own(move.tower))} ${note}`;
    case 'lower':
    case 'spare':
    case 'dedicate':
      return fallingSign(own(move.tower)) + towerOf(own(move.tower));
    case 'sabotage':
      return towerOf(at(at(table.players, move.of).towers, move.tower));
    case 'fulfil':
      return `${name}: ${note}`;
    case 'play':
      return `${name} (${words.briefs[move.card](figures.cards[move.card])})`;
    case 'discard':
    case 'dismiss':
      return name;
    case 'suffer':
    case 'ignore':
    case 'done':
      return plain(text.move(move, imagined, seat));
  }
}

/**
 * Names a card of the row, after the number of its place from 0 if another card has the same name. `row.ts` prints the same
 * number, which is also the price.
 */
function cardAt(seen: Seen, place: number): string {
  const { row } = viewOf(seen).table;
  const { card } = at(row, place);
  const name = wordsIn(seen.language).cardNames[card];
  return row.filter((slot) => slot.card === card).length > 1 ? `${place} ${name}` : name;
}
