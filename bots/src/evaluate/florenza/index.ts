import type { Seat } from '@signoria/engine';
import { at, memoizeByFigures } from '@signoria/engine';
import type { Figures, ReadonlyPlayer, ReadonlyState, ReadonlyTable, Sheet, State } from '@signoria/florenza';
import { CHIESA, CITY_ARTWORKS, PALAZZO, ROUNDS, sheetOf } from '@signoria/florenza';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import { outlookWorth } from './outlook.ts';
import { forecastRoundEnd } from './pledges.ts';
import type { Rows } from './rows.ts';
import { countIn, rowsFor } from './rows.ts';
import { goodsWorth } from './values.ts';
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

const rowsOf = memoizeByFigures((figures: Figures) => rowsFor(WEIGHTS, figures));

export const evaluation: Evaluation<State, FlorenzaPart> = {
  ...evaluationFrom(
    (state) => state.table.players.map((_, seat) => sheetOf(state, seat)),
    (state, seat, sheets) => partsOf(WEIGHTS, state, seat, sheets),
  ),
  /** R12.4  The score sheet counts an unbuilt workshop as a filled space, but the space is empty if its pledge fails. */
  correction: ({ figures, table }, seat) => 0 - figures.end.emptySpace * countUnbuilt(at(table.players, seat)),
  tolerance: 0.6,
  tempers: { builder: ['outlook', 'sets'], courtier: ['bishop', 'captain'], hoarder: ['goods', 'workshops'] },
};

function partsOf(weights: Weights, state: ReadonlyState, seat: Seat, sheets: readonly Sheet[]): Parts<FlorenzaPart> {
  const { table } = state;
  const player = at(table.players, seat);
  const { certificates, prestige, offices, emptySpaces, artworks, palazzo, chiesa, resources, fiorini } = at(
    sheets,
    seat,
  );
  const points = certificates + prestige + offices + emptySpaces + artworks + palazzo + chiesa;
  const rivals = 0 - weights.rival * bestOther(sheets, seat);
  if (table.over)
    return {
      ...{ points, pledges: 0, goods: resources + fiorini, outlook: 0, workers: 0, workshops: 0 },
      ...{ incomes: 0, sets: 0, bishop: 0, captain: 0, rivals },
    };
  const { figures } = state;
  const rows = rowsOf(figures);
  const prospect = forecastRoundEnd(weights, rows, state, seat);
  return {
    points,
    pledges: prospect.pledges,
    goods: goodsWorth(weights, table.round, prospect.left),
    outlook: outlookWorth(weights, rows, state, prospect),
    workers: weights.worker * prospect.workers + (player.isAtMarket ? weights.market : 0),
    workshops: workshopsWorth(weights, rows, figures, player, prospect.workshops, ROUNDS - table.round),
    incomes: incomesWorth(rows, table, seat),
    sets: setsWorth(rows, player),
    bishop: bishopWorth(weights, state, seat),
    captain: captainWorth(weights, state, seat),
    rivals,
  };
}

function incomesWorth({ artworks }: Rows, { crests, round }: ReadonlyTable, seat: Seat): number {
  const rounds = ROUNDS - round;
  let worth = 0;
  for (let place = 0; place < crests.length; place++)
    if (crests[place] === seat) worth += rounds * artworks[at(CITY_ARTWORKS, place)].income;
  return worth;
}

function setsWorth({ sets }: Rows, { artworks }: ReadonlyPlayer): number {
  return at(sets, countIn(PALAZZO, artworks) % 4) + at(sets, countIn(CHIESA, artworks) % 4);
}

function countUnbuilt({ spaces }: ReadonlyPlayer): number {
  let count = 0;
  for (const space of spaces) if (space !== null && !space.isBuilt) count++;
  return count;
}

/** R10.4, R10.5 */
function bishopWorth(weights: Weights, { figures, table }: ReadonlyState, seat: Seat): number {
  const { influence } = at(table.players, seat);
  const leads = influence >= figures.offices.bishop && isAhead(table, seat, 'influence');
  const isNext = leads && (table.streak === seat || influence >= figures.offices.cardinal);
  return weights.influence * influence + (leads ? weights.bishop : 0) + (isNext ? weights.cardinal : 0);
}

/** R10.2 */
function captainWorth(weights: Weights, { table }: ReadonlyState, seat: Seat): number {
  return isAhead(table, seat, 'prestige') ? weights.captain : 0;
}

/** Returns true if the seat's marker is ahead of all others. */
function isAhead({ players }: ReadonlyTable, seat: Seat, marker: 'prestige' | 'influence'): boolean {
  const own = at(players, seat)[marker];
  for (let other = 0; other < players.length; other++)
    if (other !== seat && at(players, other)[marker] >= own) return false;
  return true;
}
