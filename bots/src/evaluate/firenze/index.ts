import type { Seat } from '@signoria/engine';
import { at, sumOf } from '@signoria/engine';
import type { ReadonlyState, Sheet, State } from '@signoria/firenze';
import { countBricks, limitsOf, sheetOf } from '@signoria/firenze';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import type { EvaluationContext } from './context.ts';
import { cachedContexts } from './context.ts';
import { siteProspects } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The parts of the evaluation. `points`: safe points. `flags`: flags held now. `celebrations`: celebrations in hand.
 * `seals`: seals placed. `towers`: prospects of standing towers. `plans`: prospects of towers not begun. `bricks`:
 * bricks in the storehouse. `cards`: cards. `rivals`: the points of the best rival.
 */
export type FirenzePart =
  | 'points'
  | 'flags'
  | 'celebrations'
  | 'seals'
  | 'towers'
  | 'plans'
  | 'bricks'
  | 'cards'
  | 'rivals';

/**
 * The number of positions to search. The evaluation simulates the rest of the turn, so four times as many bring no
 * gain.
 */
const POSITIONS = 150;

const contextOf = cachedContexts(WEIGHTS);

export const evaluation: Evaluation<State, FirenzePart> = {
  ...evaluationFrom(
    (state: ReadonlyState) => state.table.players.map((_, seat) => sheetOf(state, seat)),
    (state, seat, sheets) => {
      const sheet = at(sheets, seat);
      const rivals = 0 - WEIGHTS.rival * bestOther(sheets, seat) - WEIGHTS.hinder * bricksOfOthers(state, seat);
      return isOver(state, seat) ? atTheEnd(sheet, rivals) : partsOf(contextOf(state, seat), state, sheet, rivals);
    },
  ),
  positions: POSITIONS,
  keepsPlans: true,
  tolerance: 0.75,
  tempers: { builder: ['towers', 'plans'], courtier: ['seals', 'flags'], hoarder: ['bricks', 'cards'] },
};

/** Returns true if the seat has no turn left and is not taking one: its goods have no further use. */
function isOver({ table }: ReadonlyState, seat: Seat): boolean {
  if (table.over) return true;
  if (table.endTile === null || table.active === seat) return false;
  const ahead = (seat - table.active + table.players.length) % table.players.length;
  return table.round + ahead > table.lastTurn;
}

function atTheEnd(sheet: Sheet, rivals: number): Parts<FirenzePart> {
  const { flags, celebrations } = sheet;
  const points = sumOf(sheet) - flags - celebrations;
  return { points, flags, celebrations, seals: 0, towers: 0, plans: 0, bricks: 0, cards: 0, rivals };
}

function partsOf(context: EvaluationContext, state: ReadonlyState, sheet: Sheet, rivals: number): Parts<FirenzePart> {
  const { weights, seat } = context;
  const { flags, celebrations } = sheet;
  const { towers, plans, bricks } = siteProspects(context, state);
  let seals = 0;
  for (const sealer of state.table.seals) if (sealer === seat) seals++;
  return {
    points: sumOf(sheet) - flags - celebrations,
    flags: weights.flag * flags,
    celebrations,
    seals: weights.seal * seals,
    towers,
    plans,
    bricks,
    cards: cardsWorth(context, state),
    rivals,
  };
}

/** Returns the mean number of bricks in the storehouses and towers of the other players. */
function bricksOfOthers({ table: { players } }: ReadonlyState, seat: Seat): number {
  let bricks = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { store, towers } = at(players, other);
    bricks += countBricks(store);
    for (const { height } of towers) bricks += height;
  }
  return bricks / (players.length - 1);
}

function cardsWorth({ weights, seat, turns }: EvaluationContext, state: ReadonlyState): number {
  const { hand, buildings } = at(state.table.players, seat);
  let worth = 0;
  for (const card of hand) worth += (weights.card[card] ?? 0) * Math.min(1, turns);
  for (const card of buildings) worth += (weights.building[card] ?? 0) * turns;
  return worth - weights.excess * limitsOf(state, seat).tooManyCards;
}
