import { at, mapRows, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Artwork, Range, Skill } from '../components.ts';
import { ARTWORK_IDS, ARTWORKS, ARTWORKS_EACH } from '../components.ts';
import { spendDie } from '../dice.ts';
import type { Figures } from '../figures.ts';
import { areaOf } from '../figures.ts';
import { iconsLacking, marksAt } from '../icons.ts';
import {
  artworksReady,
  countCompleted,
  gainSpares,
  isCompleted,
  isReady,
  owns,
  playerOf,
  useUp,
  whyCompleted,
  whyUnready,
} from '../players.ts';
import type { Reason } from '../reasons.ts';
import { goodsIn, lacking, tooLittle } from '../reasons.ts';
import type { MoveLog, MoveOf, ReadonlyPlayer, State, StepOf } from '../state.ts';
import { collect } from '../tracks.ts';
import type { Question } from './question.ts';

type Hire = MoveOf<'hire'>;

/** Moves at the full price, and with the discount of the Bottega d'Arte. */
const HIRES = mapRows(ARTWORKS, (_, artwork) => ({ full: hiresFor(artwork, false), less: hiresFor(artwork, true) }));

function hiresFor(artwork: Artwork, discount: boolean): { readonly paid: Hire; readonly star: Hire } {
  return {
    paid: { do: 'hire', artwork, star: false, discount },
    star: { do: 'hire', artwork, star: true, discount },
  };
}

/** R9.1 to R9.5  The choice of the artwork, of a star for a masterpiece, and of the Bottega d'Arte's discount. */
export const hire: Question<'hire', Hire> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(HIRES).flatMap(({ full, less }) => [full.paid, full.star, less.paid, less.star]),

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves({ figures, table }, { seat, die, range }) {
    const player = at(table.players, seat);
    const artist = range === null ? null : figures.dice[die].artist;
    const full = player.fiorini >= priceOf(figures, range); // R9.3
    const less = mayDiscount(figures, player, range) && player.fiorini >= discountedPrice(figures, range); // R11.10
    const list: Hire[] = [];
    for (const artwork of artworksReady(figures, player)) {
      if (!accepts(figures, player, artwork, artist)) continue;
      const hires = HIRES[artwork];
      if (full) list.push(hires.full.paid);
      if (full && player.stars > 0) list.push(hires.full.star); // R9.5
      if (less) list.push(hires.less.paid);
      if (less && player.stars > 0) list.push(hires.less.star); // R9.5
    }
    return list;
  },

  /** R11.10  Includes the discount only if the player has the Bottega d'Arte. */
  wishes({ table }, { seat }) {
    const hasBottega = owns(at(table.players, seat), 'bottega-d-arte');
    return ARTWORK_IDS.flatMap((artwork) => {
      const { full, less } = HIRES[artwork];
      return hasBottega ? [full.paid, full.star, less.paid, less.star] : [full.paid, full.star];
    });
  },

  whyNot({ figures, table }, { seat, die, range }, { artwork, star, discount }) {
    const player = at(table.players, seat);
    const artist = range === null ? null : figures.dice[die].artist;
    const price = discount ? discountedPrice(figures, range) : priceOf(figures, range);
    const against =
      whyNotArtwork(figures, player, artwork, artist) ??
      (discount ? whyNotDiscount(figures, player, range) : null) ??
      tooLittle(player.fiorini, price, 'R9.3');
    return against ?? (star && player.stars === 0 ? { code: 'noStar', rule: 'R9.5', missing: ['star'] } : null);
  },

  apply(state, step, move, log) {
    const { seat, role, die, range } = step;
    spendDie(state, seat, role, { die, use: range === null ? 'casa' : 'recruit', range }, log);
    payArtist(state, step, move, log);
    completeArtwork(state, step, move.artwork, log);
  },
};

/** R7.4, R9.1 to R9.3  Returns true if the artist can be hired for any artwork; `artist` null: an anonymous one. */
export function canHire(figures: Figures, player: ReadonlyPlayer, artist: Skill | null, range: Range | null): boolean {
  if (player.fiorini < lowestPrice(figures, player, range)) return false;
  for (const artwork of artworksReady(figures, player)) if (accepts(figures, player, artwork, artist)) return true;
  return false;
}

/** Returns the reason against hiring the artist, or null. If no artwork is ready, it names the one that lacks least. */
export function whyNotHire(
  figures: Figures,
  player: ReadonlyPlayer,
  artist: Skill | null,
  range: Range | null,
): Reason | null {
  const ready = artworksReady(figures, player);
  const fitting = (list: readonly Artwork[]) => list.filter((artwork) => accepts(figures, player, artwork, artist));
  if (fitting(ready).length > 0) return tooLittle(player.fiorini, lowestPrice(figures, player, range), 'R9.3');
  const open = ARTWORK_IDS.filter((artwork) => !isCompleted(player, artwork));
  const lacks = (artwork: Artwork) => iconsLacking(marksAt(player, artwork), figures.artworks[artwork].cost);
  const [nearest] = ready.length > 0 ? ready : fitting(open).sort((one, other) => lacks(one) - lacks(other));
  return nearest === undefined
    ? { code: 'nothingFor', artist: owns(player, 'palagio') ? null : artist, rule: 'R9.2' }
    : whyNotArtwork(figures, player, nearest, artist);
}

