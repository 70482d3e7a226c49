import type { Target } from '@signoria/engine';
import type { Artist, Card, Location, Monument, Skill } from './components.ts';
import type { Resource } from './goods.ts';
import type { Move } from './state.ts';

/** A thing on the table that a move points at. A `deed` is an action as such, alone or with a monument or resource. */
export type CardTarget =
  | Target<'hand', Card>
  | Target<'monument', Monument>
  | Target<'artist' | 'reserve', Artist>
  | Target<'anonymous', Skill>
  | Target<'location', Location>
  | Target<'purse' | 'supply', Resource>
  | Target<'deed', Move['do']>;

/** Returns the targets of a move in the order of selection: resources given before those taken for them. */
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
