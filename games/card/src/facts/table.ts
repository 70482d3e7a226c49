import type { Immutable, Seat } from '@signoria/engine';
import { once } from '@signoria/engine';
import { locationsFor } from '../box.ts';
import type { Artist, Location } from '../components.ts';
import { isMonument, workCost, workFigures } from '../decisions/hire.ts';
import type { Figures } from '../figures.ts';
import type { Good, Goods } from '../goods.ts';
import { goods, lesser } from '../goods.ts';
import { lacking } from '../reasons.ts';
import type { ScoreLineId } from '../score.ts';
import type { Move, Open, Player, Table, Work } from '../state.ts';
import type { View } from '../view.ts';

/** R5.3  What a face-down card of an artist can still be worth: all his values but those that were turned over. */
export function valuesLeft({ figures, table }: Open, artist: Artist): readonly number[] {
  const left = [...figures.artists[artist].values].sort((one, other) => one - other);
  const turnedOver = table.players.flatMap(({ artworks, unhired }) => [...artworks, ...unhired]);
  for (const portrait of turnedOver) {
    const index = portrait.artist === artist ? left.indexOf(portrait.value) : -1;
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** R7.3, R11.8  The same of an artist somebody has reserved; once the game has ended it shows. */
export function reservedValues(open: Open, { unhired }: Immutable<Player>, artist: Artist): readonly number[] {
  const turnedOver = unhired.filter((portrait) => portrait.artist === artist).map(({ value }) => value);
  return turnedOver.length > 0 ? turnedOver : valuesLeft(open, artist);
}

/** R5.4  The value of the artist's masterpiece; null where all his cards are worth the same. */
export function masterpieceOf({ artists }: Figures, artist: Artist): number | null {
  const { values } = artists[artist];
  const highest = Math.max(...values);
  return highest > Math.min(...values) ? highest : null;
}

/** R4.8  Whether a work is finished by an artist. */
export function needsArtist(figures: Figures, work: Work): boolean {
  return workFigures(figures, work).artists.length > 0;
}

/** R11.1, R11.2  The points of a work in front of a player, and what its artist adds. */
export function worthOf(
  figures: Figures,
  { artworks }: Immutable<Player>,
  work: Work,
): { readonly points: number; readonly artist: Artist | null; readonly value: number } {
  const { artist = null, value = 0 } = artworks.find((artwork) => artwork.work === work) ?? {};
  return { points: workFigures(figures, work).points, artist, value };
}

/** R4.1, R6.2  The goods a player is short of for a work itself, whatever its artist asks. */
export function shortOf(figures: Figures, player: Immutable<Player>, work: Work): readonly Good[] {
  return lacking(player.goods, workCost(figures, player, work)).map(({ good }) => good);
}

/** The move that begins or finishes a work: a monument is completed, a card played. */
export function moveFor(figures: Figures, work: Work): Move {
  return isMonument(figures, work) ? { do: 'complete', monument: work } : { do: 'play', card: work };
}

export interface LocationInPlay {
  readonly location: Location;
  /** How many of them lie side by side, and how many of these are used this round. */
  readonly copies: number;
  readonly used: number;
}

/** R1.5, R8.5  Every location of this game, face up or used. */
export function locationsInPlay({ figures, table }: Open): readonly LocationInPlay[] {
  const all = locationsFor(figures, table.players.length);
  return once(all).map((location) => {
    const countIn = (list: readonly Location[]) => list.filter((one) => one === location).length;
    const copies = countIn(all);
    return { location, copies, used: copies - countIn(table.locations) };
  });
}

/** R9.1, R10.8  What workers bring home: what is left when the bank runs low. */
export function workersWage({ figures, table }: Open): number {
  return lesser(table.supply as Goods, goods({ fiorini: figures.prices.workers })).fiorini;
}

/** R1.11  Whether a pair of eyes is shown what somebody has in hand. */
export function isPurseOpen({ openPurses, over }: Immutable<Table>, seat: Seat, viewer: Seat | null): boolean {
  return openPurses || over || seat === viewer;
}

/** R11.4, R11.5  Lines of a seat's score that compare purses: shown to whom the purse itself is (R1.11). */
export function hiddenLines({ table, viewer }: Immutable<View>, seat: Seat): readonly ScoreLineId[] {
  return isPurseOpen(table, seat, viewer) ? [] : ['resources', 'fiorini'];
}
