import { diceGame } from '@signoria/catalogue';

/** R2.7  Spending from the supply and building are possible at every question; they must not drown it. */
export function isAside(move: unknown): boolean {
  return diceGame.isFree(move as diceGame.Move);
}
