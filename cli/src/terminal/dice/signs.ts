import type * as diceGame from '@signoria/dice';
import type { DiceWords } from './view.ts';

/** Signs used in all languages. */
export const FIORINI = 'f';
export const STAR = '★';

/** Returns one letter for the bonus of a track's space. */
export function bonusSign(bonus: diceGame.Bonus, { terminal }: DiceWords): string {
  switch (bonus) {
    case 'none':
      return ' ';
    case 'fiorini':
      return FIORINI;
    case 'star':
      return STAR;
    case 'points-1':
      return '1';
    case 'points-2':
      return '2';
    case 'points-3':
      return '3';
    default:
      return terminal.letters[bonus];
  }
}
