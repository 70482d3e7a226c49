import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { penaltyOf } from '../completion.ts';
import type { Area } from '../components.ts';
import { AREAS, WORKSHOP_SPACES } from '../components.ts';
import type { SkillFigures } from '../figures.ts';
import type { Gains, Goods } from '../goods.ts';
import { addAll, amountOf, cloneGoods, covers, GOODS, gains, goods, RESOURCES, takeAll } from '../goods.ts';
import type { Commission, PlacedWorkshop, PublicState } from '../state.ts';

/**
 * A pledge of a family: a worker in a workshop, finished or not, or on an artwork. Texts for players call it a promise.
 */
export type Pledge =
  | { readonly space: PlacedWorkshop; readonly owner: Seat; readonly index: number }
  | { readonly commission: Commission; readonly area: Area };

/** One way to settle a pledge when it falls due. */
export interface Settlement {
  readonly pledge: Pledge;
  /** False if the pledge fails; leaving a workshop unused is no failure. */
  readonly isKept: boolean;
  readonly pays: Readonly<Goods>;
  readonly brings: Readonly<Gains>;
  /** R9.2  The skill used for a completed artwork. */
  readonly skill: SkillFigures | null;
  /** R8.5, R9.9  Prestige lost. */
  readonly penalty: number;
}

const NOTHING = goods({});
const NO_GAIN = gains({});

/** The search limit: after this number of positions the best plan so far is returned. */
const MOST_POSITIONS = 500;

/** Alternatives that the search tries: leaving prices in these goods unpaid, and other orders within these areas. */
interface Alternatives {
  readonly goods: Readonly<Goods>;
  readonly areas: readonly Area[];
}
const NO_ALTERNATIVES: Alternatives = { goods: NOTHING, areas: [] };

/**
 * R8, R9  Returns the plan with the least loss of prestige for a family's pledges: the workshop prices it pays and the
 * order in which it settles the artworks of an area. On a tie the plan found first wins; the search prefers to pay
 * prices and to settle artworks as they were commissioned. Every plan uses the cheapest suitable skill and ignores the
 * market.
 */
export function bestPlan(state: PublicState, seat: Seat): readonly Settlement[] {
  const pledges = pledgesOf(state, seat);
  const first = planInOrder(state, seat, pledges);
  return first.every(({ isKept }) => isKept) ? first : search(state, seat, pledges, alternativesTo(state, first, seat));
}

/** Returns the plan that pays every price it can and settles artworks in the order in which they were commissioned. */
function planInOrder(state: PublicState, seat: Seat, groups: readonly (readonly Pledge[])[]): readonly Settlement[] {
  const sure = sureGains(state);
  const purse = cloneGoods(at(state.table.players, seat).goods);
  const plan: Settlement[] = [];
  for (const group of groups)
    for (const pledge of group) {
      const settlement = at(settlementsOf(state, pledge, purse, NO_ALTERNATIVES), 0);
      takeAll(purse, settlement.pays);
      addAll(purse, sure(settlement.brings));
      plan.push(settlement);
    }
  return plan;
}

/** Returns the goods that failed pledges lack, and the areas of failed artworks. */
function alternativesTo(state: PublicState, settlements: readonly Settlement[], seat: Seat): Alternatives {
  const lacking = goods({});
  const areas: Area[] = [];
  const purse = cloneGoods(at(state.table.players, seat).goods);
  const sure = sureGains(state);
  for (const settlement of settlements) {
    takeAll(purse, settlement.pays);
    addAll(purse, sure(settlement.brings));
    if (settlement.isKept) continue;
    const price = priceOf(state, settlement.pledge);
    for (const good of GOODS) if (price[good] > purse[good]) lacking[good] = 1;
    if ('commission' in settlement.pledge) areas.push(settlement.pledge.area);
  }
  return { goods: lacking, areas };
}

function search(
  state: PublicState,
  seat: Seat,
  groups: readonly (readonly Pledge[])[],
  alternatives: Alternatives,
): readonly Settlement[] {
  const sure = sureGains(state);
  let best: readonly Settlement[] = [];
  let least = Number.POSITIVE_INFINITY;
  let positions = 0;
  const walk = (
    group: number,
    rest: readonly Pledge[],
    purse: Readonly<Goods>,
    settlements: readonly Settlement[],
    lost: number,
  ) => {
    if (lost >= least || positions++ > MOST_POSITIONS) return;
    if (rest.length === 0) {
      const next = groups[group];
      if (next !== undefined) return walk(group + 1, next, purse, settlements, lost);
      [best, least] = [settlements, lost];
      return;
    }
    for (const pledge of nextOf(rest, alternatives))
      for (const settlement of settlementsOf(state, pledge, purse, alternatives)) {
        const left = cloneGoods(purse);
        takeAll(left, settlement.pays);
        addAll(left, sure(settlement.brings));
        const others = rest.filter((one) => one !== pledge);
        walk(group, others, left, [...settlements, settlement], lost + settlement.penalty);
      }
  };
  walk(0, [], at(state.table.players, seat).goods, [], 0);
  return best;
}

