import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { countBricks } from '../bricks.ts';
import type { Card } from '../components.ts';
import { LEVELS, MOST_BRICKS_A_TURN } from '../components.ts';
import { dedicationChurch } from '../decisions/commission.ts';
import { keptOf } from '../decisions/tearDown.ts';
import { commissionIndex } from '../figures.ts';
import { brickLimit, cardExcess, constructionCost, discountOf } from '../players.ts';
import type { PublicState, ReadonlyPlayer, Tower } from '../state.ts';
import type { CommissionFacts } from './city.ts';
import { commissionFacts } from './city.ts';

/** R7.1  Returns the commissions a tower can still fulfil: those of its colour without a seal, from its height up. */
export function commissionsInReach(state: PublicState, { colour, height }: Tower): readonly CommissionFacts[] {
  return LEVELS.filter((level) => level >= height)
    .map((level) => commissionFacts(state, commissionIndex(colour, level)))
    .filter(({ sealer }) => sealer === null);
}

/** R12.11  Returns the church card for which a tower, of any colour, could still be given up, or null. */
export function churchInReach(state: PublicState, { height }: Tower): Card | null {
  const card = dedicationChurch(state);
  return card !== undefined && height <= state.figures.cards[card].level ? card : null;
}

/** R6.1  Returns the towers of a site that would be torn down now, by place, with the bricks kept and lost. */
export function falling({
  towers,
}: ReadonlyPlayer): readonly { readonly tower: number; readonly kept: number; readonly lost: number }[] {
  return towers.flatMap(({ due, height }, tower) =>
    due ? [{ tower, kept: keptOf(height), lost: height - keptOf(height) }] : [],
  );
}

/** R5.4, R5.5  The construction cost of the turn as it stands, and of the next brick. */
export interface BuildingCost {
  readonly laid: number;
  /** The cost due now. */
  readonly cost: number;
  /** R11.1, R12.1 */
  readonly discount: number;
  /** The cost with one more brick; null if no more may be laid. */
  readonly next: number | null;
  /** True if the storehouse would cover `next`. */
  readonly canPayNext: boolean;
}

export function buildingCost(state: PublicState, seat: Seat): BuildingCost {
  const player = at(state.table.players, seat);
  const { laid } = state.table;
  const next = laid < MOST_BRICKS_A_TURN ? constructionCost(state, player, laid + 1) : null;
  return {
    laid,
    cost: constructionCost(state, player, laid),
    discount: discountOf(state, player),
    next,
    canPayNext: next !== null && countBricks(player.store) - 1 >= next,
  };
}

/** R8  The limits of a player and the current excess. */
export interface PlayerLimits {
  readonly bricks: number;
  readonly brickLimit: number;
  readonly cards: number;
  readonly cardLimit: number;
  readonly tooManyBricks: number;
  readonly tooManyCards: number;
}

export function limitsOf(state: PublicState, seat: Seat): PlayerLimits {
  const player = at(state.table.players, seat);
  const bricks = countBricks(player.store);
  const most = brickLimit(state, player);
  return {
    bricks,
    brickLimit: most,
    cards: player.hand.length + player.buildings.length,
    cardLimit: state.figures.limits.cards,
    tooManyBricks: Math.max(0, bricks - most),
    tooManyCards: Math.max(0, cardExcess(state, player)),
  };
}
