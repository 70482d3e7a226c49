import type { Scene } from './scene.ts';

/** The parts of the board. A phone shows one at a time; the hand and the purse stay visible below. */
export const PARTS = ['monuments', 'artists', 'locations'] as const;
type Part = (typeof PARTS)[number];

/** The part that contains a target, by the target's prefix. Other targets are in the dock. */
const PART_OF: Readonly<Record<string, Part>> = {
  monument: 'monuments',
  artist: 'artists',
  anonymous: 'artists',
  reserve: 'artists',
  location: 'locations',
  deed: 'locations',
  supply: 'locations',
};

/** Deeds whose buttons are below the monument that the move also points at. */
const DEEDS_OF_MONUMENTS: readonly string[] = ['deed:complete', 'deed:reserveMonument'];

/** Returns the part that contains a target; null for targets in the dock, such as monuments that the viewer has reserved. */
export function partOf({ me }: Pick<Scene, 'me'>, kind: string, target: string): Part | null {
  const isReserved = me?.reservedMonuments.some((monument) => target === `monument:${monument}`) ?? false;
  return isReserved || DEEDS_OF_MONUMENTS.includes(target) ? null : (PART_OF[kind] ?? null);
}