/** Returns the pledges of a group that may be settled next. */
function nextOf(rest: readonly Pledge[], { areas }: Alternatives): readonly Pledge[] {
  const [first] = rest;
  return first !== undefined && 'commission' in first && areas.includes(first.area) ? rest : rest.slice(0, 1);
}

/** R8.1, R8.2, R9.1  Returns the pledges in the order they fall due; those of one list can be settled in any order. */
function pledgesOf({ figures, table }: PublicState, seat: Seat): readonly (readonly Pledge[])[] {
  const groups: Pledge[][] = [];
  for (let index = 0; index < WORKSHOP_SPACES; index++)
    for (const owner of table.order) {
      const space = at(table.players, owner).spaces[index] ?? null;
      if (space !== null && space.worker === seat) groups.push([{ space, owner, index }]);
    }
  const { commissions } = at(table.players, seat);
  if (commissions.length === 0) return groups;
  for (const area of AREAS) {
    const inArea = commissions.filter(({ artwork }) => figures.artworks[artwork].area === area);
    if (inArea.length > 0) groups.push(inArea.map((commission) => ({ commission, area })));
  }
  return groups;
}

/** Returns the ways to settle a pledge in the order of preference. */
function settlementsOf(
  state: PublicState,
  pledge: Pledge,
  purse: Readonly<Goods>,
  alternatives: Alternatives,
): readonly Settlement[] {
  const price = priceOf(state, pledge);
  const unpaid: Settlement = { pledge, isKept: true, pays: NOTHING, brings: NO_GAIN, skill: null, penalty: 0 };
  if ('commission' in pledge) {
    if (!covers(purse, price)) return [{ ...unpaid, isKept: false, penalty: penaltyOf(state, pledge.commission) }];
    const { reward } = state.figures.artworks[pledge.commission.artwork];
    return [{ ...unpaid, pays: price, brings: reward, skill: cheapest(state, pledge.commission) }];
  }
  const { workshop, isBuilt } = pledge.space;
  const { reward, gain } = state.figures.workshops[workshop];
  if (!isBuilt)
    return covers(purse, price)
      ? [{ ...unpaid, pays: price, brings: reward }]
      : [{ ...unpaid, isKept: false, penalty: state.figures.failures.workshop }];
  if (!covers(purse, price)) return [unpaid];
  const used: Settlement = { ...unpaid, pays: price, brings: gain };
  return GOODS.some((good) => price[good] > 0 && alternatives.goods[good] > 0) ? [used, unpaid] : [used];
}

/**
 * Returns the cost of a pledge: the price of a finished workshop, the cost of a workshop under construction, or the
 * cost of an artwork with the cheapest suitable skill.
 */
export function priceOf(state: PublicState, pledge: Pledge): Readonly<Goods> {
  const { workshops, artworks } = state.figures;
  if ('space' in pledge) {
    const { pay, cost } = workshops[pledge.space.workshop];
    return pledge.space.isBuilt ? pay : cost;
  }
  const { cost } = artworks[pledge.commission.artwork];
  const all = cloneGoods(cost);
  all.fiorini += cheapest(state, pledge.commission).cost;
  return all;
}

/** R9.2  Returns the cheapest skill of the artist that the artwork asks for. */
export function cheapest({ figures }: PublicState, { artwork, artist }: Commission): SkillFigures {
  return figures.derived.skillsFor[artwork][artist].reduce((best, one) => (one.cost < best.cost ? one : best));
}

/**
 * R1.4  Returns a filter that keeps only guaranteed gains. With limited cubes a resource is guaranteed only if the box
 * has enough for every worker who brings it.
 */
export function sureGains({ figures, table }: PublicState): (gain: Readonly<Gains>) => Readonly<Gains> {
  const { cubes } = table;
  if (cubes === null) return (gain) => gain;
  const wanted = goods({});
  for (const { spaces } of table.players)
    for (const space of spaces)
      if (space?.isBuilt === true && space.worker !== null) addAll(wanted, figures.workshops[space.workshop].gain);
  const short = RESOURCES.filter((resource) => amountOf(wanted, resource) > amountOf(cubes, resource));
  return (gain) => {
    const sure = gains(gain);
    for (const resource of short) sure[resource] = 0;
    return sure;
  };
}
