import type { Artwork, Commission, DistrictArtwork, Figures, ReadonlyState, SkillFigures } from '@signoria/florenza';
import { CHIESA, PALAZZO, resultsOf } from '@signoria/florenza';
import { gainsWorth } from './values.ts';
import type { Weights } from './weights.ts';

/**
 * Returns the certain worth of an artwork: its reward, and its incomes in the rounds to come or, in a district, the
 * effects of R12 and R9.4.
 */
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

/** R12.4, R12.5, R9.4  Returns the penalties avoided by a district artwork and its share of the bonus for all four. */
function districtWorth(weights: Weights, figures: Figures, artwork: DistrictArtwork, done: readonly Artwork[]): number {
  const house: readonly Artwork[] = PALAZZO.includes(artwork) ? PALAZZO : CHIESA;
  let before = 0;
  for (const one of house) if (done.includes(one)) before++;
  const firstWorth = before === 0 ? figures.end.palazzo : 0;
  return figures.end.artwork + firstWorth + setWorth(weights, figures, before + 1) - setWorth(weights, figures, before);
}

/**
 * Returns the worth of a number of completed artworks of a Palazzo or Chiesa: the bonus for four, a share of it below. For
 * both, the Palazzo's bonus counts, although the Chiesa's is influence.
 */
export function setWorth(weights: Weights, { bonuses }: Figures, count: number): number {
  return count === 4 ? bonuses.palazzo : weights.set * count * (bonuses.palazzo / 4);
}

/** R9.5, R9.6, R9.11  Returns the expected prestige of the artist's roll; in the Cathedral the better of two rolls. */
export function rollWorth(state: ReadonlyState, { artwork, artist }: Commission, skill: SkillFigures): number {
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
