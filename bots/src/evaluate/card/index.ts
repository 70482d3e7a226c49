import type { Card, Figures, Goods, Monument, ReadonlyTable, Sheet, State } from '@signoria/card';
import { nextCaptain, sheetOf } from '@signoria/card';
import type { Seat } from '@signoria/engine';
import { at, memoizeByFigures, sumOf } from '@signoria/engine';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import type { EvaluationContext } from './context.ts';
import { contextOf } from './context.ts';
import { missingFor, reserved, withinReach } from './reach.ts';
import { rowsFor } from './rows.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The parts of the evaluation. `points`: safe points. `ranks`: points for the most resources and fiorini, divided by 1
 * + the actions left. `purse`: goods that can still be spent. `standing`: future yield of the cards in front. `actions`:
 * actions left. `sets`: incomplete sets. `captaincy`: being the next Captain. `reach`: cards and monuments that can be
 * built next. `reserved`: expected loss or gain by reservations. `rivals`: the points of the best rival.
 */
export type CardPart =
  | 'points'
  | 'ranks'
  | 'purse'
  | 'standing'
  | 'actions'
  | 'sets'
  | 'captaincy'
  | 'reach'
  | 'reserved'
  | 'rivals';

const rowsOf = memoizeByFigures((figures: Figures) => rowsFor(WEIGHTS, figures));

export const evaluation: Evaluation<State, CardPart> = {
  ...evaluationFrom(
    (state) => state.table.players.map((_, seat) => sheetOf(state, seat)),
    (state, seat, sheets, viewer) => {
      const rivals = 0 - WEIGHTS.rival * bestOther(sheets, seat);
      const sheet = at(sheets, seat);
      if (state.table.over) return atTheEnd(sheet, rivals);
      const hand = seat === viewer ? at(state.secret.hands, seat) : [];
      return partsOf(state.table, seat, sheet, rivals, contextOf(WEIGHTS, rowsOf(state.figures), state, seat, hand));
    },
  ),
  tolerance: 0.65,
  tempers: { builder: ['reach', 'sets'], courtier: ['captaincy', 'actions'], hoarder: ['purse', 'ranks'] },
};

/** Counts the resources and hundreds of fiorini that a seat lacks for a work. */
export function missingGoods({ figures, table }: State, work: Card | Monument, seat: Seat): number {
  const { cards, monuments } = rowsOf(figures);
  const row = work in monuments ? monuments[work as Monument] : cards[work as Card];
  return missingFor(at(table.players, seat).goods, row);
}

function atTheEnd(sheet: Sheet, rivals: number): Parts<CardPart> {
  const nothing = { ranks: 0, purse: 0, standing: 0, actions: 0, sets: 0, captaincy: 0, reach: 0, reserved: 0 };
  return { points: sumOf(sheet), ...nothing, rivals };
}

function partsOf(
  table: ReadonlyTable,
  seat: Seat,
  sheet: Sheet,
  rivals: number,
  context: EvaluationContext,
): Parts<CardPart> {
  const { monuments, districtBuildings, palaces, churches, artists, sets, guilds } = sheet;
  return {
    points: monuments + districtBuildings + palaces + churches + artists + sets + guilds,
    ranks: (sheet.resources + sheet.fiorini) / (1 + context.actions), // R11.4, R11.5: scored only at the end
    purse: purse(context, context.player.goods),
    standing: context.standing,
    actions: context.weights.action * context.actions,
    sets: setsBegun(context),
    captaincy: captaincy(table, seat, context.weights),
    reach: withinReach(table, context),
    reserved: reserved(context),
    rivals,
  };
}

/** Returns the worth of goods. With few actions left, not everything can be spent. */
function purse({ weights, actions }: EvaluationContext, goods: Readonly<Goods>): number {
  const resources =
    worthOfUnits(weights, goods.marble) +
    worthOfUnits(weights, goods.wood) +
    worthOfUnits(weights, goods.metal) +
    worthOfUnits(weights, goods.fabric) +
    worthOfUnits(weights, goods.gold) +
    worthOfUnits(weights, goods.spice);
  const coins = goods.fiorini / 100;
  return weights.resource * softLimit(resources, 2 * actions) + weights.fiorini * softLimit(coins, 2 * actions);
}

/** Returns the worth of units of one resource, as a multiple of the worth of the first unit. */
function worthOfUnits({ another }: Weights, count: number): number {
  let worth = 0;
  let value = 1;
  for (let one = 0; one < count; one++) {
    worth += value;
    value *= another;
  }
  return worth;
}

/** Counts what exceeds the limit at a tenth. */
function softLimit(amount: number, limit: number): number {
  return amount <= limit ? amount : limit + (amount - limit) * 0.1;
}

/** R11.3  Returns the worth of an incomplete set, which declines when there is little time left to finish it. */
function setsBegun({ weights, setParts, actions }: EvaluationContext): number {
  return (setParts === 0 ? 0 : setParts === 1 ? weights.setBegun : weights.setHalf) * Math.min(1, actions / 8);
}

function captaincy(table: ReadonlyTable, seat: Seat, { captain }: Weights): number {
  return nextCaptain(table) === seat ? captain : 0;
}
