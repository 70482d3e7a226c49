import type { BotChoice } from '@signoria/bots';
import { sameJson } from '@signoria/engine';

/** Returns the choice with the offered move that equals its move; null if the move is not offered any more. */
export function hintAmong(moves: readonly unknown[], choice: BotChoice): BotChoice | null {
  const move = moves.find((one) => sameJson(one, choice.move));
  return move === undefined ? null : { ...choice, move };
}
