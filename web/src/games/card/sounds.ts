import type * as cardGame from '@signoria/card';
import type { Sound } from '../../sound/index.ts';

/** The sound of each event; null for silent events. */
const SOUNDS: Readonly<Record<cardGame.GameEvent['type'], Sound | null>> = {
  roundBegan: null,
  artistsDrawn: null,
  monumentsDrawn: 'card',
  cardsDrawn: 'card',
  extraActions: null,
  cardPlayed: 'card',
  monumentCompleted: 'card',
  artistHired: 'coins',
  anonymousHired: 'coins',
  monumentReserved: 'card',
  artistReserved: 'card',
  resourceTaken: null,
  resourceSold: 'coins',
  resourceBought: 'coins',
  exchanged: null,
  bartered: null,
  captaincyClaimed: null,
  workersSent: 'coins',
  inspirationSought: null,
  cardKept: 'card',
  cardsDiscarded: 'card',
  monumentsRemoved: null,
  artistsRemoved: null,
  captainsResource: null,
  income: 'coins',
  captainElected: null,
  locationsReset: null,
  artistsRevealed: 'card',
  gameEnded: 'end',
};
export default SOUNDS;
