import type { Figures, ReadonlyTable, Sheet, State } from '@signoria/dice';
import { COIN, leaderOf, sheetOf } from '@signoria/dice';
import type { Seat } from '@signoria/engine';
import { at, memoizeByFigures, sumOf } from '@signoria/engine';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import type { EvaluationContext } from './context.ts';
import { contextOf } from './context.ts';
import { artworksBegun, effects, income, markWorth, rioneBegun } from './projects.ts';
import { rowsFor } from './rows.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The parts of the evaluation. `points`: safe points. `supply`: the supply. `effects`: effects of buildings. `income`:
 * incomes of artworks. `artworks`, `rione`: artworks and spaces begun. `tracks`: spaces ahead on the tracks. `offices`:
 * the offices that the tracks win. `dice`: dice to come. `unplaced`: gains not placed yet. `rivals`: the points of the
 * best rival.
 */
export type DicePart =
  | 'points'
  | 'supply'
  | 'effects'
  | 'income'
  | 'artworks'
  | 'rione'
  | 'tracks'
  | 'offices'
  | 'dice'
  | 'unplaced'
  | 'rivals';

const rowsOf = memoizeByFigures((figures: Figures) => rowsFor(WEIGHTS, figures));

export const evaluation: Evaluation<State, DicePart> = {
  ...evaluationFrom(
    ({ figures, table }) => table.players.map((player) => sheetOf(figures, player)),
    (state, seat, sheets) => {
      const rivals = 0 - WEIGHTS.rival * bestOther(sheets, seat);
      const sheet = at(sheets, seat);
      if (state.table.over) return atTheEnd(sheet, rivals);
      return partsOf(state.table, seat, sheet, rivals, contextOf(WEIGHTS, rowsOf(state.figures), state, seat));
    },
  ),
  tolerance: 0.75,
  tempers: { builder: ['artworks', 'rione'], courtier: ['tracks', 'offices'], hoarder: ['supply', 'income'] },
};

function atTheEnd(sheet: Sheet, rivals: number): Parts<DicePart> {
  const nothing = {
    supply: 0,
    effects: 0,
    income: 0,
    artworks: 0,
    rione: 0,
    tracks: 0,
    offices: 0,
    dice: 0,
    unplaced: 0,
  };
  return { points: sumOf(sheet), ...nothing, rivals };
}

function partsOf(
  table: ReadonlyTable,
  seat: Seat,
  sheet: Sheet,
  rivals: number,
  context: EvaluationContext,
): Parts<DicePart> {
  return {
    points: sheet.palazzo + sheet.palazzoBonus + sheet.chiesa + sheet.buildings + sheet.captainTrack,
    supply: supply(context),
    effects: effects(context),
    income: income(context),
    artworks: artworksBegun(context),
    rione: rioneBegun(context),
    tracks: tracks(context),
    offices: offices(table, seat, context),
    dice: context.weights.die * context.dice,
    unplaced: unplaced(table, seat, context),
    rivals,
  };
}

/** Returns the worth of the supply: its points, plus its use while dice are left. */
function supply({ weights, figures, player, time }: EvaluationContext): number {
  const { left } = figures;
  return (
    player.fiorini / left.fioriniAPoint +
    weights.coin * time * Math.min(player.fiorini / COIN, 6) +
    player.spares * (left.spare + weights.spare * time) +
    player.stars * (left.star + weights.star * time)
  );
}

/** Returns the worth of the spaces ahead on the tracks. */
function tracks({ rows, player, time }: EvaluationContext): number {
  const { captain, bishop, preacher } = player.tracks;
  return (
    time * (at(rows.tracks.captain, captain) + at(rows.tracks.bishop, bishop) + at(rows.tracks.preacher, preacher))
  );
}

function offices(table: ReadonlyTable, seat: Seat, { weights, rounds }: EvaluationContext): number {
  const captain = leaderOf(table, 'captain') === seat ? weights.captain : 0;
  const bishop = leaderOf(table, 'bishop') === seat ? weights.bishop : 0;
  return rounds * (captain + bishop);
}

/** Returns the worth of pending gains: resources to be marked, a bonus die, the steps of the Chiesa. */
function unplaced({ agenda: { steps, lanes } }: ReadonlyTable, seat: Seat, context: EvaluationContext): number {
  const { weights } = context;
  let worth = 0;
  for (const step of lanes.length > 0 ? (lanes[seat] ?? []) : steps) {
    if (step.seat !== seat) continue;
    if (step.ask === 'mark') worth += step.left * markWorth(context, step.resource);
    else if (step.ask === 'die' && step.role === 'bonus') worth += weights.die;
    else if (step.ask === 'track') worth += 4 * weights.step;
  }
  return worth;
}
