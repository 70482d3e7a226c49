import type { Immutable } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { State } from '@signoria/firenze';
import { COLOURS, constructionCost, keptOf, MOST_BRICKS_A_TURN } from '@signoria/firenze';
import type { Site, Standing } from './site.ts';
import { receive, standing, storeWorth } from './site.ts';

/** R5, R6.1  Bricks are laid where each gains most, as long as any gains more than it costs; says how many there are then. */
export function build(site: Site, state: Immutable<State>): number {
  const player = at(state.table.players, site.outlook.seat);
  let { laid } = state.table;
  for (;;) {
    const costs: number[] = [];
    const cost = constructionCost(state, player, laid);
    for (let next = laid + 1; next <= MOST_BRICKS_A_TURN; next++) {
      const more = constructionCost(state, player, next);
      if (site.bricks - (next - laid) < more) break;
      costs.push(more - cost);
    }
    const best = bestToLay(site, costs);
    if (best === null) return laid;
    const { tower, count } = best;
    if (!site.towers.includes(tower)) site.towers.push(tower);
    tower.height += count;
    tower.due = false;
    receive(site, tower.colour, -count);
    laid += count;
  }
}

interface Laying {
  readonly tower: Standing;
  readonly count: number;
  readonly gain: number;
}

/** `costs`: what one more brick costs, two, and so on. */
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

/** How many bricks on a tower gain most, for each of them. */
function layOn(site: Site, tower: Standing, costs: readonly number[]): Laying | null {
  const { weights } = site.outlook;
  const { colour, height, due } = tower;
  const bricks = at(site.store, colour);
  if (bricks === 0) return null;
  const before = due ? weights.ruin * keptOf(height) : standing(site, colour, height, bricks);
  const held = storeWorth(weights, site.bricks);
  let [count, gain] = [0, 0];
  for (let next = 1; next <= bricks && next <= costs.length; next++) {
    const after = standing(site, colour, height + next, bricks - next);
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