/** R9.1, R9.2  Returns the reason why the artist cannot complete this artwork, apart from the price, or null. */
function whyNotArtwork(
  figures: Figures,
  player: ReadonlyPlayer,
  artwork: Artwork,
  artist: Skill | null,
): Reason | null {
  const { cost, artists } = figures.artworks[artwork];
  const completed = whyCompleted(player, artwork);
  if (completed !== null) return completed;
  const lacks = lacking(marksAt(player, artwork), cost);
  if (lacks !== null) return { code: 'unready', artwork, lacks, rule: 'R9.1', missing: goodsIn(lacks) };
  if (accepts(figures, player, artwork, artist)) return null;
  return { code: 'wrongType', artwork, accepted: artists, rule: 'R9.2' };
}

/** R9.2, R11.5, R11.13 */
function accepts(figures: Figures, player: ReadonlyPlayer, artwork: Artwork, artist: Skill | null): boolean {
  return artist === null || figures.artworks[artwork].artists.includes(artist) || owns(player, 'palagio');
}

/** R7.4, R11.5 */
export function priceOf({ board }: Figures, range: Range | null): number {
  return range === null ? 0 : board[range].price;
}

/** R11.10 */
export function discountedPrice(figures: Figures, range: Range | null): number {
  return Math.max(0, priceOf(figures, range) - figures.fiorini.bottega);
}

/** R7.4, R11.10  Returns the lowest price at which the player can hire now. */
export function lowestPrice(figures: Figures, player: ReadonlyPlayer, range: Range | null): number {
  return mayDiscount(figures, player, range) ? discountedPrice(figures, range) : priceOf(figures, range);
}

/** R11.5, R11.10  Returns true if the Bottega d'Arte can lower the price; an anonymous artist has no price. */
export function mayDiscount(figures: Figures, player: ReadonlyPlayer, range: Range | null): boolean {
  return priceOf(figures, range) > 0 && isReady(player, 'bottega-d-arte');
}

function whyNotDiscount(figures: Figures, player: ReadonlyPlayer, range: Range | null): Reason | null {
  if (priceOf(figures, range) === 0) return { code: 'nothingToPay', rule: range === null ? 'R11.5' : 'R11.10' };
  return whyUnready(player, 'bottega-d-arte', 'R11.10');
}

/** R9.3 to R9.5  Pays the price and the star, and records the artwork with the points the artist adds. */
function payArtist(
  state: State,
  { seat, die, range }: StepOf<'hire'>,
  { artwork, star, discount }: Hire,
  log: MoveLog,
) {
  const { figures } = state;
  const player = playerOf(state, seat);
  const paid = discount ? discountedPrice(figures, range) : priceOf(figures, range);
  player.fiorini -= paid;
  if (discount) useUp(player, 'bottega-d-arte'); // R11.1
  if (star) player.stars--;
  const points = artistPoints(figures, player, range === null, star);
  const artist = range === null ? null : artistFor(figures, artwork, figures.dice[die].artist);
  player.artworks = [...player.artworks, { artwork, artist, star, points }];
  log.emit?.({ type: 'artistHired', seat, artwork, artist, paid, discount, star, points });
}

/** R9.4, R9.5, R11.12 */
export function artistPoints({ artist }: Figures, player: ReadonlyPlayer, isAnonymous: boolean, star: boolean): number {
  const masterpiece = owns(player, 'zecca') ? artist.starWithZecca : artist.star;
  return (isAnonymous ? artist.anonymous : artist.paid) + (star ? masterpiece : 0);
}

/** R11.13  Returns the artist's type. With the Palagio it is one the artwork accepts if the die's type is not. */
export function artistFor(figures: Figures, artwork: Artwork, named: Skill | null): Skill {
  const { artists } = figures.artworks[artwork];
  return named !== null && artists.includes(named) ? named : at(artists, 0);
}

/** R9.6, R9.7, R9.11  Applies the effects of completing an artwork. Its income comes before the steps of the Chiesa. */
function completeArtwork(state: State, { seat }: StepOf<'hire'>, artwork: Artwork, log: MoveLog): void {
  const { figures, table } = state;
  const area = areaOf(figures, artwork);
  const { spares } = figures.artworks[artwork];
  const isWhole = countCompleted(figures, playerOf(state, seat), area) === ARTWORKS_EACH;
  if (area === 'palazzo') {
    if (spares > 0) gainSpares(state, seat, spares, artwork, log); // R9.6
    if (isWhole) log.emit?.({ type: 'palazzoCompleted', seat });
    return;
  }
  if (isWhole) {
    log.emit?.({ type: 'chiesaCompleted', seat });
    pushStep(table.agenda, { ask: 'track', seat }); // R9.11
  }
  collect(state, seat, artwork, log); // R9.7
}
