import { at, contains } from '@signoria/engine';
import type { Artwork, Commission, Figures, ReadonlyState, SkillFigures } from '@signoria/florenza';
import { CHIESA, PALAZZO, resultsOf } from '@signoria/florenza';
import type { Rows } from './rows.ts';
import { countIn } from './rows.ts';

/**
 * Returns the certain worth of an artwork: its reward, and its incomes in the rounds to come or, in a district, the
 * effects of R12 and R9.4.
 */
export function artworkWorth(
  rows: Rows,
  figures: Figures,
  artwork: Artwork,
  rounds: number,
  done: readonly Artwork[],
): number {
  const { reward, income } = rows.artworks[artwork];
  return figures.artworks[artwork].area === 'district'
    ? reward + at(rows.nextOfSet, countIn(contains<Artwork>(PALAZZO, artwork) ? PALAZZO : CHIESA, done))
    : reward + rounds * income;
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
