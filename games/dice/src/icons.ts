import { at, mapRows, memoizeByFigures, withItemAt } from '@signoria/engine';
import type { Place } from './components.ts';
import { ARTWORK_IDS, PLACES, SPACE_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import { isArtwork } from './figures.ts';
import type { Good, Goods, Resource } from './goods.ts';
import { amountOf, COIN, GOODS, goods, oneMore, RESOURCES } from './goods.ts';
import { isCompleted, nextSpace } from './players.ts';
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

/** A value for each possible icon. Used for moves, which are created once: every decision of a playout lists some. */
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
  return entries.flatMap((entry, index) => of.filter((good) => at(sheet, index)[good] > 0).map((good) => entry[good]));
}

/** Lists the entries of all open icons of resources; without computed keys, like `amountOf`. */
export function listOpenResources<T>(figures: Figures, player: ReadonlyPlayer, entries: PerIcon<T>, list: T[]): void {
  const { sheet } = figures;
  const firstSpace = nextSpace(player);
  for (let index = 0; index < PLACES.length; index++) {
    if (isClosed(index, firstSpace)) continue;
    const marks = player.marks[index] as Readonly<Goods>;
    const icons = sheet[index] as Readonly<Goods>;
    const entry = entries[index] as Readonly<Record<Good, T>>;
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
  for (let index = 0; index < PLACES.length; index++)
    if (
      (player.marks[index] as Readonly<Goods>).fiorini < (sheet[index] as Readonly<Goods>).fiorini &&
      !isClosed(index, firstSpace)
    )
      list.push(at(entries, index).fiorini);
}

/** Lists the entries of all open icons of one kind. */
export function listOpen<T>(
  figures: Figures,
  player: ReadonlyPlayer,
  good: Good,
  entries: PerIcon<T>,
  list: T[],
): void {
  for (let index = openAfter(figures, player, good, -1); index >= 0; index = openAfter(figures, player, good, index))
    list.push(at(entries, index)[good]);
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

/** Returns the index in `PLACES` of the next place with an open icon of this kind; −1 if there is none. */
function openAfter({ sheet }: Figures, player: ReadonlyPlayer, good: Good, after: number): number {
  const firstSpace = nextSpace(player);
  for (let index = after + 1; index < PLACES.length; index++) {
    const icons = sheet[index] as Readonly<Goods>;
    const marks = player.marks[index] as Readonly<Goods>;
    if (amountOf(marks, good) < amountOf(icons, good) && !isClosed(index, firstSpace)) return index;
  }
  return -1;
}

/** Kinds of icons on the sheet: those of the artworks place by place, then those of the spaces, which are all alike. */
export interface Icons {
  /** `index` is that of the place in `PLACES`. */
  readonly kinds: readonly { readonly index: number; readonly good: Good }[];
  /** The number of kinds on artworks. */
  readonly onArtworks: number;
  /** The number of kinds on each space. */
  readonly onEachSpace: number;
}

/** Kinds of icons of all resources, of fiorini, and of each good. */
export const iconsBy = memoizeByFigures(({ sheet }: Figures) => {
  const of = (...some: Good[]) => kindsOf(sheet, some);
  return { resources: of(...RESOURCES), fiorini: of('fiorini'), each: mapRows(goods({}), (_, good) => of(good)) };
});

function kindsOf(sheet: Figures['sheet'], of: readonly Good[]): Icons {
  const kinds = PLACES.flatMap((_, index) =>
    of.filter((good) => at(sheet, index)[good] > 0).map((good) => ({ index, good })),
  );
  const onArtworks = kinds.filter(({ index }) => index < ARTWORK_IDS.length).length;
  return { kinds, onArtworks, onEachSpace: (kinds.length - onArtworks) / SPACE_IDS.length };
}

/** R8.6  Counts the candidates for `openIcon`: kinds of icons, except on spaces already built upon. */
export function countIcons({ onArtworks, onEachSpace }: Icons, player: ReadonlyPlayer): number {
  return onArtworks + onEachSpace * (PLACES.length - nextSpace(player));
}

/** Returns the entry of the candidate with this number; null if all icons of its kind are marked. */
export function openIcon<T>(
  { kinds, onArtworks, onEachSpace }: Icons,
  { sheet }: Figures,
  player: ReadonlyPlayer,
  entries: PerIcon<T>,
  candidate: number,
): T | null {
  const onBuiltSpaces = onEachSpace * (nextSpace(player) - ARTWORK_IDS.length);
  const { index, good } = at(kinds, candidate < onArtworks ? candidate : candidate + onBuiltSpaces);
  return amountOf(at(player.marks, index), good) < amountOf(at(sheet, index), good) ? at(entries, index)[good] : null;
}

/** R8.6  Returns true for a space with a building. A completed artwork has no open icon anyway. */
function isClosed(index: number, firstSpace: number): boolean {
  return index < firstSpace && index >= ARTWORK_IDS.length;
}

/** R2.2, R8.6  Returns the reason why a place has no open icon of this kind, or null. */
export function whyClosed({ sheet }: Figures, player: ReadonlyPlayer, place: Place, good: Good): Reason | null {
  const icons = amountOf(at(sheet, INDEX[place]), good);
  if (isArtwork(place)) {
    if (isCompleted(player, place)) return { code: 'completed', artwork: place, rule: 'R2.2' };
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
  player.marks = withItemAt(player.marks, index, oneMore(at(player.marks, index), good));
}
