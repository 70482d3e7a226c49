import type { Immutable } from '@signoria/engine';
import type { Gains, Goods } from '@signoria/florenza';
import { amountOf, RESOURCES, ROUNDS } from '@signoria/florenza';
import type { Weights } from './weights.ts';

/** Cubes and fiorini that are kept: in the last round by what they score, before by what can be made of them. */
export function goodsWorth(weights: Weights, round: number, goods: Immutable<Goods>): number {
  const isLast = round >= ROUNDS;
  let worth = 0;
  for (const resource of RESOURCES) {
    const count = amountOf(goods, resource);
    worth += isLast ? count / 3 : weights.cube * Math.min(2, count) + weights.moreCubes * Math.max(0, count - 2);
  }
  return worth + (isLast ? goods.fiorini / 300 : (weights.hundred * goods.fiorini) / 100);
}

/** What something brings each time, as a rough sum. */
export function gainsWorth(weights: Weights, gains: Immutable<Gains>): number {
  let worth = gains.prestige + weights.influence * gains.influence + weights.income * gains.workers;
  for (const resource of RESOURCES) worth += weights.cube * amountOf(gains, resource);
  return worth + (weights.hundred * gains.fiorini) / 100;
}

export function costWorth(weights: Weights, cost: Immutable<Goods>): number {
  let worth = (weights.hundred * cost.fiorini) / 100;
  for (const resource of RESOURCES) worth += weights.cube * amountOf(cost, resource);
  return worth;
}
