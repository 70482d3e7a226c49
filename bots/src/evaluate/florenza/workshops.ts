import type { Figures, ReadonlyPlayer, Resource, Workshop } from '@signoria/florenza';
import { amountOf, RESOURCES } from '@signoria/florenza';
import { costWorth, gainsWorth } from './values.ts';
import type { Weights } from './weights.ts';

/**
 * Returns the worth of the finished and pledged workshops of a district in the rounds left. Residences pay without
 * workers. Of the others the best are used most, since workers are few.
 */
export function workshopsWorth(
  weights: Weights,
  figures: Figures,
  { spaces }: ReadonlyPlayer,
  pledged: readonly Workshop[],
  rounds: number,
): number {
  let worth = figures.end.emptySpace * pledged.length;
  const uses: number[] = [];
  const add = (workshop: Workshop) => {
    if (figures.workshops[workshop].kind === 'workshop') uses.push(useWorth(weights, figures, workshop));
    else worth += rounds * gainsWorth(weights, figures.workshops[workshop].income);
  };
  for (const space of spaces) if (space?.isBuilt) add(space.workshop);
  for (const workshop of pledged) add(workshop);
  uses.sort((one, other) => other - one);
  let share = rounds;
  for (const use of uses) {
    share *= weights.use;
    worth += share * use;
  }
  return worth;
}

/** Returns the worth of one worker there. Cubes are weighted by the demand of the artworks. */
function useWorth(weights: Weights, figures: Figures, workshop: Workshop): number {
  const { pay, gain } = figures.workshops[workshop];
  const demand = demandIn(figures);
  let worth = gainsWorth(weights, gain) - costWorth(weights, pay);
  for (const resource of RESOURCES) worth += weights.cube * (demand[resource] - 1) * amountOf(gain, resource);
  return worth;
}

type Demand = Readonly<Record<Resource, number>>;
const demands = new WeakMap<Figures, Demand>();

/**
 * Returns the demand of all artworks for each resource relative to the mean. The square root dampens it, since nobody
 * makes all artworks.
 */
function demandIn(figures: Figures): Demand {
  const known = demands.get(figures);
  if (known !== undefined) return known;
  const costs = Object.values(figures.artworks).map(({ cost }) => cost);
  const asked = (resource: Resource) => costs.reduce((sum, cost) => sum + amountOf(cost, resource), 0);
  const mean = RESOURCES.reduce((sum, resource) => sum + asked(resource), 0) / RESOURCES.length;
  const demand = Object.fromEntries(
    RESOURCES.map((resource) => [resource, Math.sqrt(asked(resource) / Math.max(1, mean))]),
  ) as Demand;
  demands.set(figures, demand);
  return demand;
}
