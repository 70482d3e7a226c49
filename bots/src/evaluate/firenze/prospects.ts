import { at } from '@signoria/engine';
import type { ReadonlyState } from '@signoria/firenze';
import { brickLimit, COLOURS, constructionCost, MOST_BRICKS_A_TURN } from '@signoria/firenze';
import { build, tearDown } from './build.ts';
import type { EvaluationContext } from './context.ts';
import type { Site } from './site.ts';
import { isAhead, pay, receivePending, siteOf, storeWorth } from './site.ts';
import { needOf, prizeNow, towerWorth } from './tower.ts';

/** The prospects of a site: of standing towers, of towers that could be begun, and of bricks of any colour. */
export interface SiteProspects {
  readonly towers: number;
  readonly plans: number;
  readonly bricks: number;
}

/**
 * Returns the prospects after a simulation of the rest of the seat's turn, which pays debts, raises towers, tears down the
 * others and enforces the brick limit.
 */
export function siteProspects(context: EvaluationContext, state: ReadonlyState): SiteProspects {
  const { seat, weights } = context;
  const site = siteOf(context, state);
  pay(site, receivePending(site, state));
  if (isAhead(state, seat, 'build')) {
    const laid = build(site, state);
    tearDown(site);
    pay(site, constructionCost(state, at(state.table.players, seat), laid));
  } else if (isAhead(state, seat, 'tearDown')) tearDown(site);
  if (state.table.active === seat) pay(site, site.bricks - brickLimit(state, at(state.table.players, seat)));
  return { ...prospectsOf(site, state), bricks: storeWorth(weights, site.bricks) };
}

interface Prospect {
  readonly worth: number;
  readonly need: number;
  readonly isBegun: boolean;
}

/**
 * Sums up the best prospects, one for each seal left. Each is discounted by the bricks that the better ones need.
 */
function prospectsOf(site: Site, state: ReadonlyState): { readonly towers: number; readonly plans: number } {
  const { weights, seat } = site.context;
  const prospects = towerProspects(site);
  prospects.sort((one, other) => other.worth - one.worth);
  let { seals } = at(state.table.players, seat);
  let [towers, plans, bricksBefore] = [0, 0, 0];
  for (const { worth, need, isBegun } of prospects) {
    if (seals-- === 0) break;
    const share = worth * weights.turn ** (need === 0 ? 0 : bricksBefore / weights.pace);
    if (isBegun) towers += share;
    else plans += share;
    bricksBefore += need;
  }
  return { towers: towers - upkeep(site, state), plans };
}

function towerProspects(site: Site): Prospect[] {
  const { context, inRow } = site;
  const store = site.store.slice();
  const prospects: Prospect[] = [];
  let withoutBricks = 0;
  for (const { colour, height } of site.towers) {
    const bricks = at(store, colour);
    const later = towerWorth(context, colour, height, bricks, at(inRow, colour));
    const now = site.canFulfil ? prizeNow(context, colour, height) : 0;
    if (now >= later) prospects.push({ worth: now, need: 0, isBegun: true });
    else {
      const need = needOf(context, colour, height, bricks, at(inRow, colour));
      store[colour] = Math.max(0, bricks - need);
      const worth = bricks > 0 ? later : later * context.weights.alone ** withoutBricks++;
      prospects.push({ worth, need, isBegun: true });
    }
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const bricks = at(store, colour);
    if (bricks === 0) continue;
    const worth = towerWorth(context, colour, 0, bricks, at(inRow, colour));
    prospects.push({ worth, need: needOf(context, colour, 0, bricks, at(inRow, colour)), isBegun: false });
  }
  return prospects;
}

/** R6.1  Returns the cost of raising every tower once a turn; more than two bricks have a construction cost. */
function upkeep({ context, towers, canFulfil }: Site, state: ReadonlyState): number {
  let standing = 0;
  for (const { colour, height } of towers) if (!(canFulfil && prizeNow(context, colour, height) > 0)) standing++;
  const { costs } = state.figures.derived;
  return context.weights.upkeep * at(costs, Math.min(standing, MOST_BRICKS_A_TURN));
}
