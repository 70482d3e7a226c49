import type { Immutable, Seat } from '@signoria/engine';
import { at, sumOf } from '@signoria/engine';
import type { Colour, Sheet, State } from '@signoria/firenze';
import { amountOf, brickLimit, COLOURS, constructionCost, countBricks, limitsOf, sheetOf } from '@signoria/firenze';
import type { Evaluation, Parts } from '../../evaluation.ts';
import { bestOther, evaluationFrom } from '../../evaluation.ts';
import type { Outlook } from './towers.ts';
import { outlookOf, prospectsOf } from './towers.ts';
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
  return evaluationFrom(
    (state) => state.table.players.map((_, seat) => sheetOf(state, seat)),
    (state, seat, sheets) => partsOf(weights, state, seat, sheets),
  );
}

export const evaluation = firenzeEvaluation();

function partsOf(weights: Weights, state: Immutable<State>, seat: Seat, sheets: readonly Sheet[]): Parts<FirenzePart> {
  const { flags, celebrations, ...safe } = at(sheets, seat);
  const rivals = 0 - weights.rival * bestOther(sheets, seat);
  if (isOver(state, seat))
    return { points: sumOf(safe), flags, celebrations, seals: 0, towers: 0, plans: 0, bricks: 0, cards: 0, rivals };
  const outlook = outlookOf(weights, state, seat);
  return {
    points: sumOf(safe),
    flags: weights.flag * flags,
    celebrations,
    seals: weights.seal * state.table.seals.filter((sealer) => sealer === seat).length,
    ...prospectsOf(outlook),
    bricks: bricksWorth(outlook),
    cards: cardsWorth(outlook),
    rivals,
  };
}

/** Whether the seat has no turn left, and is not in the middle of one: nothing it holds will bring anything any more. */
function isOver({ table }: Immutable<State>, seat: Seat): boolean {
  if (table.over) return true;
  if (table.endTile === null || table.active === seat) return false;
  const ahead = (seat - table.active + table.players.length) % table.players.length;
  return table.round + ahead > table.lastTurn;
}

/** What lies in the storehouse once everything owed is paid and the limit is checked; each brick more counts less. */
function bricksWorth({ weights, state, seat, player }: Outlook): number {
  const owed = owedBy(state, seat);
  const held = Math.max(0, countBricks(player.store) - owed);
  const kept = Math.min(held, brickLimit(state, player));
  if (held === 0) return 0;
  let worth = 0;
  for (const colour of COLOURS) worth += series(amountOf(player.store, colour), weights.storeMore) * VALUES[colour];
  return weights.store * worth * (kept / countBricks(player.store));
}

/** By what a level of the colour's tower is worth. */
const VALUES: Readonly<Record<Colour, number>> = {
  white: 1,
  yellow: 1.05,
  green: 1.25,
  red: 1.5,
  blue: 1.85,
  purple: 2.1,
};

function series(count: number, factor: number): number {
  return (1 - factor ** count) / (1 - factor);
}

/** R5.4  The construction cost that is due, or what is left of a payment. */
function owedBy(state: Immutable<State>, seat: Seat): number {
  const { table } = state;
  let owed = 0;
  for (const step of table.agenda.steps) {
    if (step.seat !== seat) continue;
    if (step.ask === 'pay') owed += step.left;
    else if (step.ask === 'build') owed += constructionCost(state, at(table.players, seat), table.laid);
  }
  return owed;
}

function cardsWorth({ weights, state, seat, player }: Outlook): number {
  let worth = 0;
  for (const card of player.hand) worth += weights.card[card] ?? 0;
  for (const card of player.buildings) worth += weights.card[card] ?? 0;
  return worth - weights.excess * limitsOf(state, seat).tooManyCards;
}
