import { at, contains } from '@signoria/engine';
import type { Artwork, ReadonlyPlayer, ReadonlyState } from '@signoria/florenza';
import { CHIESA, CITY_ARTWORKS, cloneGoods, DISTRICT_ARTWORKS, PALAZZO, ROUNDS } from '@signoria/florenza';
import type { RoundEndForecast } from './pledges.ts';
import type { Idea, Rows } from './rows.ts';
import { countIn } from './rows.ts';
import { lacking, reserve } from './values.ts';
import type { Weights } from './weights.ts';

/** The most artworks that goods are planned for. */
const AHEAD = 4;

/**
 * Returns the worth of artworks that the goods left could pay for, beyond the worth of the goods themselves. It picks
 * greedily the artwork with the largest gain. In the last round every artwork, and every missing cube, takes a worker.
 */
export function outlookWorth(weights: Weights, rows: Rows, state: ReadonlyState, prospect: RoundEndForecast): number {
  const isLast = state.table.round >= ROUNDS;
  let workers = isLast ? prospect.workers : Number.POSITIVE_INFINITY;
  if (workers < 1) return 0;
  const ideas = ideasOf(rows, state, prospect);
  const purse = cloneGoods(prospect.left);
  let worth = 0;
  for (let count = 0; count < AHEAD; count++) {
    let best: Idea | null = null;
    let most = 0;
    for (const idea of ideas) {
      const missing = lacking(purse, idea.cost);
      if (missing + 1 > workers) continue;
      const gain = idea.worth / (1 + weights.far * missing) - idea.price + weights.cube * missing;
      if (gain > most) [best, most] = [idea, gain];
    }
    if (best === null) break;
    worth += most;
    workers -= 1 + lacking(purse, best.cost);
    reserve(purse, best.cost);
    ideas.splice(ideas.indexOf(best), 1);
  }
  return worth;
}

/** Returns the artworks that the seat could still commission, of its own district and of the city. */
function ideasOf(rows: Rows, { table }: ReadonlyState, { artworks }: RoundEndForecast): Idea[] {
  const ideas: Idea[] = [];
  const [palazzo, chiesa] = [countIn(PALAZZO, artworks), countIn(CHIESA, artworks)];
  for (let place = 0; place < DISTRICT_ARTWORKS.length; place++) {
    const artwork = at(DISTRICT_ARTWORKS, place);
    if (contains<Artwork>(artworks, artwork)) continue;
    ideas.push(at(at(rows.districtIdeas, contains(PALAZZO, artwork) ? palazzo : chiesa), place));
  }
  const inCity = at(rows.cityIdeas, ROUNDS - table.round);
  for (let place = 0; place < CITY_ARTWORKS.length; place++) {
    const artwork = at(CITY_ARTWORKS, place);
    if (table.crests[place] === null && !contains<Artwork>(artworks, artwork) && !isClaimed(table.players, artwork))
      ideas.push(at(inCity, place));
  }
  return ideas;
}

function isClaimed(players: readonly ReadonlyPlayer[], artwork: Artwork): boolean {
  for (const { commissions } of players)
    for (const commission of commissions) if (commission.artwork === artwork) return true;
  return false;
}
