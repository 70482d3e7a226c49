import * as diceGame from '@signoria/dice';
import type { Move, Scene } from './scene.ts';

export type UseMove = Extract<Move, { readonly do: 'use' }>;

/** A way to use a die, with its legal moves. */
export interface UseWithMoves extends diceGame.UseOfDie {
  readonly moves: readonly UseMove[];
}

/** Returns the uses printed on the dice board: resources, a recruit, fiorini. */
export function printedUses(scene: Scene, die: diceGame.Die, value: number): readonly UseWithMoves[] {
  return diceGame.printedUses(die, value).map((way) => withMoves(scene, way));
}

/**
 * Returns the uses that the viewer's buildings add, legal or not. Illegal uses are included to prevent layout shift.
 */
export function addedUses(scene: Scene, die: diceGame.Die, value: number): readonly UseWithMoves[] {
  const ways = diceGame.addedUses(die, value).filter(({ by }) => by !== null && scene.ahead.me?.rione.includes(by));
  return ways.map((way) => withMoves(scene, way));
}

function withMoves({ moves }: Scene, way: diceGame.UseOfDie): UseWithMoves {
  return { ...way, moves: moves.filter((move): move is UseMove => diceGame.matchesUse(way, move)) };
}
