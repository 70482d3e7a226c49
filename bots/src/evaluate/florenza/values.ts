import type { Gains, Goods } from '@signoria/florenza';
import { amountOf, countResources, RESOURCES, ROUNDS } from '@signoria/florenza';
import type { Weights } from './weights.ts';

/** The number of hundreds of fiorini that count in full. Further ones pay for artists, who may not be available. */
const FULL_HUNDREDS = 4;

/** Returns the worth of the goods left: in the last round nearly their score (R12.3), before that their use. */
export function goodsWorth(weights: Weights, round: number, goods: Readonly<Goods>): number {
  const hundreds = goods.fiorini / 100;
  if (round >= ROUNDS) return (countResources(goods) + hundreds) / 3;
  let worth =
    weights.hundred * Math.min(FULL_HUNDREDS, hundreds) + weights.moreHundreds * Math.max(0, hundreds - FULL_HUNDREDS);
  for (const resource of RESOURCES) {
    const count = amountOf(goods, resource);
    worth += weights.cube * Math.min(2, count) + weights.moreCubes * Math.max(0, count - 2);
  }
  return worth;
}

/** Returns the rough worth of gains. */
export function gainsWorth(weights: Weights, gains: Readonly<Gains>): number {
  return (
    gains.prestige + weights.influence * gains.influence + weights.income * gains.workers + costWorth(weights, gains)
  );
}

export function costWorth(weights: Weights, cost: Readonly<Goods>): number {
  return weights.cube * countResources(cost) + (weights.hundred * cost.fiorini) / 100;
}

/** Counts what a purse lacks for a price: cubes, and fiorini in hundreds. */
export function lacking(purse: Readonly<Goods>, price: Readonly<Goods>): number {
  return (
    Math.max(0, price.marble - purse.marble) +
    Math.max(0, price.wood - purse.wood) +
    Math.max(0, price.metal - purse.metal) +
    Math.max(0, price.textile - purse.textile) +
    Math.max(0, price.spice - purse.spice) +
    Math.max(0, price.gold - purse.gold) +
    Math.max(0, price.fiorini - purse.fiorini) / 100
  );
}

/** Subtracts a price from a purse, as far as the goods suffice. */
export function reserve(purse: Goods, price: Readonly<Goods>): void {
  purse.marble = Math.max(0, purse.marble - price.marble);
  purse.wood = Math.max(0, purse.wood - price.wood);
  purse.metal = Math.max(0, purse.metal - price.metal);
  purse.textile = Math.max(0, purse.textile - price.textile);
  purse.spice = Math.max(0, purse.spice - price.spice);
  purse.gold = Math.max(0, purse.gold - price.gold);
  purse.fiorini = Math.max(0, purse.fiorini - price.fiorini);
}
