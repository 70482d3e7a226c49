import type { cardGame } from '@signoria/catalogue';
import type { Scene } from './scene.ts';

/** Own reserved artists stay face down until the game has ended. */
export function reservedValues(scene: Scene, artist: cardGame.Artist): readonly number[] {
  const turnedUp = (scene.me?.unhired ?? []).filter((portrait) => portrait.artist === artist);
  return turnedUp.length > 0 ? turnedUp.map(({ value }) => value) : valuesLeft(scene, artist);
}

/** What a face-down card can still be worth: all the values there are, less those already turned up. */
export function valuesLeft({ figures, table }: Scene, artist: cardGame.Artist): readonly number[] {
  const left = [...figures.artists[artist].values].sort((one, other) => one - other);
  const seen = table.players.flatMap(({ artworks, unhired }) => [...artworks, ...unhired]);
  for (const portrait of seen) {
    const index = portrait.artist === artist ? left.indexOf(portrait.value) : -1;
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
