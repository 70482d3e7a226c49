import type { Seat } from '@signoria/engine';
import { distinct } from '@signoria/engine';
import { locationsFor } from '../box.ts';
import type { Artist, Location } from '../components.ts';
import { isMonument, workCost, workFigures } from '../decisions/hire.ts';
import type { Figures } from '../figures.ts';
import type { Good, Goods } from '../goods.ts';
import { goods, lesser } from '../goods.ts';
import { lacking } from '../reasons.ts';
import type { ScoreLineId } from '../score.ts';
import type { Move, PublicState, ReadonlyPlayer, ReadonlyTable, Work } from '../state.ts';
import type { View } from '../view.ts';

/** R5.3  Returns the values a face-down card of an artist can still have: all but those turned over. */
export function valuesLeft({ figures, table }: PublicState, artist: Artist): readonly number[] {
  const left = [...figures.artists[artist].values].sort((one, other) => one - other);
  const turnedOver = table.players.flatMap(({ artworks, unhired }) => [...artworks, ...unhired]);
  for (const portrait of turnedOver) {
    const index = portrait.artist === artist ? left.indexOf(portrait.value) : -1;
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** R7.3, R11.8  Returns the values a reserved artist can have; the actual ones once the game has ended. */
export function reservedValues(state: PublicState, { unhired }: ReadonlyPlayer, artist: Artist): readonly number[] {
  const turnedOver = unhired.filter((portrait) => portrait.artist === artist).map(({ value }) => value);
  return turnedOver.length > 0 ? turnedOver : valuesLeft(state, artist);
}

/** R5.4  Returns the value of the artist's masterpiece; null if all cards of the artist have the same value. */
export function masterpieceOf({ artists }: Figures, artist: Artist): number | null {
  const { values } = artists[artist];
  const highest = Math.max(...values);
  return highest > Math.min(...values) ? highest : null;
}

/** R4.8  Returns true if a work needs an artist. */
export function needsArtist(figures: Figures, work: Work): boolean {
  return workFigures(figures, work).artists.length > 0;
}

/** R11.1, R11.2  Returns the points of a work in front of a player, with its artist and the artist's value. */
export function worthOf(
  figures: Figures,
  { artworks }: ReadonlyPlayer,
  work: Work,
): { readonly points: number; readonly artist: Artist | null; readonly value: number } {
  const { artist = null, value = 0 } = artworks.find((artwork) => artwork.work === work) ?? {};
  return { points: workFigures(figures, work).points, artist, value };
}

/** R4.1, R6.2  Returns the goods a player lacks for a work, its artist excluded. */
export function shortOf(figures: Figures, player: ReadonlyPlayer, work: Work): readonly Good[] {
  return lacking(player.goods, workCost(figures, player, work)).map(({ good }) => good);
}

/** R4.1, R6.1  Returns the move that begins a work: completing a monument or playing a card. */
export function moveFor(work: Work): Move {
  return isMonument(work) ? { do: 'complete', monument: work } : { do: 'play', card: work };
}

export interface LocationInPlay {
  readonly location: Location;
  /** The number of copies; `used` counts those used this round. */
  readonly copies: number;
  readonly used: number;
}

/** R1.5, R8.5  Returns every location of this game, face up or used. */
export function locationsInPlay({ figures, table }: PublicState): readonly LocationInPlay[] {
  const all = locationsFor(figures, table.players.length);
  return distinct(all).map((location) => {
    const countIn = (list: readonly Location[]) => list.filter((one) => one === location).length;
    const copies = countIn(all);
    return { location, copies, used: copies - countIn(table.locations) };
  });
}

/** R9.1, R10.8  Returns the fiorini that workers would earn now; fewer if the supply runs short. */
export function workersWage({ figures, table }: PublicState): number {
  return lesser(table.supply as Goods, goods({ fiorini: figures.prices.workers })).fiorini;
}

/** R1.11  Returns true if the viewer may see a seat's resources and fiorini. */
export function isPurseOpen({ openPurses, over }: ReadonlyTable, seat: Seat, viewer: Seat | null): boolean {
  return openPurses || over || seat === viewer;
}

/** R11.4, R11.5  Returns the score lines that compare purses, unless the viewer may see the seat's purse (R1.11). */
export function hiddenLines({ table, viewer }: View, seat: Seat): readonly ScoreLineId[] {
  return isPurseOpen(table, seat, viewer) ? [] : ['resources', 'fiorini'];
}
