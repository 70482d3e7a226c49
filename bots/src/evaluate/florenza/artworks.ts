import type { Immutable } from '@signoria/engine';
import type { Artwork, Commission, DistrictArtwork, Figures, SkillFigures, State } from '@signoria/florenza';
import { CHIESA, PALAZZO, resultsOf } from '@signoria/florenza';
import { gainsWorth } from './values.ts';
import type { Weights } from './weights.ts';

/** What an artwork brings for sure: its reward, its incomes for the rounds to come, and in a district what R12 and R9.4 say. */
export function artworkWorth(
  weights: Weights,
  figures: Figures,
  artwork: Artwork,
  rounds: number,
  done: readonly Artwork[],
): number {
  const { area, reward, income } = figures.artworks[artwork];
  const worth = gainsWorth(weights, reward);
  return area === 'district'
    ? worth + districtWorth(weights, figures, artwork as DistrictArtwork, done)
    : worth + rounds * gainsWorth(weights, income);
}

/** R12.4, R12.5, R9.4  One that is missing costs points, none in a house costs more, all four bring a bonus. */
function districtWorth(weights: Weights, figures: Figures, artwork: DistrictArtwork, done: readonly Artwork[]): number {
  const house: readonly Artwork[] = PALAZZO.includes(artwork) ? PALAZZO : CHIESA;
  let before = 0;
  for (const one of house) if (done.includes(one)) before++;
  const isFirst = before === 0 ? figures.end.palazzo : 0;
  return figures.end.artwork + isFirst + setWorth(weights, figures, before + 1) - setWorth(weights, figures, before);
}

/** All four bring a bonus; on the way there each counts a share. */
export function setWorth(weights: Weights, { bonuses }: Figures, count: number): number {
  return count === 4 ? bonuses.palazzo : weights.set * count * (bonuses.palazzo / 4);
}

/** R9.5, R9.6, R9.11  What the artist adds on average; in the Cathedral the better of two rolls. */
export function rollWorth(state: Immutable<State>, { artwork, artist }: Commission, skill: SkillFigures): number {
  const { area } = state.figures.artworks[artwork];
  const results = resultsOf(state, artist, skill);
  if (state.table.noDie) return results[state.figures.noDie[area] - 1] as number;
  let sum = 0;
  if (area !== 'cathedral') {
    for (const result of results) sum += result;
    return sum / results.length;
  }
  for (const first of results) for (const second of results) sum += Math.max(first, second);
  return sum / results.length ** 2;
}
