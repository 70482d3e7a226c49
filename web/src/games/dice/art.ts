import type * as diceGame from '@signoria/dice';

/** The symbol of a work, in `drawings.svg`, `look/florence.svg` or, where the home page shows it, `look/vignettes.svg`. */
export function drawingOf(work: diceGame.Artwork | diceGame.Building): string {
  return `v-${work}`;
}

export function medallionOf(artist: diceGame.Skill | null): string {
  return `artist-${artist ?? 'anonymous'}`;
}
