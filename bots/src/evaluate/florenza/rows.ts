import { contains, mapRows } from '@signoria/engine';
import type { Artwork, Figures, Goods, Resource, Workshop } from '@signoria/florenza';
import { amountOf, CITY_ARTWORKS, DISTRICT_ARTWORKS, RESOURCES, ROUNDS } from '@signoria/florenza';
import { costWorth, gainsWorth } from './values.ts';
import type { Weights } from './weights.ts';

/** An artwork that goods could be kept for. */
export interface Idea {
  readonly worth: number;
  readonly cost: Readonly<Goods>;
  /** The summed worth of the goods in the cost. */
  readonly price: number;
}

/** Values that depend only on the figures and the weights. */
export interface Rows {
  /** The worth of an artwork's reward, and of its income in one round. */
  readonly artworks: Readonly<Record<Artwork, { readonly reward: number; readonly income: number }>>;
  /** By the number of completed artworks of a Palazzo or Chiesa: their worth, and the worth of one more besides its reward. */
  readonly sets: readonly number[];
  readonly nextOfSet: readonly number[];
  /** The worth of one worker in a workshop, and of a residence's income in one round. */
  readonly workshops: Readonly<
    Record<Workshop, { readonly isResidence: boolean; readonly use: number; readonly income: number }>
  >;
  /** The artworks of a district, by the number of completed artworks of the same Palazzo or Chiesa. */
  readonly districtIdeas: readonly (readonly Idea[])[];
  /** The artworks of the city, by the number of rounds after this one. */
  readonly cityIdeas: readonly (readonly Idea[])[];
}

const SET_SIZES = [0, 1, 2, 3, 4];
const ROUNDS_LEFT = Array.from({ length: ROUNDS + 1 }, (_, rounds) => rounds);

export function rowsFor(weights: Weights, figures: Figures): Rows {
  const artworks = mapRows(figures.artworks, ({ reward, income }) => ({
    reward: gainsWorth(weights, reward),
    income: gainsWorth(weights, income),
  }));
  const demand = demandIn(figures);
  const sets = SET_SIZES.map((count) => setWorth(weights, figures, count));
  const nextOfSet = SET_SIZES.map((before) => districtWorth(weights, figures, before));
  const idea = (artwork: Artwork, more: number): Idea => {
    const { cost } = figures.artworks[artwork];
    return { worth: weights.reach * (artworks[artwork].reward + more), cost, price: costWorth(weights, cost) };
  };
  return {
    artworks,
    sets,
    nextOfSet,
    workshops: mapRows(figures.workshops, ({ kind, income }, workshop) => ({
      isResidence: kind !== 'workshop',
      use: useWorth(weights, figures, demand, workshop),
      income: gainsWorth(weights, income),
    })),
    districtIdeas: nextOfSet.map((more) => DISTRICT_ARTWORKS.map((artwork) => idea(artwork, more))),
    cityIdeas: ROUNDS_LEFT.map((rounds) =>
      CITY_ARTWORKS.map((artwork) => idea(artwork, rounds * artworks[artwork].income)),
    ),
  };
}

/** Counts the artworks of a list that belong to the Palazzo or to the Chiesa. */
export function countIn(house: readonly Artwork[], artworks: readonly Artwork[]): number {
  let count = 0;
  for (const artwork of artworks) if (contains(house, artwork)) count++;
  return count;
}

/**
 * R12.4, R12.5, R9.4  Returns the penalties avoided by a district artwork and its share of the bonus for all four. The Palazzo's
 * figures count for both sets.
 */
function districtWorth(weights: Weights, figures: Figures, before: number): number {
  const firstWorth = before === 0 ? figures.end.palazzo : 0;
  return figures.end.artwork + firstWorth + setWorth(weights, figures, before + 1) - setWorth(weights, figures, before);
}

/**
 * Returns the worth of a number of completed artworks of a Palazzo or Chiesa: the bonus for four, a share of it below. For
 * both, the Palazzo's bonus counts, although the Chiesa's is influence.
 */
function setWorth(weights: Weights, { bonuses }: Figures, count: number): number {
  return count === 4 ? bonuses.palazzo : weights.set * count * (bonuses.palazzo / 4);
}

/** Returns the worth of one worker in a workshop. Cubes are weighted by the demand of the artworks. */
function useWorth(weights: Weights, figures: Figures, demand: Demand, workshop: Workshop): number {
  const { pay, gain } = figures.workshops[workshop];
  let worth = gainsWorth(weights, gain) - costWorth(weights, pay);
  for (const resource of RESOURCES) worth += weights.cube * (demand[resource] - 1) * amountOf(gain, resource);
  return worth;
}

type Demand = Readonly<Record<Resource, number>>;

/**
 * Returns the demand of all artworks for each resource relative to the mean. The square root dampens it, since nobody
 * makes all artworks.
 */
function demandIn(figures: Figures): Demand {
  const costs = Object.values(figures.artworks).map(({ cost }) => cost);
  const asked = (resource: Resource) => costs.reduce((sum, cost) => sum + amountOf(cost, resource), 0);
  const mean = RESOURCES.reduce((sum, resource) => sum + asked(resource), 0) / RESOURCES.length;
  return Object.fromEntries(
    RESOURCES.map((resource) => [resource, Math.sqrt(asked(resource) / Math.max(1, mean))]),
  ) as Demand;
}
