import type { Seat } from '@signoria/engine';
import { at, questionFor } from '@signoria/engine';
import type { Artwork, Goods, ReadonlyState, Settlement, Step, Workshop } from '@signoria/florenza';
import { bestPlan, GOODS, ROUNDS } from '@signoria/florenza';
import { artworkWorth, rollWorth } from './artworks.ts';
import { lacking } from './values.ts';
import type { Weights } from './weights.ts';

/** The expected position of a seat at the end of the round, after its pledges were settled. */
export interface RoundEndForecast {
  /** The worth of the pledges besides goods and workshops. */
  pledges: number;
  /** The goods left after settling. */
  readonly left: Goods;
  /** Workers not yet placed. */
  workers: number;
  /** Artworks completed or pledged, of the district and of the city. */
  readonly artworks: Artwork[];
  /** Workshops that will be built. */
  readonly workshops: Workshop[];
}

export function prospectOf(weights: Weights, state: ReadonlyState, seat: Seat): RoundEndForecast {
  const player = at(state.table.players, seat);
  const prospect: RoundEndForecast = {
    pledges: 0,
    left: { ...player.goods },
    workers: player.hasPassed ? 0 : player.workers,
    artworks: [...player.artworks],
    workshops: [],
  };
  for (const settlement of bestPlan(state, seat)) keep(weights, state, settlement, prospect);
  const step = questionFor<Step>(state.table.agenda, seat);
  if (step?.ask === 'artist') begin(weights, state, step.artwork, prospect);
  return prospect;
}

function keep(weights: Weights, state: ReadonlyState, settlement: Settlement, prospect: RoundEndForecast): void {
  const { pledge, brings, pays, isKept, penalty, skill } = settlement;
  const { left } = prospect;
  prospect.pledges -= penalty;
  if (!isKept) return;
  for (const good of GOODS) left[good] += brings[good] - pays[good];
  if ('space' in pledge) {
    prospect.pledges += brings.prestige + weights.influence * brings.influence;
    if (!pledge.space.isBuilt) prospect.workshops.push(pledge.space.workshop);
    return;
  }
  complete(weights, state, pledge.commission.artwork, prospect);
  if (skill !== null) prospect.pledges += rollWorth(state, pledge.commission, skill);
}

function complete(
  weights: Weights,
  { figures, table }: ReadonlyState,
  artwork: Artwork,
  prospect: RoundEndForecast,
): void {
  const { artworks } = prospect;
  prospect.pledges += artworkWorth(weights, figures, artwork, ROUNDS - table.round, artworks);
  artworks.push(artwork);
}

/** Adds an artwork that was chosen and whose artist is being hired. */
function begin(weights: Weights, state: ReadonlyState, artwork: Artwork, prospect: RoundEndForecast): void {
  const { cost } = state.figures.artworks[artwork];
  const { left } = prospect;
  prospect.workers--;
  if (lacking(left, cost) > 0) prospect.pledges--;
  else {
    for (const good of GOODS) left[good] -= cost[good];
    complete(weights, state, artwork, prospect);
  }
}
