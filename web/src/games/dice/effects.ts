import type * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { Scene } from './scene.ts';

/** Returns the effect of a building, which is the second line of its explanation. */
export function effectOf({ props: { snapshot } }: Scene, building: diceGame.Building): string {
  const { lines } = snapshot.text.explain(building, snapshot.imagined);
  return at(lines, 1);
}
