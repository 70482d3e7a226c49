import type { Chance, Seat } from '@signoria/engine';
import { at, below, drawnSeed, pick } from '@signoria/engine';
import type { Choose } from '@signoria/testkit';
import type { Die, Place } from './components.ts';
import { BUILDING_IDS, PLACES } from './components.ts';
import type { Figures } from './figures.ts';
import { areaOf, isArtwork } from './figures.ts';
import { GOODS } from './goods.ts';
import { whyClosed } from './icons.ts';
import type { Move, ReadonlyPlayer, ReadonlyState, State } from './state.ts';
import type { DiceTypes } from './types.ts';

/** Functions the conformance kit needs besides the rules. Independent of `view.ts` and `guess.ts`, which they check. */

/** Counts dice, icons, spaces and artworks; the counts are invariant throughout a game. Throws on invalid marks or supplies. */
export function census({ figures, table }: ReadonlyState): Record<string, number> {
  const counts: Record<string, number> = { dice: new Set(table.used).size + 6 - table.used.length };
  const count = (name: string, marked: number, all: number) => {
    if (!(marked >= 0 && marked <= all)) throw new Error(`${marked} of ${all} ${name} marked`);
    counts[name] = (counts[name] ?? 0) + all;
  };
  table.players.forEach((player, seat) => {
    PLACES.forEach((place, index) => {
      const marks = at(player.marks, index);
      const icons = at(figures.sheet, index);
      if (GOODS.some((good) => !(marks[good] >= 0 && marks[good] <= icons[good])))
        throw new Error(`seat ${seat} has marked icons that ${place} does not have`);
      counts[place] = (counts[place] ?? 0) + GOODS.reduce((sum, good) => sum + icons[good], 0);
    });
    for (const track of ['captain', 'bishop', 'preacher'] as const)
      count(`spaces of ${track}`, player.tracks[track], figures.tracks[track].spaces.length);
    count('spaces of the Rione', new Set(player.rione).size, 8);
    count('artworks', new Set(player.artworks.map(({ artwork }) => artwork)).size, 8);
    checkSupply(player, seat);
  });
  return counts;
}

function checkSupply({ spares, stars, fiorini, rione, artworks, usedUp }: ReadonlyPlayer, seat: Seat): void {
  if (spares < 0 || stars < 0 || fiorini < 0 || fiorini % 100 !== 0) throw new Error(`seat ${seat} overspent`);
  for (const list of [rione, usedUp, artworks.map(({ artwork }) => artwork)])
    if (new Set<string>(list).size !== list.length) throw new Error(`seat ${seat} has something twice: ${list}`);
}

/** Returns a state that differs only in what is hidden from the viewer: future rolls. */
export function swapHidden(state: ReadonlyState, _viewer: Seat | null, draw: Chance): State {
  const { figures, table } = state;
  return { figures, table: structuredClone(table), secret: { seed: drawnSeed(draw) } } as State;
}

/**
 * Chooses a move, mostly one that leads to the player's aim. Random play rarely completes an artwork and never reaches
 * the end of a track.
 */
export const lively: Choose<DiceTypes> = (moves, draw, { figures, table }, seat) => {
  const player = at(table.players, seat);
  const aim = aimOf(player);
  const goal = nearestOf(
    aim === 'captainsTrack' ? PLACES : PLACES.filter((place) => partOf(figures, place) === aim),
    player,
    figures,
  );
  const wishes: readonly ((move: Move) => boolean)[] = [
    (move) => move.do === 'hire' || move.do === 'build' || hiresArtist(figures, move),
    (move) => aim === 'captainsTrack' && isCaptainsStep(figures, move),
    (move) => 'place' in move && move.place === goal,
    (move) => move.do === 'use' && move.use === 'resources' && isOpen(figures, player, goal, move.die),
  ];
  const wanted = wishes.map((isWanted) => moves.filter(isWanted)).find((list) => list.length > 0);
  return pick(draw, wanted !== undefined && below(draw, 8) > 0 ? wanted : moves);
};

type Aim = 'captainsTrack' | 'palazzo' | 'chiesa' | 'rione';
const AIMS: readonly Aim[] = ['captainsTrack', 'palazzo', 'chiesa', 'rione'];

/** Returns the aim of a player. It follows from the first building, which is random and stays all game. */
function aimOf({ rione }: ReadonlyPlayer): Aim {
  return at(AIMS, BUILDING_IDS.indexOf(at(rione, 0)) % AIMS.length);
}

function partOf(figures: Figures, place: Place): Aim {
  return isArtwork(place) ? areaOf(figures, place) : 'rione';
}

function isCaptainsStep({ dice }: Figures, move: Move): boolean {
  if (move.do !== 'use') return false;
  return (
    (move.use === 'convento' && move.track === 'captain') ||
    (move.use === 'recruit' && dice[move.die].track === 'captain')
  );
}

function hiresArtist({ dice }: Figures, move: Move): boolean {
  return move.do === 'use' && (move.use === 'casa' || (move.use === 'recruit' && dice[move.die].artist !== null));
}

function isOpen(figures: Figures, player: ReadonlyPlayer, place: Place | undefined, die: Die): boolean {
  return place !== undefined && whyClosed(figures, player, place, figures.dice[die].resource) === null;
}

/** Returns the place with the fewest kinds of open icons, of those that have any. */
function nearestOf(places: readonly Place[], player: ReadonlyPlayer, figures: Figures): Place | undefined {
  let nearest: Place | undefined;
  let fewest = Infinity;
  for (const place of places) {
    const open = GOODS.filter((good) => whyClosed(figures, player, place, good) === null).length;
    if (open > 0 && open < fewest) [nearest, fewest] = [place, open];
  }
  return nearest;
}
