import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { LOWEST_PRESTIGE } from './components.ts';
import type { Gains, Goods, SomeGains } from './goods.ts';
import { addAll, GAINS, gains, RESOURCES, takeAll } from './goods.ts';
import type { Player, ReadonlyPlayer, ReadonlyState, ReadonlyTable, State, Table } from './state.ts';

export function playerOf(state: State, seat: Seat): Player {
  return at(state.table.players, seat);
}

/**
 * R6.2, R10.8  Returns the seats in the order in which each places one worker in phase 4; a player with both offices
 * comes first and second.
 */
export function turnsOf({ order, captain, bishop }: ReadonlyTable): readonly Seat[] {
  return captain !== null && captain === bishop ? [captain, ...order] : order;
}

/** R6.1, R6.3  Returns true if the player has a worker to place and has not passed. */
export function canPlace({ workers, hasPassed }: ReadonlyPlayer): boolean {
  return workers > 0 && !hasPassed;
}

/** R6.5  Returns true if the player has the prestige for a worker in another family's workshop. */
export function canPayOwner({ figures }: ReadonlyState, { prestige }: ReadonlyPlayer): boolean {
  return prestige - figures.prices.foreignWorkshop >= LOWEST_PRESTIGE;
}

/** R2.5  Moves the prestige marker and returns the actual change. */
export function movePrestige(player: Player, change: number): number {
  const before = player.prestige;
  player.prestige = Math.max(LOWEST_PRESTIGE, before + change);
  return player.prestige - before;
}

/** R2.5 */
function moveInfluence(player: Player, change: number): void {
  player.influence = Math.max(0, player.influence + change);
}

/** R2.6 */
export function gainWorkers(player: Player, count: number): void {
  const gained = Math.min(count, player.pool);
  player.pool -= gained;
  player.workers += gained;
}

/** Adds gains to a player: cubes come from the box, workers from the pool. */
export function receive({ cubes }: Table, player: Player, gain: Readonly<Gains>): void {
  if (cubes === null) addAll(player.goods, gain);
  else receiveFromBox(cubes, player, gain);
  if (gain.prestige !== 0) movePrestige(player, gain.prestige);
  if (gain.influence !== 0) moveInfluence(player, gain.influence);
  if (gain.workers !== 0) gainWorkers(player, gain.workers);
}

/** R1.4 */
function receiveFromBox(cubes: Goods, { goods }: Player, gain: Readonly<Goods>): void {
  for (const resource of RESOURCES) {
    const count = Math.min(gain[resource], cubes[resource]);
    cubes[resource] -= count;
    goods[resource] += count;
  }
  goods.fiorini += gain.fiorini;
}

/** Pays a cost; cubes go back to the box. */
export function pay({ cubes }: Table, player: Player, cost: Readonly<Goods>): void {
  takeAll(player.goods, cost);
  if (cubes !== null) for (const resource of RESOURCES) cubes[resource] += cost[resource];
}

/** Returns the amounts of a player whose changes events report. */
export function holdings({ goods, prestige, influence, workers }: ReadonlyPlayer): Gains {
  return gains({ ...goods, prestige, influence, workers });
}

/** Returns the actual gains since `before`. */
export function gainedSince(before: Readonly<Gains>, player: ReadonlyPlayer): SomeGains {
  const now = holdings(player);
  const gained: Partial<Gains> = {};
  for (const gain of GAINS) if (now[gain] !== before[gain]) gained[gain] = now[gain] - before[gain];
  return gained;
}
