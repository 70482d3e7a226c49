import type { Target } from '@signoria/engine';
import type { Artist, Card, Location, Monument, Skill } from './components.ts';
import type { Resource } from './goods.ts';
import type { Move } from './state.ts';

/** What lies on the table to be pointed at. A deed is one that stands there by itself, or beside a monument. */
export type CardTarget =
  | Target<'hand', Card>
  | Target<'monument', Monument>
  | Target<'artist' | 'reserve', Artist>
  | Target<'anonymous', Skill>
  | Target<'location', Location>
  | Target<'purse' | 'supply', Resource>
  | Target<'deed', Move['do']>;

/** In the order in which one would point at them: what is given before what is taken for it. */
export function targets(move: Move): readonly CardTarget[] {
  switch (move.do) {
    case 'play':
    case 'keep':
      return [`hand:${move.card}`];
    case 'complete':
    case 'reserveMonument':
      return [`monument:${move.monument}`, `deed:${move.do}`];
    case 'reserveArtist':
      return [`artist:${move.artist}`];
    case 'hire':
      return [move.from === 'table' ? `artist:${move.artist}` : `reserve:${move.artist}`];
    case 'hireAnonymous':
      return [`anonymous:${move.skill}`];
    case 'activate':
      return [`location:${move.location}`];
    case 'sell':
      return [`deed:${move.do}`, `purse:${move.resource}`];
    case 'buy':
      return [`deed:${move.do}`, `supply:${move.resource}`];
    case 'barter':
      return [`purse:${move.give}`, `supply:${move.take}`];
    case 'give':
      return move.resources.map((resource) => `purse:${resource}` as const);
    case 'take':
    case 'choose':
      return [`supply:${move.resource}`];
    case 'sendWorkers':
    case 'exchange':
    case 'seekInspiration':
      return [`deed:${move.do}`];
  }
}
