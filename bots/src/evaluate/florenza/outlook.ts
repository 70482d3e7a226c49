import type { Artwork, Goods, ReadonlyPlayer, ReadonlyState } from '@signoria/florenza';
import { CITY_ARTWORKS, DISTRICT_ARTWORKS, ROUNDS } from '@signoria/florenza';
import { artworkWorth } from './artworks.ts';
import type { RoundEndForecast } from './pledges';
import { costWorth, lacking, reserve } from './values.ts';
import type { Weights } from './weights.ts';

/** The number of artworks that goods are planned for. */
const AHEAD = 4;

interface Idea {
  readonly worth: number;
  readonly cost: Readonly<Goods>;
  /** The summed worth of the goods in the cost. */
  readonly price: number;
}

/**
 * Returns the worth of artworks that the goods left could pay for, beyond the worth of the goods themselves. It picks
 * greedily the artwork with the largest gain. In the last round every artwork, and every missing cube, takes a worker.
 */
export function outlookWorth(weights: Weights, state: ReadonlyState, prospect: RoundEndForecast): number {
  const isLast = state.table.round >= ROUNDS;
  let workers = isLast ? prospect.workers : Number.POSITIVE_INFINITY;
  if (workers < 1) return 0;
  const ideas = ideasOf(weights, state, prospect);
  const purse = { ...prospect.left };
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
function ideasOf(weights: Weights, { figures, table }: ReadonlyState, { artworks }: RoundEndForecast): Idea[] {
  const rounds = ROUNDS - table.round;
  const ideas: Idea[] = [];
  const add = (artwork: Artwork) => {
    const { cost } = figures.artworks[artwork];
    const worth = weights.reach * artworkWorth(weights, figures, artwork, rounds, artworks);
    ideas.push({ worth, cost, price: costWorth(weights, cost) });
  };
  for (const artwork of DISTRICT_ARTWORKS) if (!artworks.includes(artwork)) add(artwork);
  for (let place = 0; place < CITY_ARTWORKS.length; place++) {
    const artwork = CITY_ARTWORKS[place] as Artwork;
    if (table.crests[place] === null && !artworks.includes(artwork) && !isClaimed(table.players, artwork)) add(artwork);
  }
  return ideas;
}

function isClaimed(players: readonly ReadonlyPlayer[], artwork: Artwork): boolean {
  for (const { commissions } of players)
    for (const commission of commissions) if (commission.artwork === artwork) return true;
  return false;
}
