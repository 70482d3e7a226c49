import type { Immutable, Seat } from '@signoria/engine';
import { at, sumOf } from '@signoria/engine';
import type { Sheet, State } from '@signoria/firenze';
import { countBricks, limitsOf, sheetOf } from '@signoria/firenze';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import type { Outlook } from './outlook.ts';
import { outlooks } from './outlook.ts';
import { promisedBy } from './prospects.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Points that are safe; flags as they stand and celebrations in hand; seals placed; towers for what they can become, and those
 * that could be begun; bricks in the storehouse; cards; and the points of the best rival.
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

export function firenzeEvaluation(weights: Weights = WEIGHTS): Evaluation<State, FirenzePart> {
  const outlookOf = outlooks(weights);
  return {
    ...evaluationFrom(
      (state: Immutable<State>) => state.table.players.map((_, seat) => sheetOf(state, seat)),
      (state, seat, sheets) => {
        const sheet = at(sheets, seat);
        const rivals = 0 - weights.rival * bestOther(sheets, seat) - weights.hinder * bricksOfOthers(state, seat);
        return isOver(state, seat) ? atTheEnd(sheet, rivals) : partsOf(outlookOf(state, seat), state, sheet, rivals);
      },
    ),
    enough: ENOUGH,
    keepsPlans: true,
  };
}

/** The evaluation finishes turns by itself: with four times as many greedy plays no better. */
const ENOUGH = 150;

export const evaluation = firenzeEvaluation();

/** Whether the seat has no turn left, and is not in the middle of one: nothing it holds will bring anything any more. */
function isOver({ table }: Immutable<State>, seat: Seat): boolean {
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

function partsOf(outlook: Outlook, state: Immutable<State>, sheet: Sheet, rivals: number): Parts<FirenzePart> {
  const { weights, seat } = outlook;
  const { flags, celebrations } = sheet;
  const { towers, plans, bricks } = promisedBy(outlook, state);
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
    cards: cardsWorth(outlook, state),
    rivals,
  };
}

/** What the others hold and have built, as a mean. */
function bricksOfOthers({ table: { players } }: Immutable<State>, seat: Seat): number {
  let bricks = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { store, towers } = at(players, other);
    bricks += countBricks(store);
    for (const { height } of towers) bricks += height;
  }
  return bricks / (players.length - 1);
}

function cardsWorth({ weights, seat, turns }: Outlook, state: Immutable<State>): number {
  const { hand, buildings } = at(state.table.players, seat);
  let worth = 0;
  for (const card of hand) worth += (weights.card[card] ?? 0) * Math.min(1, turns);
  for (const card of buildings) worth += (weights.building[card] ?? 0) * turns;
  return worth - weights.excess * limitsOf(state, seat).tooManyCards;
}
