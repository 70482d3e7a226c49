import type * as diceGame from '@signoria/dice';
import type { Sound } from '../../sound/index.ts';

const SOUNDS: Readonly<Record<diceGame.GameEvent['type'], Sound | null>> = {
  roundBegan: null,
  incomeCollected: 'coins',
  officesNamed: null,
  rolled: 'dice',
  dieUsed: null,
  marked: null,
  traded: null,
  changed: 'coins',
  lost: null,
  dieLost: null,
  fioriniGained: 'coins',
  sparesGained: null,
  starGained: null,
  advanced: null,
  pastEnd: 'coins',
  artistHired: 'card',
  palazzoCompleted: 'card',
  chiesaCompleted: 'card',
  built: 'card',
  palazzoBonus: null,
  ghostChose: null,
  ghostAdvanced: null,
  gameEnded: 'end',
};
export default SOUNDS;
