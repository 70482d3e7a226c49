import type { Artist, Card, Goods, ReadonlyTable } from '@signoria/card';
import { at } from '@signoria/engine';
import { insert } from '../insert.ts';
import type { EvaluationContext } from './context.ts';
import { futureYield } from './context.ts';
import type { CardRow, WorkRow } from './rows.ts';

/**
 * Returns the worth of what can be built next. The best option counts most, since the same goods cannot pay for all.
 */
export function withinReach(table: ReadonlyTable, context: EvaluationContext): number {
  const { weights, rows, hand, player, actionsThisRound, actions } = context;
  const worths: number[] = [];
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index);
    const row = rows.cards[card];
    const gain = hand.indexOf(card) === index && mayStillPlay(context, card, row) ? cardGain(context, row) : 0;
    if (gain > 0) {
      const missing = missingFor(player.goods, row);
      const chance = missing < actionsThisRound ? 1 : missing < actions - actionsThisRound ? 0.5 : 0;
      if (chance > 0) insert(worths, chance * likelihood(context, missing) * gain);
    }
  }
  for (const monument of table.row) {
    const row = rows.monuments[monument];
    if (row.gain > 0) insert(worths, weights.contested * row.gain * chanceOf(context, row, actionsThisRound));
  }
  for (const monument of player.reservedMonuments) {
    const row = rows.monuments[monument];
    if (row.gain > 0) insert(worths, row.gain * chanceOf(context, row, actions));
  }
  let share = weights.reach;
  let sum = 0;
  for (const worth of worths) {
    sum += share * worth;
    share *= weights.furtherReach;
  }
  return sum;
}

/** Returns the expected worth of reservations, including the penalties for those left over. */
export function reserved(context: EvaluationContext): number {
  const { rows, player, actions } = context;
  let worth = 0;
  for (const monument of player.reservedMonuments) {
    const row = rows.monuments[monument];
    worth -= (1 - chanceOf(context, row, actions)) * row.points; // R11.7
  }
  for (const artist of player.reservedArtists) worth += reservedArtist(context, artist);
  return worth;
}

/** R4.6, R4.7 */
function mayStillPlay({ player, hasPreacher }: EvaluationContext, card: Card, { isPreacher }: CardRow): boolean {
  return !(isPreacher && hasPreacher) && !player.built.includes(card);
}

/** Returns the worth of a card, its yield over the rest of the game included, minus its cost. */
function cardGain({ weights, rounds, space }: EvaluationContext, row: CardRow): number {
  const actions = row.extraSpace < 0 ? 0 : rounds + (row.extraSpace > space ? 1 : 0);
  return row.gain + weights.action * actions + futureYield(row, rounds, space);
}

/** Returns the probability that the work can be paid for and finished within this number of actions. */
function chanceOf(context: EvaluationContext, row: WorkRow, actions: number): number {
  const missing = missingFor(context.player.goods, row);
  return missing >= actions ? 0 : likelihood(context, missing);
}

function likelihood({ weights }: EvaluationContext, missing: number): number {
  return missing === 0 ? 1 : weights.perMissing ** missing;
}

/** Counts missing resources and hundreds of fiorini. Unrolled for speed, like `covers` in the rules. */
export function missingFor(goods: Readonly<Goods>, { cost, price }: WorkRow): number {
  return (
    Math.max(0, cost.marble - goods.marble) +
    Math.max(0, cost.wood - goods.wood) +
    Math.max(0, cost.metal - goods.metal) +
    Math.max(0, cost.fabric - goods.fabric) +
    Math.max(0, cost.gold - goods.gold) +
    Math.max(0, cost.spice - goods.spice) +
    Math.max(0, price - goods.fiorini) / 100
  );
}

/** R11.8  Returns the expected worth of a reserved artist: a gain if hired in time, a loss otherwise. */
function reservedArtist({ weights, rows, actions }: EvaluationContext, artist: Artist): number {
  const mean = rows.artists[artist];
  const hired = Math.min(0.9, actions / 6);
  return hired * Math.max(0, mean - weights.artist) * 0.5 - (1 - hired) * mean;
}
