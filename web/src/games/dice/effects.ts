import type { diceGame } from '@signoria/catalogue';
import type { Scene } from './scene.ts';

/** What a building does, in the game's own words. */
export function effectOf({ props: { snapshot }, words }: Scene, building: diceGame.Building): string {
  const { lines } = snapshot.text.explain(building, snapshot.imagined);
  return lines[1] ?? words.noEffect;
}
