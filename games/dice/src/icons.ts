import type { Immutable } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Place } from './components.ts';
import { ARTWORK_IDS, PLACES } from './components.ts';
import type { Figures } from './figures.ts';
import { mapRows } from './figures.ts';
import type { Good, Goods, Resource } from './goods.ts';
import { COIN, GOODS } from './goods.ts';
import { nextSpace } from './seats.ts';
import type { Player } from './state.ts';

/** R2.1, R2.2  Icons that are still open, and the marking of them. */

const INDEX: Readonly<Record<Place, number>> = mapRows(
  Object.fromEntries(PLACES.map((place, index) => [place, index])) as Record<Place, number>,
  (index) => index,
);

/** What is marked at a place. */
export function marksAt(player: Immutable<Player>, place: Place): Readonly<Goods> {
  return at(player.marks, INDEX[place]);
}

/** Something for each icon there can be: moves, made once, since every decision of every simulated game lists some. */
export type PerIcon<T> = readonly Readonly<Record<Good, T>>[];

export function perIcon<T>(make: (place: Place, good: Good) => T): PerIcon<T> {
  return PLACES.map((place) => Object.fromEntries(GOODS.map((good) => [good, make(place, good)])) as Record<Good, T>);
}

/** Lists the entries of all open icons of resources. Spelled out: a look-up by a name that varies takes four times as long. */
export function listOpenResources<T>(
  { sheet }: Figures,
  player: Immutable<Player>,
  entries: PerIcon<T>,
  list: T[],
): void {
  for (let place = firstOpen(player, 0); place < PLACES.length; place = firstOpen(player, place + 1)) {
    const marks = player.marks[place] as Readonly<Goods>;
    const icons = sheet[place] as Readonly<Goods>;
    const entry = entries[place] as Readonly<Record<Good, T>>;
    if (marks.marble < icons.marble) list.push(entry.marble);
    if (marks.wood < icons.wood) list.push(entry.wood);
    if (marks.metal < icons.metal) list.push(entry.metal);
    if (marks.spice < icons.spice) list.push(entry.spice);
    if (marks.textile < icons.textile) list.push(entry.textile);
    if (marks.gold < icons.gold) list.push(entry.gold);
  }
}

/** Lists the entries of all open icons of one kind. */
export function listOpen<T>(
  { sheet }: Figures,
  player: Immutable<Player>,
  good: Good,
  entries: PerIcon<T>,
  list: T[],
): void {
  for (let place = firstOpen(player, 0); place < PLACES.length; place = firstOpen(player, place + 1))
    if (at(player.marks, place)[good] < at(sheet, place)[good]) list.push(at(entries, place)[good]);
}

export function hasOpen({ sheet }: Figures, player: Immutable<Player>, good: Good): boolean {
  for (let place = firstOpen(player, 0); place < PLACES.length; place = firstOpen(player, place + 1))
    if (at(player.marks, place)[good] < at(sheet, place)[good]) return true;
  return false;
}

/** Whether there is an icon left for the resource; for null, for any resource. */
export function hasOpenFor(figures: Figures, player: Immutable<Player>, resource: Resource | null): boolean {
  if (resource !== null) return hasOpen(figures, player, resource);
  return GOODS.some((good) => good !== 'fiorini' && hasOpen(figures, player, good));
}

/** R8.6  Nothing can be marked any more where a building stands. A completed artwork has no open icon anyway. */
function firstOpen(player: Immutable<Player>, place: number): number {
  return place < ARTWORK_IDS.length ? place : Math.max(place, nextSpace(player));
}

/** A mark makes a new bundle: copies of the state share the old one. */
export function mark(player: Player, place: Place, good: Good): void {
  const marks = { ...marksAt(player, place) };
  marks[good] += good === 'fiorini' ? COIN : 1;
  player.marks[INDEX[place]] = marks;
}
