import * as diceGame from '@signoria/dice';
import type { Move, Scene } from './scene.ts';

export type UseMove = Extract<Move, { readonly do: 'use' }>;

/** A way to use a die, with the moves that lead through it. */
export interface OpenWay extends diceGame.Way {
  readonly moves: readonly UseMove[];
}

/** What the dice board prints for a die: resources, a recruit, fiorini. */
export function printedWays(scene: Scene, die: diceGame.Die, value: number): readonly OpenWay[] {
  return diceGame.printedWays(die, value).map((way) => withMoves(scene, way));
}

/** What the own buildings add, whether it can be had now or not: nothing comes and goes with what is chosen. */
export function addedWays(scene: Scene, die: diceGame.Die, value: number): readonly OpenWay[] {
  const ways = diceGame.addedWays(die, value).filter(({ by }) => by !== null && scene.me?.rione.includes(by));
  return ways.map((way) => withMoves(scene, way));
}

function withMoves({ moves }: Scene, way: diceGame.Way): OpenWay {
  return { ...way, moves: moves.filter((move): move is UseMove => diceGame.isWay(way, move)) };
}

export function isUse(move: unknown): move is UseMove {
  return typeof move === 'object' && move !== null && 'do' in move && move.do === 'use';
}
