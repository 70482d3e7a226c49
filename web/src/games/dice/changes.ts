import { diceGame } from '@signoria/catalogue';
import type { Scene } from './scene.ts';

/** Something the choice would take or bring. */
export interface Change {
  readonly id: 'spare' | 'star' | 'fiorini' | diceGame.Track;
  readonly count: number;
}

/** What the chosen move does to the supply and the tracks; marks and points are seen on the sheet. */
export function changesOf({ me, next }: Scene): readonly Change[] {
  if (me === null || next === null) return [];
  const changes: readonly Change[] = [
    { id: 'spare', count: next.spares - me.spares },
    { id: 'star', count: next.stars - me.stars },
    { id: 'fiorini', count: next.fiorini - me.fiorini },
    ...diceGame.TRACK_IDS.map((track) => ({ id: track, count: next.tracks[track] - me.tracks[track] })),
  ];
  return changes.filter(({ count }) => count !== 0);
}
