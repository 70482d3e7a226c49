import type { Artwork, Bonus, Building, Figures, Goods, Track } from '@signoria/dice';
import { ARTWORK_IDS, areaOf, BUILDING_IDS, COIN, RESOURCES, SPACE_IDS } from '@signoria/dice';
import { at, mapRows } from '@signoria/engine';
import type { Weights } from './weights.ts';

/** An artwork or a building whose icons are marked. */
export interface Project {
  readonly cost: Readonly<Goods>;
  /** Points for completing it that depend on nothing else. */
  readonly points: number;
  /** Lookup tables by progress (`progress`): the share of its points that counts, and the effort left. */
  readonly counts: Float64Array;
  readonly left: Float64Array;
  /** The distance between the entries of one marked resource and the next in these tables. */
  readonly stride: number;
}

export interface ArtworkProject extends Project {
  readonly isPalazzo: boolean;
  /** The worth of its income per round. */
  readonly income: number;
}

export interface BuildingProject extends Project {
  /** The worth of its effect per die still to be used. */
  readonly effect: number;
}

/** Values that depend only on the figures and the weights. */
export interface Rows {
  readonly artworks: readonly ArtworkProject[];
  readonly buildings: readonly BuildingProject[];
  /** The worth of a space of the Rione independent of the building, in the order of SPACE_IDS. */
  readonly spaces: readonly number[];
  /** The worth of the spaces ahead, by the number of marked spaces. */
  readonly tracks: Readonly<Record<Track, readonly number[]>>;
  readonly artworkIndex: Readonly<Record<Artwork, number>>;
  readonly buildingIndex: Readonly<Record<Building, number>>;
}

/** The worth of the two spare resources of the Mercato. */
const MERCATO = 2.5;

/** The worth of the effects of buildings per die still to be used. */
const EFFECT_A_DIE: Readonly<Partial<Record<Building, number>>> = {
  picconiere: 0.05,
  boscaiuolo: 0.04,
  fabbro: 0.04,
  erbolaio: 0.05,
  lanaiuolo: 0.05,
  'monte-di-pieta': 0.05,
  scarpellino: 0.05,
  carpentiere: 0.04,
  armaiuolo: 0.04,
  cerusico: 0.04,
  sartore: 0.04,
  orafo: 0.05,
  casa: 0.12,
  mercatante: 0.14,
  convento: 0.12,
  taverna: 0.05,
  cambiavalute: 0.05,
  'bottega-d-arte': 0.08,
  zecca: 0.04,
  palagio: 0.08,
};

export function rowsFor(weights: Weights, figures: Figures): Rows {
  return {
    artworks: ARTWORK_IDS.map((artwork) => artworkRow(weights, figures, artwork)),
    buildings: BUILDING_IDS.map((building) => buildingRow(weights, figures, building)),
    spaces: SPACE_IDS.map((space) => figures.spaces[space].points + figures.spaces[space].spares),
    tracks: mapRows(figures.tracks, ({ spaces }) => worthAhead(weights, spaces)),
    artworkIndex: indicesOf(ARTWORK_IDS),
    buildingIndex: indicesOf(BUILDING_IDS),
  };
}

function indicesOf<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> {
  return mapRows(Object.fromEntries(ids.map((id, index) => [id, index])) as Record<Id, number>, (index) => index);
}

function artworkRow(weights: Weights, figures: Figures, artwork: Artwork): ArtworkProject {
  const { cost, points, spares, income } = figures.artworks[artwork];
  return {
    ...projectOf(weights, cost, points + figures.artist.paid + spares, weights.artistEffort),
    isPalazzo: areaOf(figures, artwork) === 'palazzo',
    income:
      ((0.5 + weights.coin) * income.fiorini) / COIN +
      weights.step * (income.captain + income.bishop + income.preacher),
  };
}

function buildingRow(weights: Weights, figures: Figures, building: Building): BuildingProject {
  const { cost, points } = figures.buildings[building];
  return {
    ...projectOf(weights, cost, points + (building === 'mercato' ? MERCATO : 0), 0),
    effect: weights.effect * (EFFECT_A_DIE[building] ?? 0),
  };
}

/**
 * Builds the lookup tables of a project. The share of its points that counts is a power of the progress; computing it for
 * each position would double the time of the evaluation.
 */
function projectOf(weights: Weights, cost: Readonly<Goods>, points: number, furtherEffort: number): Project {
  const resources = RESOURCES.reduce((sum, resource) => sum + cost[resource], 0);
  const coins = cost.fiorini / COIN;
  const stride = coins + 1;
  const effort = resources + weights.coinEffort * coins + furtherEffort;
  const counts = new Float64Array((resources + 1) * stride);
  const left = new Float64Array(counts.length);
  for (let index = 0; index < counts.length; index++) {
    const done = Math.floor(index / stride) + weights.coinEffort * (index % stride);
    counts[index] = done === 0 ? 0 : weights.begun * (done / effort) ** weights.focus;
    left[index] = effort - done;
  }
  return { cost, points, counts, left, stride };
}

/** Returns the index of these marks in the tables of a project. Unrolled for speed, like `covers` in the rules. */
export function progress({ cost, stride }: Project, marks: Readonly<Goods>): number {
  const resources =
    Math.min(marks.marble, cost.marble) +
    Math.min(marks.wood, cost.wood) +
    Math.min(marks.metal, cost.metal) +
    Math.min(marks.spice, cost.spice) +
    Math.min(marks.textile, cost.textile) +
    Math.min(marks.gold, cost.gold);
  return resources * stride + Math.min(marks.fiorini, cost.fiorini) / COIN;
}

/**
 * Computes the worth of the spaces ahead. The next space counts most, each further one a fraction of the one before.
 */
function worthAhead(weights: Weights, spaces: readonly Bonus[]): readonly number[] {
  const worths = [0];
  for (let space = spaces.length - 1; space >= 0; space--)
    worths.unshift(weights.ahead * (bonusWorth(weights, at(spaces, space)) + at(worths, 0)));
  return worths;
}

function bonusWorth(weights: Weights, bonus: Bonus): number {
  switch (bonus) {
    case 'none':
      return 0;
    case 'fiorini':
      return 0.5 + weights.coin;
    case 'points-1':
      return 1;
    case 'points-2':
      return 2;
    case 'points-3':
      return 3;
    case 'star':
      return 1 + weights.star;
    case 'spare':
      return 1 + weights.spare;
    case 'captain':
    case 'bishop':
    case 'preacher':
      return weights.step;
    case 'resource':
      return weights.resource;
    case 'die':
      return weights.die;
  }
}
