import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Figures, ReadonlyPlayer, ReadonlyState, Sheet, State } from '@signoria/florenza';
import { CHIESA, CITY_ARTWORKS, PALAZZO, ROUNDS, sheetOf } from '@signoria/florenza';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import { setWorth } from './artworks.ts';
import { outlookWorth } from './outlook.ts';
import { prospectOf } from './pledges';
import { gainsWorth, goodsWorth } from './values.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';
import { workshopsWorth } from './workshops.ts';

/**
 * The parts of the evaluation. `points`: safe points. `pledges`: the worth of pledges that will be kept. `goods`: goods left
 * afterwards. `outlook`: artworks that these goods lead to. `workers`: workers to be placed. `workshops`, `incomes`:
 * yield in the rounds to come. `sets`: progress towards all four artworks of the Palazzo or Chiesa. `bishop`,
 * `captain`: influence and prestige towards the offices. `rivals`: the points of the best rival.
 */
export type FlorenzaPart =
  | 'points'
  | 'pledges'
  | 'goods'
  | 'outlook'
  | 'workers'
  | 'workshops'
  | 'incomes'
  | 'sets'
  | 'bishop'
  | 'captain'
  | 'rivals';

export const evaluation: Evaluation<State, FlorenzaPart> = {
  ...evaluationFrom(
    (state) => state.table.players.map((_, seat) => sheetOf(state, seat)),
    (state, seat, sheets) => partsOf(WEIGHTS, state, seat, sheets),
  ),
  tolerance: 0.5,
  tempers: { builder: ['outlook', 'sets'], courtier: ['bishop', 'captain'], hoarder: ['goods', 'workshops'] },
};

function partsOf(weights: Weights, state: ReadonlyState, seat: Seat, sheets: readonly Sheet[]): Parts<FlorenzaPart> {
  const { table } = state;
  const player = at(table.players, seat);
  const { resources, fiorini, ...safe } = at(sheets, seat);
  const points = Object.values(safe).reduce((sum, line) => sum + line, 0);
  const rivals = 0 - weights.rival * bestOther(sheets, seat);
  if (table.over)
    return {
      ...{ points, pledges: 0, goods: resources + fiorini, outlook: 0, workers: 0, workshops: 0 },
      ...{ incomes: 0, sets: 0, bishop: 0, captain: 0, rivals },
    };
  const prospect = prospectOf(weights, state, seat);
  const figures = state.figures;
  return {
    points,
    pledges: prospect.pledges,
    goods: goodsWorth(weights, table.round, prospect.left),
    outlook: outlookWorth(weights, state, prospect),
    workers: weights.worker * prospect.workers + (player.isAtMarket ? weights.market : 0),
    workshops: workshopsWorth(weights, figures, player, prospect.workshops, ROUNDS - table.round),
    incomes: incomesWorth(weights, state, seat),
    sets: setsWorth(weights, figures, player),
    bishop: bishopWorth(weights, state, seat),
    captain: captainWorth(weights, state, seat),
    rivals,
  };
}

function incomesWorth(weights: Weights, { figures, table }: ReadonlyState, seat: Seat): number {
  const rounds = ROUNDS - table.round;
  let worth = 0;
  for (const [index, crest] of table.crests.entries())
    if (crest === seat) worth += rounds * gainsWorth(weights, figures.artworks[at(CITY_ARTWORKS, index)].income);
  return worth;
}

function setsWorth(weights: Weights, figures: Figures, { artworks }: ReadonlyPlayer): number {
  const count = (house: readonly string[]) => artworks.filter((artwork) => house.includes(artwork)).length % 4;
  return setWorth(weights, figures, count(PALAZZO)) + setWorth(weights, figures, count(CHIESA));
}

/** R10.4, R10.5 */
function bishopWorth(weights: Weights, { figures, table }: ReadonlyState, seat: Seat): number {
  const { influence } = at(table.players, seat);
  const others = table.players.filter((_, other) => other !== seat).map((player) => player.influence);
  const leads = influence >= figures.offices.bishop && influence > Math.max(...others);
  const isNext = leads && (table.streak === seat || influence >= figures.offices.cardinal);
  return weights.influence * influence + (leads ? weights.bishop : 0) + (isNext ? weights.cardinal : 0);
}

/** R10.2 */
function captainWorth(weights: Weights, { table }: ReadonlyState, seat: Seat): number {
  const { prestige } = at(table.players, seat);
  const others = table.players.filter((_, other) => other !== seat).map((player) => player.prestige);
  return prestige > Math.max(...others) ? weights.captain : 0;
}
