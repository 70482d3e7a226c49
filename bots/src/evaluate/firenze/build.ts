import { at } from '@signoria/engine';
import type { ReadonlyState } from '@signoria/firenze';
import { COLOURS, constructionCost, keptOf, MOST_BRICKS_A_TURN } from '@signoria/firenze';
import type { IndexedTower, Site } from './site.ts';
import { receive, standingWorth, storeWorth } from './site.ts';

/**
 * R5, R6.1  Lays bricks greedily where each gains most, while any gains more than it costs. Returns the number of
 * bricks laid in the whole turn.
 */
export function build(site: Site, state: ReadonlyState): number {
  const player = at(state.table.players, site.context.seat);
  const costs = BRICK_COUNTS.map((laid) => constructionCost(state, player, laid));
  let { laid } = state.table;
  for (;;) {
    const best = bestToLay(site, furtherCosts(site, costs, laid));
    if (best === null) return laid;
    const { tower, count } = best;
    if (!site.towers.includes(tower)) site.towers.push(tower);
    tower.height += count;
    tower.due = false;
    receive(site, tower.colour, -count);
    laid += count;
  }
}
const BRICK_COUNTS = Array.from({ length: MOST_BRICKS_A_TURN + 1 }, (_, laid) => laid);

/** R5.5  Returns the additional cost of one more brick, two, and so on, up to what the storehouse can pay. */
function furtherCosts({ bricks }: Site, costs: readonly number[], laid: number): readonly number[] {
  const further: number[] = [];
  for (let next = laid + 1; next <= MOST_BRICKS_A_TURN && bricks - (next - laid) >= at(costs, next); next++)
    further.push(at(costs, next) - at(costs, laid));
  return further;
}

interface Laying {
  readonly tower: IndexedTower;
  readonly count: number;
  readonly gain: number;
}

function bestToLay(site: Site, costs: readonly number[]): Laying | null {
  let best: Laying | null = null;
  const tried = [false, false, false, false, false, false];
  for (const tower of site.towers) {
    tried[tower.colour] = true;
    best = betterOf(best, layOn(site, tower, costs));
  }
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (tried[colour] !== true) best = betterOf(best, layOn(site, { colour, height: 0, due: false }, costs));
  return best;
}

function betterOf(one: Laying | null, other: Laying | null): Laying | null {
  return one === null || (other !== null && other.gain > one.gain) ? other : one;
}

/** Returns the number of bricks to lay on a tower that maximises the gain per brick; null if none gains anything. */
function layOn(site: Site, tower: IndexedTower, costs: readonly number[]): Laying | null {
  const { weights } = site.context;
  const { colour, height, due } = tower;
  const bricks = at(site.store, colour);
  if (bricks === 0) return null;
  const before = due ? weights.ruin * keptOf(height) : standingWorth(site, colour, height, bricks);
  const held = storeWorth(weights, site.bricks);
  let [count, gain] = [0, 0];
  for (let next = 1; next <= bricks && next <= costs.length; next++) {
    const after = standingWorth(site, colour, height + next, bricks - next);
    const spent = held - storeWorth(weights, site.bricks - next - at(costs, next - 1));
    const each = (after - before - spent) / next;
    if (each > gain) [count, gain] = [next, each];
  }
  return count === 0 ? null : { tower, count, gain };
}

/** R6.1 */
export function tearDown(site: Site): void {
  for (let place = site.towers.length - 1; place >= 0; place--) {
    const { due, colour, height } = at(site.towers, place);
    if (!due) continue;
    site.towers.splice(place, 1);
    receive(site, colour, keptOf(height));
  }
}
