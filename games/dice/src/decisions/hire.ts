import type { Immutable } from '@signoria/engine';
import { at, thenDo } from '@signoria/engine';
import type { Artwork, Range, Skill } from '../components.ts';
import { ARTWORKS_EACH } from '../components.ts';
import { spendDie } from '../dice.ts';
import type { Figures } from '../figures.ts';
import { artworksReady, countFinished, gainSpares, isReady, owns, playerOf } from '../seats.ts';
import type { Log, Move, MoveOf, Player, State, StepOf } from '../state.ts';
import { collect } from '../tracks.ts';
import type { Question } from './question.ts';

type Hire = MoveOf<'hire'>;

/** R9.1 to R9.5  Which artwork the artist completes, whether as a masterpiece, and whether at the Bottega's price. */
export const hire: Question<'hire', Hire> = {
  moves({ figures, table }, { seat, die, range }) {
    const player = at(table.players, seat);
    const artist = range === null ? null : figures.dice[die].artist;
    const full = player.fiorini >= priceOf(figures, range); // R9.3
    const less = mayDiscount(figures, player, range) && player.fiorini >= discounted(figures, range); // R11.10
    const list: Move[] = [];
    for (const artwork of artworksReady(figures, player)) {
      if (!accepts(figures, player, artwork, artist)) continue;
      for (const discount of [false, true]) {
        if (!(discount ? less : full)) continue;
        list.push({ do: 'hire', artwork, star: false, discount });
        if (player.stars > 0) list.push({ do: 'hire', artwork, star: true, discount }); // R9.5
      }
    }
    return list;
  },

  apply(state, step, move, log) {
    const { seat, role, die, range } = step;
    spendDie(state, seat, role, { die, use: range === null ? 'casa' : 'recruit', range }, log);
    payArtist(state, step, move, log);
    completeArtwork(state, step, move.artwork, log);
  },
};

/** R7.4, R9.1 to R9.3  Whether anybody can be hired at all, with `artist` null for an anonymous one. */
export function canHire(
  figures: Figures,
  player: Immutable<Player>,
  ready: readonly Artwork[],
  artist: Skill | null,
  range: Range | null,
): boolean {
  if (ready.length === 0) return false;
  const price = mayDiscount(figures, player, range) ? discounted(figures, range) : priceOf(figures, range);
  return player.fiorini >= price && ready.some((artwork) => accepts(figures, player, artwork, artist));
}

/** R9.2, R11.5, R11.13 */
function accepts(figures: Figures, player: Immutable<Player>, artwork: Artwork, artist: Skill | null): boolean {
  return artist === null || figures.artworks[artwork].artists.includes(artist) || owns(player, 'palagio');
}

/** R7.4, R11.5 */
export function priceOf({ board }: Figures, range: Range | null): number {
  return range === null ? 0 : board[range].price;
}

/** R11.10 */
export function discounted(figures: Figures, range: Range | null): number {
  return Math.max(0, priceOf(figures, range) - figures.fiorini.bottega);
}

/** R11.5, R11.10  An anonymous artist costs nothing anyway. */
function mayDiscount(figures: Figures, player: Immutable<Player>, range: Range | null): boolean {
  return priceOf(figures, range) > 0 && isReady(player, 'bottega-d-arte');
}

/** R9.3 to R9.5  Price, star, and the points the artist adds. */
function payArtist(state: State, { seat, die, range }: StepOf<'hire'>, { artwork, star, discount }: Hire, log: Log) {
  const { figures } = state;
  const player = playerOf(state, seat);
  const paid = discount ? discounted(figures, range) : priceOf(figures, range);
  player.fiorini -= paid;
  if (discount) player.usedUp.push('bottega-d-arte'); // R11.1
  if (star) player.stars--;
  const points = artistPoints(figures, player, range === null, star);
  const artist = range === null ? null : artistFor(figures, artwork, figures.dice[die].artist);
  player.artworks.push({ artwork, artist, star, points });
  log?.({ type: 'artistHired', seat, artwork, artist, paid, discount, star, points });
}

/** R9.4, R9.5, R11.12 */
export function artistPoints(
  { artist }: Figures,
  player: Immutable<Player>,
  anonymous: boolean,
  star: boolean,
): number {
  const masterpiece = owns(player, 'zecca') ? artist.starWithZecca : artist.star;
  return (anonymous ? artist.anonymous : artist.paid) + (star ? masterpiece : 0);
}

/** R11.13  With the Palagio, one of a type the artwork accepts comes instead of the one the die names. */
export function artistFor(figures: Figures, artwork: Artwork, named: Skill | null): Skill {
  const { artists } = figures.artworks[artwork];
  return named !== null && artists.includes(named) ? named : at(artists, 0);
}

/** R9.6, R9.7, R9.11  What completing it brings, its own income before the steps for the whole Chiesa. */
function completeArtwork(state: State, { seat }: StepOf<'hire'>, artwork: Artwork, log: Log): void {
  const { figures, table } = state;
  const { place, spares } = figures.artworks[artwork];
  const whole = countFinished(figures, playerOf(state, seat), place) === ARTWORKS_EACH;
  if (place === 'palazzo') {
    if (spares > 0) gainSpares(state, seat, spares, artwork, log); // R9.6
    if (whole) log?.({ type: 'palazzoCompleted', seat });
    return;
  }
  if (whole) {
    log?.({ type: 'chiesaCompleted', seat });
    thenDo(table.agenda, { ask: 'track', seat }); // R9.11
  }
  collect(state, seat, artwork, log); // R9.7
}
