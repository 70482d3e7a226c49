import type * as diceGame from '@signoria/dice';

/**
 * Returns the symbol of a work. It is in `drawings.svg`, in a file of `drawings/` that `drawings.ts` loads or, for works
 * shown on the home page, in `drawings/vignettes.svg`.
 */
export function drawingOf(work: diceGame.Artwork | diceGame.Building): string {
  return `v-${work}`;
}

export function medallionOf(artist: diceGame.Skill | null): string {
  return `artist-${artist ?? 'anonymous'}`;
}
