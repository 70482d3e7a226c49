import type { Seat, Target } from '@signoria/engine';
import type { AnyArtist, AnyPreacher } from './characters.ts';
import type { Artwork, Pulpit, Skill, Workshop } from './components.ts';
import type { Resource } from './goods.ts';
import type { Move } from './state.ts';

/** The things on the table that a move is about. `deed` stands for the action itself. */
export type FlorenzaTarget =
  /** A tile of the supply. */
  | Target<'workshop', Workshop>
  /** A space of a district, counted from 0. */
  | Target<'space', `${Seat} ${number}`>
  /** An artwork: of the own district, of a civic building or of the Cathedral. */
  | Target<'artwork', Artwork>
  | Target<'character', AnyArtist | AnyPreacher>
  | Target<'pulpit', Pulpit>
  | Target<'seat', `${Seat}`>
  /** An own cube, and a cube of the supply. */
  | Target<'purse', Resource>
  | Target<'supply', Resource>
  | Target<'skill', Skill>
  | Target<'steps', `${number}`>
  | Target<'die', `${number}`>
  | Target<'deed', Move['do']>;

/** Returns the targets of a move in the order in which a person points at them. */
export function targets(move: Move): readonly FlorenzaTarget[] {
  switch (move.do) {
    case 'open':
      return [`workshop:${move.workshop}`];
    case 'build':
      return [`deed:${move.do}`, `workshop:${move.workshop}`];
    case 'operate':
      return [`space:${move.owner} ${move.space}`];
    case 'detainWorker':
    case 'convert':
      return [`seat:${move.of}`];
    case 'detainArtist':
    case 'hire':
      return [`character:${move.artist}`];
    case 'expel':
    case 'hear':
      return [`character:${move.preacher}`];
    case 'commission':
    case 'settle':
      return [`artwork:${move.artwork}`];
    case 'charity':
      return [`pulpit:${move.pulpit}`];
    case 'sell':
      return [`deed:${move.do}`, `purse:${move.resource}`];
    case 'buy':
      return [`deed:${move.do}`, `supply:${move.resource}`];
    case 'trade':
      return [`deed:${move.do}`, `purse:${move.give[0]}`, `purse:${move.give[1]}`];
    case 'take':
      return [`supply:${move.resource}`];
    case 'skill':
      return [`skill:${move.skill}`];
    case 'incentive':
      return [`steps:${move.steps}`];
    case 'pick':
      return [`die:${move.roll}`];
    default:
      return [`deed:${move.do}`];
  }
}
