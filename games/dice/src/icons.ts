import { at, mapRows, memoizeByFigures, withPlace } from '@signoria/engine';
import type { Place } from './components.ts';
import { ARTWORK_IDS, PLACES, SPACE_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import { isArtwork } from './figures.ts';
import type { Good, Goods, Resource } from './goods.ts';
import { amountOf, COIN, GOODS, goods, oneMore, RESOURCES } from './goods.ts';
import { isFinished, nextSpace } from './players.ts';
import type { Reason } from './reasons.ts';
import type { Player, ReadonlyPlayer } from './state.ts';

/** R2.1, R2.2  Functions that find and mark open icons. */

const INDEX: Readonly<Record<Place, number>> = mapRows(
  Object.fromEntries(PLACES.map((place, index) => [place, index])) as Record<Place, number>,
  (index) => index,
);

export function marksAt(player: ReadonlyPlayer, place: Place): Readonly<Goods> {
  return at(player.marks, INDEX[place]);
}

/** R2.1  Returns all icons of a place, marked or open. */
export function iconsAt({ sheet }: Figures, place: Place): Readonly<Goods> {
  return at(sheet, INDEX[place]);
}

/** Counts the icons of a cost that are not marked yet. */
export function iconsLacking(marks: Readonly<Goods>, cost: Readonly<Goods>): number {
  return GOODS.reduce((sum, good) => sum + Math.max(0, iconCount(cost, good) - iconCount(marks, good)), 0);
}

/** Counts icons: one for each resource, and one for every 100 fiorini. */
export function iconCount(bundle: Readonly<Goods>, good: Good): number {
  return good === 'fiorini' ? bundle.fiorini / COIN : amountOf(bundle, good);
}

/** A value for each possible icon. Used for moves, created once because every decision of a playout lists some. */
export type PerIcon<T> = readonly Readonly<Record<Good, T>>[];

export function perIcon<T>(make: (place: Place, good: Good) => T): PerIcon<T> {
  return PLACES.map((place) => Object.fromEntries(GOODS.map((good) => [good, make(place, good)])) as Record<Good, T>);
}

/** Returns the entries of some goods at every place. */
export function everyIcon<T>(entries: PerIcon<T>, of: readonly Good[]): readonly T[] {
  return entries.flatMap((entry) => of.map((good) => entry[good]));
}

/** Returns the entries of those icons of some goods that the sheet shows, marked or open. */
export function iconsOn<T>({ sheet }: Figures, entries: PerIcon<T>, of: readonly Good[]): readonly T[] {
  return entries.flatMap((entry, place) => of.filter((good) => at(sheet, place)[good] > 0).map((good) => entry[good]));
}

/** Lists the entries of all open icons of resources; without computed keys, like `amountOf`. */
export function listOpenResources<T>(figures: Figures, player: ReadonlyPlayer, entries: PerIcon<T>, list: T[]): void {
  const { sheet } = figures;
  const firstSpace = nextSpace(player);
  for (let place = 0; place < PLACES.length; place++) {
    if (isClosed(place, firstSpace)) continue;
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

/** Lists the entries of all open icons of fiorini. */
export function listOpenCoins<T>(figures: Figures, player: ReadonlyPlayer, entries: PerIcon<T>, list: T[]): void {
  const { sheet } = figures;
  const firstSpace = nextSpace(player);
  for (let place = 0; place < PLACES.length; place++)
    if (
      (player.marks[place] as Readonly<Goods>).fiorini < (sheet[place] as Readonly<Goods>).fiorini &&
      !isClosed(place, firstSpace)
    )
      list.push(at(entries, place).fiorini);
}

/** Lists the entries of all open icons of one kind. */
export function listOpen<T>(
  figures: Figures,
  player: ReadonlyPlayer,
  good: Good,
  entries: PerIcon<T>,
  list: T[],
): void {
  for (let place = openAfter(figures, player, good, -1); place >= 0; place = openAfter(figures, player, good, place))
    list.push(at(entries, place)[good]);
}

export function hasOpen(figures: Figures, player: ReadonlyPlayer, good: Good): boolean {
  return openAfter(figures, player, good, -1) >= 0;
}

/** Returns true if there is an open icon for the resource; for null, for any resource. */
export function hasOpenFor(figures: Figures, player: ReadonlyPlayer, resource: Resource | null): boolean {
  if (resource !== null) return hasOpen(figures, player, resource);
  for (const one of RESOURCES) if (hasOpen(figures, player, one)) return true;
  return false;
}

/** Returns the next place with an open icon of this kind; −1 if there is none. */
function openAfter({ sheet }: Figures, player: ReadonlyPlayer, good: Good, after: number): number {
  const firstSpace = nextSpace(player);
  for (let place = after + 1; place < PLACES.length; place++) {
    const icons = sheet[place] as Readonly<Goods>;
    const marks = player.marks[place] as Readonly<Goods>;
    if (amountOf(marks, good) < amountOf(icons, good) && !isClosed(place, firstSpace)) return place;
  }
  return -1;
}

/** Kinds of icons on the sheet: those of the artworks place by place, then those of the spaces, which are all alike. */
export interface Icons {
  readonly kinds: readonly { readonly place: number; readonly good: Good }[];
  readonly onArtworks: number;
  readonly onEachSpace: number;
}

/** Kinds of icons of all resources, of fiorini, and of each good. */
export const iconsBy = memoizeByFigures(({ sheet }: Figures) => {
  const of = (...some: Good[]) => kindsOf(sheet, some);
  return { resources: of(...RESOURCES), fiorini: of('fiorini'), each: mapRows(goods({}), (_, good) => of(good)) };
});

function kindsOf(sheet: Figures['sheet'], of: readonly Good[]): Icons {
  const kinds = PLACES.flatMap((_, place) =>
    of.filter((good) => at(sheet, place)[good] > 0).map((good) => ({ place, good })),
  );
  const onArtworks = kinds.filter(({ place }) => place < ARTWORK_IDS.length).length;
  return { kinds, onArtworks, onEachSpace: (kinds.length - onArtworks) / SPACE_IDS.length };
}

/** R8.6  Counts the candidates for `openIcon`: kinds of icons, except on spaces already built upon. */
export function countIcons({ onArtworks, onEachSpace }: Icons, player: ReadonlyPlayer): number {
  return onArtworks + onEachSpace * (PLACES.length - nextSpace(player));
}

/** Returns the entry of the candidate at an index; null if all icons of its kind are marked. */
export function openIcon<T>(
  { kinds, onArtworks, onEachSpace }: Icons,
  { sheet }: Figures,
  player: ReadonlyPlayer,
  entries: PerIcon<T>,
  index: number,
): T | null {
  const builtOver = onEachSpace * (nextSpace(player) - ARTWORK_IDS.length);
  const { place, good } = at(kinds, index < onArtworks ? index : index + builtOver);
  return amountOf(at(player.marks, place), good) < amountOf(at(sheet, place), good) ? at(entries, place)[good] : null;
}

/** R8.6  Returns true for a space with a building. A completed artwork has no open icon anyway. */
function isClosed(place: number, firstSpace: number): boolean {
  return place < firstSpace && place >= ARTWORK_IDS.length;
}

/** R2.2, R8.6  Returns the reason why a place has no open icon of this kind, or null. */
export function whyClosed({ sheet }: Figures, player: ReadonlyPlayer, place: Place, good: Good): Reason | null {
  const icons = amountOf(at(sheet, INDEX[place]), good);
  if (isArtwork(place)) {
    if (isFinished(player, place)) return { code: 'completed', artwork: place, rule: 'R2.2' };
  } else if (isClosed(INDEX[place], nextSpace(player))) {
    const building = at(player.rione, INDEX[place] - ARTWORK_IDS.length + 1);
    return { code: 'builtOver', building, space: place, rule: 'R8.6' };
  }
  if (icons === 0) return { code: 'noIcon', place, good, rule: 'R2.2' };
  return amountOf(marksAt(player, place), good) < icons ? null : { code: 'marked', place, good, rule: 'R2.2' };
}

/** Marks an icon. It creates new objects, because copies of the state share the old ones. */
export function mark(player: Player, place: Place, good: Good): void {
  const index = INDEX[place];
  player.marks = withPlace(player.marks, index, oneMore(at(player.marks, index), good));
}
