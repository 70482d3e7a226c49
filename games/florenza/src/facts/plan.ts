import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { penaltyOf } from '../completion.ts';
import type { Area } from '../components.ts';
import { AREAS, WORKSHOP_SPACES } from '../components.ts';
import type { SkillFigures } from '../figures.ts';
import type { Gains, Goods } from '../goods.ts';
import { addAll, amountOf, cloneGoods, covers, gains, goods, RESOURCES, takeAll } from '../goods.ts';
import type { Commission, Open, Space } from '../state.ts';

/** What a family has promised: a worker in a workshop, finished or not, or on an artwork. */
export type Pledge =
  | { readonly space: Space; readonly owner: Seat; readonly place: number }
  | { readonly commission: Commission; readonly area: Area };

/** What becomes of a promise when it falls due. */
export interface Way {
  readonly promise: Pledge;
  /** False when it fails; leaving a workshop unused is no failure. */
  readonly isKept: boolean;
  readonly pays: Readonly<Goods>;
  readonly brings: Readonly<Gains>;
  /** R9.2  Of an artwork that is completed. */
  readonly skill: SkillFigures | null;
  /** R8.5, R9.9  Prestige lost. */
  readonly penalty: number;
}

const NOTHING = goods({});
const NO_GAIN = gains({});

/** How many positions are looked at before the best way so far is taken. */
const MOST_LOOKS = 2000;
/** Beyond so many artworks of an area they are settled as they were commissioned. */
const MOST_IN_ANY_ORDER = 4;

/**
 * R8, R9  How a family can settle what it has promised with the least loss of prestige: which prices of workshops it pays,
 * in which order it settles the artworks of an area, and with which skills. Of equals the first: prices paid, artworks as
 * they were commissioned, the cheapest skill. Nothing is bought or sold at the market.
 */
export function bestPlan(open: Open, seat: Seat): readonly Way[] {
  const groups = promisesOf(open, seat);
  const sure = sureGains(open);
  let best: readonly Way[] = [];
  let least = Number.POSITIVE_INFINITY;
  let looks = 0;
  const walk = (group: number, rest: readonly Pledge[], purse: Readonly<Goods>, ways: readonly Way[], lost: number) => {
    if (lost >= least || looks++ > MOST_LOOKS) return;
    if (rest.length === 0) {
      const next = groups[group];
      if (next !== undefined) return walk(group + 1, next, purse, ways, lost);
      [best, least] = [ways, lost];
      return;
    }
    const choices = rest.length > 1 && rest.length <= MOST_IN_ANY_ORDER ? rest : rest.slice(0, 1);
    for (const promise of choices)
      for (const way of waysOf(open, promise, purse)) {
        const left = cloneGoods(purse);
        takeAll(left, way.pays);
        addAll(left, sure(way.brings));
        const others = rest.filter((one) => one !== promise);
        walk(group, others, left, [...ways, way], lost + way.penalty);
      }
  };
  walk(0, [], at(open.table.players, seat).goods, [], 0);
  return best;
}

/** R8.1, R8.2, R9.1  In the order in which they fall due; what is in one list can be settled in any order. */
function promisesOf({ figures, table }: Open, seat: Seat): readonly (readonly Pledge[])[] {
  const groups: Pledge[][] = [];
  for (let place = 0; place < WORKSHOP_SPACES; place++)
    for (const owner of table.order) {
      const space = at(table.players, owner).spaces[place] ?? null;
      if (space !== null && space.worker === seat) groups.push([{ space, owner, place }]);
    }
  const { commissions } = at(table.players, seat);
  for (const area of AREAS) {
    const inArea = commissions.filter(({ artwork }) => figures.artworks[artwork].area === area);
    if (inArea.length > 0) groups.push(inArea.map((commission) => ({ commission, area })));
  }
  return groups;
}

/** In the order of preference. */
function waysOf(open: Open, promise: Pledge, purse: Readonly<Goods>): readonly Way[] {
  return 'space' in promise ? activity(open, promise, purse) : artwork(open, promise, purse);
}

function activity({ figures }: Open, promise: Pledge & { space: Space }, purse: Readonly<Goods>): readonly Way[] {
  const { workshop, isBuilt } = promise.space;
  const { cost, reward, pay, gain } = figures.workshops[workshop];
  const unused = { promise, isKept: true, pays: NOTHING, brings: NO_GAIN, skill: null, penalty: 0 };
  const isFree = isBuilt && covers(NOTHING, pay);
  if (isFree) return [{ ...unused, brings: gain }];
  if (isBuilt) return covers(purse, pay) ? [{ ...unused, pays: pay, brings: gain }, unused] : [unused];
  if (covers(purse, cost)) return [{ ...unused, pays: cost, brings: reward }];
  return [{ ...unused, isKept: false, penalty: figures.failures.workshop }];
}

function artwork(open: Open, promise: Pledge & { commission: Commission }, purse: Readonly<Goods>): readonly Way[] {
  const { artwork: id, artist } = promise.commission;
  const { cost, reward } = open.figures.artworks[id];
  const ways = open.figures.derived.skillsFor[id][artist]
    .toSorted((one, other) => one.cost - other.cost)
    .map((skill) => ({ skill, pays: goods({ ...cost, fiorini: cost.fiorini + skill.cost }) }))
    .filter(({ pays }) => covers(purse, pays))
    .map(({ skill, pays }) => ({ promise, isKept: true, pays, brings: reward, skill, penalty: 0 }));
  if (ways.length > 0) return ways;
  const penalty = penaltyOf(open, promise.commission);
  return [{ promise, isKept: false, pays: NOTHING, brings: NO_GAIN, skill: null, penalty }];
}

/** R1.4  With limited cubes a resource is sure only if the box has enough for every worker who brings it. */
export function sureGains({ figures, table }: Open): (gain: Readonly<Gains>) => Readonly<Gains> {
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
