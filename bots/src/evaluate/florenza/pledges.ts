import type { Seat } from '@signoria/engine';
import { at, questionFor } from '@signoria/engine';
import type { Artwork, Goods, ReadonlyState, Settlement, Step, Workshop } from '@signoria/florenza';
import { addAll, bestPlan, cloneGoods, ROUNDS, takeAll } from '@signoria/florenza';
import { artworkWorth, rollWorth } from './artworks.ts';
import type { Rows } from './rows.ts';
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

/** Settles the pledges of a seat by the best plan, and adds an artwork whose artist is being hired. */
export function forecastRoundEnd(weights: Weights, rows: Rows, state: ReadonlyState, seat: Seat): RoundEndForecast {
  const player = at(state.table.players, seat);
  const prospect: RoundEndForecast = {
    pledges: 0,
    left: cloneGoods(player.goods),
    workers: player.hasPassed ? 0 : player.workers,
    artworks: player.artworks.slice(),
    workshops: [],
  };
  for (const settlement of bestPlan(state, seat)) keep(weights, rows, state, settlement, prospect);
  const step = questionFor<Step>(state.table.agenda, seat);
  if (step?.ask === 'artist') begin(rows, state, step.artwork, prospect);
  return prospect;
}

function keep(
  weights: Weights,
  rows: Rows,
  state: ReadonlyState,
  settlement: Settlement,
  prospect: RoundEndForecast,
): void {
  const { pledge, brings, pays, isKept, penalty, skill } = settlement;
  const { left } = prospect;
  prospect.pledges -= penalty;
  if (!isKept) return;
  takeAll(left, pays);
  addAll(left, brings);
  if ('space' in pledge) {
    prospect.pledges += brings.prestige + weights.influence * brings.influence;
    if (!pledge.space.isBuilt) prospect.workshops.push(pledge.space.workshop);
    return;
  }
  complete(rows, state, pledge.commission.artwork, prospect);
  if (skill !== null) prospect.pledges += rollWorth(state, pledge.commission, skill);
}

function complete(rows: Rows, { figures, table }: ReadonlyState, artwork: Artwork, prospect: RoundEndForecast): void {
  const { artworks } = prospect;
  prospect.pledges += artworkWorth(rows, figures, artwork, ROUNDS - table.round, artworks);
  artworks.push(artwork);
}

/** Adds an artwork that was chosen and whose artist is being hired. */
function begin(rows: Rows, state: ReadonlyState, artwork: Artwork, prospect: RoundEndForecast): void {
  const { cost } = state.figures.artworks[artwork];
  const { left } = prospect;
  prospect.workers--;
  if (lacking(left, cost) > 0) prospect.pledges--;
  else {
    takeAll(left, cost);
    complete(rows, state, artwork, prospect);
  }
}
