import type { Seat, Target } from '@signoria/engine';
import type { Colour } from './bricks.ts';
import type { Card, Commission } from './components.ts';
import type { Move } from './state.ts';

/** The things on the table that a move is about. `deed` stands for the action itself. */
export type FirenzeTarget =
  /** A card of the row, by place, and a brick on it. */
  | Target<'row', `${number}`>
  | Target<'brick', Colour>
  /** A brick of the own storehouse, and of another player's. */
  | Target<'store', Colour>
  | Target<'theirs', `${Seat} ${Colour}`>
  | Target<'seat', `${Seat}`>
  /** A tower on the own site, and on another player's. */
  | Target<'tower', `${number}`>
  | Target<'theirTower', `${Seat} ${number}`>
  /** A card of the own hand or an own building. */
  | Target<'own', Card>
  | Target<'commission', Commission>
  | Target<'church', 'dedicated'>
  | Target<'deed', Move['do']>;

/** Returns the targets of a move in the order in which a person points at them. */
export function targets(move: Move): readonly FirenzeTarget[] {
  switch (move.do) {
    case 'take':
    case 'wholesale':
      return [`row:${move.place}`];
    case 'give':
      return [`store:${move.colour}`];
    case 'exchange':
      return [`deed:${move.do}`, `row:${move.place}`, `brick:${move.colour}`];
    case 'found':
      return [`deed:${move.do}`, `store:${move.colour}`];
    case 'raise':
    case 'lower':
    case 'spare':
      return [`tower:${move.tower}`];
    case 'fulfil':
      return [`commission:${move.commission}`];
    case 'dedicate':
      return ['church:dedicated', `tower:${move.tower}`];
    case 'discard':
    case 'play':
    case 'dismiss':
      return [`own:${move.card}`, `deed:${move.do}`];
    case 'swap':
      return [`store:${move.give}`, `brick:${move.take}`];
    case 'rob':
      return [`seat:${move.from}`, `theirs:${move.from} ${move.colour}`];
    case 'sabotage':
      return [`seat:${move.of}`, `theirTower:${move.of} ${move.tower}`];
    case 'suffer':
    case 'ignore':
    case 'done':
      return [`deed:${move.do}`];
  }
}
