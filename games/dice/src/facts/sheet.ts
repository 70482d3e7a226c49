import type { Seat } from '@signoria/engine';
import { at, questionFor } from '@signoria/engine';
import type { Bonus, Building, Place, Space } from '../components.ts';
import { BUILDING_IDS, PLACES, SPACE_IDS, TRACK_IDS } from '../components.ts';
import { artistPoints } from '../decisions/hire.ts';
import type { Figures } from '../figures.ts';
import type { Good } from '../goods.ts';
import { iconCount, iconsLacking, marksAt, whyClosed } from '../icons.ts';
import { awaitsPalazzo, palazzoPoints } from '../palazzo.ts';
import { nextSpace, owns } from '../players.ts';
import type { Reason } from '../reasons.ts';
import type { MoveOf, PublicState, ReadonlyPlayer, Step } from '../state.ts';

export type Supply = Readonly<Record<'spares' | 'stars' | 'fiorini', number>>;

/**
 * R2.4  Returns how much of the supply is crossed out, as far as the sheet shows it. Of fiorini only those for icons
 * are counted: the price of an artist varies (R7.4, R11.10) and is not recorded on the sheet.
 */
export function spentBy(figures: Figures, player: ReadonlyPlayer): Supply {
  return {
    spares: sparesGained(figures, player) - player.spares,
    stars: player.artworks.filter(({ star }) => star).length,
    fiorini: player.marks.reduce((sum, { fiorini }) => sum + fiorini, 0),
  };
}

/** R1.3, R8.7, R9.6, R10.5, R11.11 */
function sparesGained(figures: Figures, player: ReadonlyPlayer): number {
  const { start, artworks, spaces, brings } = figures;
  const built = SPACE_IDS.filter((space) => buildingOn(player, space) !== null);
  const gifts = [
    start.spares,
    bonuses(figures, player, 'spare'),
    ...player.artworks.map(({ artwork }) => artworks[artwork].spares),
    ...built.map((space) => spaces[space].spares),
    owns(player, 'mercato') ? brings.mercato : 0,
  ];
  return gifts.reduce((sum, spares) => sum + spares, 0);
}

/** Counts this bonus on the marked spaces of the tracks. */
function bonuses({ tracks }: Figures, player: ReadonlyPlayer, wanted: Bonus): number {
  const marked = TRACK_IDS.flatMap((track) => tracks[track].spaces.slice(0, player.tracks[track]));
  return marked.filter((bonus) => bonus === wanted).length;
}

/** R8.5  Returns the building on a space, or null. The first building is on space 1, which has no icons (R1.4). */
export function buildingOn({ rione }: ReadonlyPlayer, space: Space): Building | null {
  return rione[SPACE_IDS.indexOf(space) + 1] ?? null;
}

/** R8.5, R8.6  Returns the reason why nothing can be built on this space, whatever its marks; null for the next one. */
export function whyNotOn(player: ReadonlyPlayer, space: Space): Reason | null {
  const building = buildingOn(player, space);
  if (building !== null) return { code: 'builtOver', building, space, rule: 'R8.6' };
  const next = at(PLACES, nextSpace(player)) as Space;
  return space === next ? null : { code: 'outOfOrder', space: next, rule: 'R8.5' };
}

/** R2.2, R8.6  Returns the reason why the `index`-th icon of a kind at a place cannot be marked; null if it is open. */
export function whyNotIcon(
  figures: Figures,
  player: ReadonlyPlayer,
  place: Place,
  good: Good,
  index: number,
): Reason | null {
  const closed = whyClosed(figures, player, place, good);
  if (closed !== null && closed.code !== 'marked') return closed;
  return index < iconCount(marksAt(player, place), good) ? { code: 'crossed', rule: 'R2.2' } : null;
}

/** A building that a space could become. */
export interface Prospect {
  readonly building: Building;
  /** The number of icons not marked yet. */
  readonly missing: number;
  readonly isBuilt: boolean;
}

/** R8.1, R8.4  Returns all buildings, those that lack the fewest marks first and those already built last. */
export function prospects({ buildings }: Figures, player: ReadonlyPlayer, space: Space): readonly Prospect[] {
  const marks = marksAt(player, space);
  const all = BUILDING_IDS.map((building) => ({
    building,
    missing: iconsLacking(marks, buildings[building].cost),
    isBuilt: owns(player, building),
  }));
  return all.sort((one, other) => Number(one.isBuilt) - Number(other.isBuilt) || one.missing - other.missing);
}

/** R9.4, R9.5  Returns the points of an artwork and those its artist would add, as a masterpiece or not. */
export function hireWorth(
  { figures, table }: PublicState,
  seat: Seat,
  { artwork, star }: MoveOf<'hire'>,
): { readonly points: number; readonly artist: number } {
  const step = questionFor<Step>(table.agenda, seat);
  const isAnonymous = step?.ask === 'hire' && step.range === null; // R11.5
  return {
    points: figures.artworks[artwork].points,
    artist: artistPoints(figures, at(table.players, seat), isAnonymous, star),
  };
}

/** R9.8  Returns the points due at the end of the turn for a Palazzo just completed. */
export function palazzoDue({ figures, table }: PublicState, seat: Seat): number {
  return awaitsPalazzo(figures, at(table.players, seat)) ? palazzoPoints(figures, table) : 0;
}
