import type * as firenze from '@signoria/firenze';
import type { Sound } from '../../sound/index.ts';

const SOUNDS: Readonly<Record<firenze.GameEvent['type'], Sound | null>> = {
  turnBegan: null,
  cardTaken: 'card',
  buildingRefused: null,
  monumentGiven: 'card',
  eventIgnored: null,
  bricksPaid: null,
  towerLowered: null,
  reshuffled: 'card',
  rowRefilled: 'card',
  quarried: null,
  exchanged: null,
  brickLaid: null,
  tornDown: null,
  towerSpared: null,
  fulfilled: null,
  levelTile: null,
  churchScored: null,
  dedicated: null,
  endTile: null,
  played: 'card',
  swapped: null,
  robbed: null,
  cardDiscarded: 'card',
  flagScored: null,
  celebrated: null,
  gameEnded: 'end',
};
export default SOUNDS;
