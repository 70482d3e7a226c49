import { at, withoutItemAt } from '@signoria/engine';
import type { Colour } from './bricks.ts';
import { COLOURS } from './bricks.ts';
import type { Player, ReadonlyPlayer, Tower } from './state.ts';

/** R5.2, R5.3, R11.2  The most towers on a site: 6 built and 1 spared in the turn before, and 6 begun in this turn. */
export const MOST_TOWERS = 13;

/**
 * Returns true if a tower is sorted before another: by colour, then the tallest first, then those to be torn down
 * first. Identical towers are adjacent.
 */
function comesBefore(one: Tower, other: Tower): boolean {
  if (one.colour !== other.colour) return COLOURS.indexOf(one.colour) < COLOURS.indexOf(other.colour);
  if (one.height !== other.height) return one.height > other.height;
  return one.due && !other.due;
}

function withTower(towers: readonly Tower[], tower: Tower): Tower[] {
  const list = towers.slice();
  let place = list.length;
  while (place > 0 && comesBefore(tower, at(list, place - 1))) {
    list[place] = at(list, place - 1);
    place--;
  }
  list[place] = tower;
  return list;
}

/** Returns true if no identical tower stands before it: of identical towers only the first is offered. */
export function isFirstAlike(towers: readonly Tower[], place: number): boolean {
  if (place === 0) return true;
  const before = at(towers, place - 1);
  const tower = at(towers, place);
  return before.colour !== tower.colour || before.height !== tower.height || before.due !== tower.due;
}

/** Counts the distinct towers. */
export function countDistinct(towers: readonly Tower[]): number {
  let count = 0;
  for (let place = 0; place < towers.length; place++) if (isFirstAlike(towers, place)) count++;
  return count;
}

/** R5.1 */
export function foundTower(player: Player, colour: Colour): Tower {
  const tower = { colour, height: 1, due: false };
  player.towers = withTower(player.towers, tower);
  return tower;
}

/** R5.1, R6.1 */
export function raiseTower(player: Player, place: number): Tower {
  const { colour, height } = at(player.towers, place);
  const tower = { colour, height: height + 1, due: false };
  player.towers = withTower(withoutItemAt(player.towers, place), tower);
  return tower;
}

/** R10.5, R6.2  Removes the top brick. A tower of one brick is gone; any other remains due if it was. */
export function lowerTower(player: Player, place: number): Tower {
  const { colour, height, due } = at(player.towers, place);
  const tower = { colour, height: height - 1, due };
  const others = withoutItemAt(player.towers, place);
  player.towers = tower.height === 0 ? others : withTower(others, tower);
  return tower;
}

/** R11.2 */
export function spareTower(player: Player, place: number): Tower {
  const { colour, height } = at(player.towers, place);
  const tower = { colour, height, due: false };
  player.towers = withTower(withoutItemAt(player.towers, place), tower);
  return tower;
}

/** R6.1  Marks all towers of a site as due: those not raised this turn will be torn down. */
export function markTowersDue(player: Player): void {
  if (player.towers.length > 0)
    player.towers = player.towers.map(({ colour, height }) => ({ colour, height, due: true }));
}

export function hasDue({ towers }: ReadonlyPlayer): boolean {
  for (const { due } of towers) if (due) return true;
  return false;
}

/** R12.5  Returns the height of a player's tallest tower; 0 without a tower. */
export function tallest({ towers }: ReadonlyPlayer): number {
  let height = 0;
  for (const tower of towers) if (tower.height > height) height = tower.height;
  return height;
}

/** R7.1  Returns the place of a tower of exactly this colour and height, or −1. */
export function towerOf(towers: readonly Tower[], colour: Colour, height: number): number {
  for (let place = 0; place < towers.length; place++) {
    const tower = at(towers, place);
    if (tower.colour === colour && tower.height === height) return place;
  }
  return -1;
}
