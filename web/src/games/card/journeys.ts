import type * as cardGame from '@signoria/card';
import { iconOf } from './art.ts';
import type { Spot } from './spots.ts';

/** A movement of a thing between two spots: a good or a sign is shown as its icon, a card by its name. */
export interface Journey {
  readonly icon?: string;
  readonly card?: string;
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * Returns builders of journeys. The viewer's own purse and cards are separate spots; another player is a single spot.
 */
function journeysFor(own: number | null) {
  const goodOf = (seat: number, good: cardGame.Good): Spot => (seat === own ? `purse:${good}` : `seat:${seat}`);
  return {
    brings(seat: number, good: cardGame.Good, from: Spot): Journey {
      return { icon: iconOf(good), from, to: goodOf(seat, good) };
    },
    takes(seat: number, good: cardGame.Good, to: Spot): Journey {
      return { icon: iconOf(good), from: goodOf(seat, good), to };
    },
    lays(seat: number, card: string): Journey {
      return { card, from: `id:${card}`, to: seat === own ? 'front' : `seat:${seat}` };
    },
  };
}

/** Returns the journeys to animate for an event, from the viewer's point of view. */
export function journeysOf(event: cardGame.GameEvent, own: number | null): readonly Journey[] {
  const { brings, takes, lays } = journeysFor(own);
  switch (event.type) {
    case 'cardPlayed':
      return event.seat === own ? [lays(own, event.card)] : [];
    case 'monumentCompleted':
    case 'monumentReserved':
      return [lays(event.seat, event.monument)];
    case 'artistHired':
    case 'artistReserved':
      return [lays(event.seat, event.artist)];
    case 'resourceTaken':
      return [brings(event.seat, event.resource, `id:${event.location}`)];
    case 'resourceSold': {
      const place: Spot = event.to === 'market' ? 'id:sell' : `id:${event.to}`;
      return [takes(event.seat, event.resource, place), brings(event.seat, 'fiorini', place)];
    }
    case 'resourceBought':
      return [takes(event.seat, 'fiorini', 'id:buy'), brings(event.seat, event.resource, `supply:${event.resource}`)];
    case 'exchanged':
      return [
        ...event.gave.map((good) => takes(event.seat, good as cardGame.Resource, `supply:${good}`)),
        brings(event.seat, event.took, `supply:${event.took}`),
      ];
    case 'bartered':
      return [
        takes(event.seat, event.gave, 'id:location-baratto'),
        brings(event.seat, event.took, `supply:${event.took}`),
      ];
    case 'workersSent':
      return [brings(event.seat, 'fiorini', 'id:sendWorkers')];
    case 'captaincyClaimed':
      return [{ icon: 'captain', from: 'id:location-capitano-del-popolo', to: `seat:${event.seat}` }];
    case 'cardsDrawn':
      return [{ card: '', from: 'id:seekInspiration', to: event.seat === own ? 'hand' : `seat:${event.seat}` }];
    default:
      return [];
  }
}
