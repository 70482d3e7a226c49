import type * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { Scene } from './scene.ts';

export function effectOf({ props: { snapshot } }: Scene, building: diceGame.Building): string {
  const { lines } = snapshot.text.explain(building, snapshot.imagined);
  return at(lines, 1);
}
