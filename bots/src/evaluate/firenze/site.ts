import type { Seat } from '@signoria/engine';
import { at, memoizeLast } from '@signoria/engine';
import type { Bricks, ReadonlyState, ReadonlyTable } from '@signoria/firenze';
import { amountOf, COLOURS, cardCost, countBricks } from '@signoria/firenze';
import type { EvaluationContext } from './context.ts';
import { prizeNow, towerWorth } from './tower.ts';
import type { Weights } from './weights.ts';

/** A tower, with its colour as an index. */
export interface IndexedTower {
  readonly colour: number;
  height: number;
  due: boolean;
}

/** A seat's towers and storehouse, used for a rough simulation of the rest of its turn. */
export interface Site {
  readonly context: EvaluationContext;
  readonly towers: IndexedTower[];
  /** By colour index, the bricks in the storehouse and on the cards of the row. */
  readonly store: number[];
  readonly inRow: readonly number[];
  bricks: number;
  /** True if the seat could still fulfil a commission in this turn. */
  readonly canFulfil: boolean;
}

export function siteOf(context: EvaluationContext, state: ReadonlyState): Site {
  const { table } = state;
  const { store, towers } = at(table.players, context.seat);
  return {
    context,
    towers: towers.map(({ colour, height, due }) => ({ colour: COLOURS.indexOf(colour), height, due })),
    store: numbersOf(store),
    inRow: inRowOf(table.row, null),
    bricks: countBricks(store),
    canFulfil: isAhead(state, context.seat, 'commission'),
  };
}

/** Returns the bricks by colour index. */
function numbersOf({ white, yellow, green, red, blue, purple }: Readonly<Bricks>): number[] {
  return [white, yellow, green, red, blue, purple];
}

/** Memoized: most positions of a turn have the same row as the one before. */
const inRowOf = memoizeLast((row: ReadonlyTable['row'], _: null): readonly number[] => {
  const all: Bricks = { white: 0, yellow: 0, green: 0, red: 0, blue: 0, purple: 0 };
  for (const { bricks } of row) for (const colour of COLOURS) all[colour] += amountOf(bricks, colour);
  return numbersOf(all);
});

/** Returns true if a phase of the seat's own turn is still to come, or in progress. */
export function isAhead({ table }: ReadonlyState, seat: Seat, phase: 'build' | 'tearDown' | 'commission'): boolean {
  for (const { ask, seat: asked } of table.agenda.steps) if (ask === phase && asked === seat) return true;
  return false;
}

/**
 * Adds the bricks that the storehouse will receive after pending payments. Returns how many bricks are still to be paid.
 */
export function receivePending(site: Site, state: ReadonlyState): number {
  const { table } = state;
  let owed = 0;
  for (const step of table.agenda.steps) {
    if (step.seat !== site.context.seat) continue;
    if (step.ask === 'pay') owed += step.left;
    else if (step.ask === 'exchange') {
      owed += step.left;
      receive(site, COLOURS.indexOf(step.colour), 1);
    } else if (step.ask === 'cost') {
      owed += cardCost(state, step.place) - step.paid.length;
      const { bricks } = at(table.row, step.place);
      for (let colour = 0; colour < COLOURS.length; colour++)
        receive(site, colour, amountOf(bricks, at(COLOURS, colour)));
    }
  }
  return owed;
}

export function receive(site: Site, colour: number, count: number): void {
  site.store[colour] = at(site.store, colour) + count;
  site.bricks += count;
}

/** Pays bricks, always the one whose loss costs least. */
export function pay(site: Site, count: number): void {
  for (let left = Math.min(count, site.bricks); left > 0; left--) {
    let cheapest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const bricks = at(site.store, colour);
      if (bricks === 0) continue;
      const height = heightOf(site, colour);
      const missed = standingWorth(site, colour, height, bricks) - standingWorth(site, colour, height, bricks - 1);
      if (missed < least) [cheapest, least] = [colour, missed];
    }
    receive(site, cheapest, -1);
  }
}

/** Returns the height of the first tower of a colour; 0 without one. */
function heightOf({ towers }: Site, colour: number): number {
  for (const tower of towers) if (tower.colour === colour) return tower.height;
  return 0;
}

/** Returns the worth of a tower in its present state. */
export function standingWorth(
  { context, inRow, canFulfil }: Site,
  colour: number,
  height: number,
  bricks: number,
): number {
  const later = towerWorth(context, colour, height, bricks, inRow[colour] as number);
  return canFulfil ? Math.max(later, prizeNow(context, colour, height)) : later;
}

/** Returns the worth of bricks of any colour; each further one counts less. */
export function storeWorth({ store, storeMore }: Weights, count: number): number {
  let [worth, more] = [0, store];
  for (let brick = 0; brick < count; brick++) {
    worth += more;
    more *= storeMore;
  }
  return worth;
}
