import { sameJson } from '@signoria/engine';
import type { Range } from './components.ts';
import { ARTWORK_IDS, BUILDING_IDS, DIE_IDS, PLACES, RANGES, TRACK_IDS } from './components.ts';
import { RESOURCES } from './goods.ts';
import type { Move } from './state.ts';

const NO_YES = [false, true];

/** Every move there can be in any game, some 360. */
export const EVERY_MOVE: readonly Move[] = [
  ...DIE_IDS.flatMap((die): readonly Move[] => [
    ...(Object.keys(RANGES) as Range[]).flatMap((range): Move[] => [
      { do: 'use', die, use: 'resources', range },
      { do: 'use', die, use: 'recruit', range },
    ]),
    { do: 'use', die, use: 'fiorini' },
    { do: 'use', die, use: 'casa' },
    { do: 'use', die, use: 'taverna' },
    ...RESOURCES.map((resource): Move => ({ do: 'use', die, use: 'mercatante', resource })),
    ...TRACK_IDS.map((track): Move => ({ do: 'use', die, use: 'convento', track })),
  ]),
  ...ARTWORK_IDS.flatMap((artwork): readonly Move[] => [
    ...NO_YES.flatMap((star) => NO_YES.map((discount): Move => ({ do: 'hire', artwork, star, discount }))),
    { do: 'collect', artwork },
  ]),
  ...PLACES.flatMap((place): readonly Move[] => [
    ...RESOURCES.map((resource): Move => ({ do: 'mark', place, resource })),
    ...RESOURCES.map((resource): Move => ({ do: 'spare', place, resource })),
    { do: 'coin', place },
  ]),
  ...TRACK_IDS.map((track): Move => ({ do: 'advance', track })),
  ...BUILDING_IDS.map((building): Move => ({ do: 'build', building })),
  { do: 'change' },
  { do: 'lose' },
  { do: 'done' },
];

/** Whether something from outside means anything here. */
export function isMove(input: unknown): input is Move {
  return EVERY_MOVE.some((move) => sameJson(move, input));
}
