import type { Seat } from '@signoria/engine';
import { at, contains, mapRows, memoizeLast, memoizeLastFour } from '@signoria/engine';
import type { Artwork, ArtworkArea, Building, BuildingRow, Die } from './components.ts';
import { ARTWORK_IDS, BUILDING_IDS, BUILDINGS, DICE } from './components.ts';
import type { Figures } from './figures.ts';
import { areaOf } from './figures.ts';
import type { Goods } from './goods.ts';
import { covers } from './goods.ts';
import type { Reason } from './reasons.ts';
import type { GainSource, Holder, MoveLog, Player, ReadonlyPlayer, ReadonlyTable, State } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';

export function playerOf(state: State, seat: Seat): Player {
  return at(state.table.players, seat);
}

/** R3.3, R13.1  Returns the number of turns in a round: one for each player, and in solo games one for the Pope. */
export function turnsFor(seats: number): number {
  return seats === 1 ? 2 : seats;
}

/** R3.3, R13.1  Returns who is active in a turn of this round, counted from 0. */
export function activeIn({ players, firstPlayer }: ReadonlyTable, turn: number): Holder {
  return players.length === 1 && turn === 1 ? 'ghost' : (firstPlayer + turn) % players.length;
}

export function owns(player: ReadonlyPlayer, building: Building): boolean {
  return contains(player.rione, building);
}

/** R11.1  Returns true if the player has the building and has not used it this turn. */
export function isReady(player: ReadonlyPlayer, building: Building): boolean {
  return owns(player, building) && !contains(player.usedUp, building);
}

/** R11.1 */
export function useUp(player: Player, building: Building): void {
  player.usedUp = [...player.usedUp, building];
}

/** Returns the reason why the building cannot be used now, or null; `rule` is that of its effect. */
export function whyUnready(player: ReadonlyPlayer, building: Building, rule: RuleNumber): Reason | null {
  if (!owns(player, building)) return { code: 'notBuilt', building, rule };
  return isReady(player, building) ? null : { code: 'usedUp', building, rule: 'R11.1' };
}

/** R11.3  The building with which each die may have any value. */
export const ANY_VALUE = byDie('anyValue');
/** R11.4  The building that trades the resource of each die. */
export const TRADES = byDie('trades');

/** R11.1  Returns true if the effect of the building works once per turn. */
export function isOnceATurn(building: Building): boolean {
  const { onceATurn }: BuildingRow = BUILDINGS[building];
  return onceATurn === true;
}

function byDie(effect: 'anyValue' | 'trades'): Readonly<Record<Die, Building>> {
  const rows: Readonly<Record<Building, BuildingRow>> = BUILDINGS;
  return mapRows(DICE, (_, die) => BUILDING_IDS.find((building) => rows[building][effect] === die) as Building);
}

/** R8.5  Returns the index in `PLACES` of the space to build on next; past the last one if the Rione is full. */
export function nextSpace(player: ReadonlyPlayer): number {
  return ARTWORK_IDS.length + player.rione.length - 1;
}

/** R8.1, R8.4, R8.5  Returns the buildings that can be built on the next space, in the order of the building table. */
export function buildable(figures: Figures, player: ReadonlyPlayer): readonly Building[] {
  const covered = coveredBy(figures, player);
  return covered.length === 0 ? covered : covered.filter((building) => !owns(player, building));
}

/** R8.1  Returns the buildings whose costs the marks of the next space cover, including those already built. */
export function coveredBy(figures: Figures, player: ReadonlyPlayer): readonly Building[] {
  const marks = player.marks[nextSpace(player)];
  return marks === undefined ? NONE : coveredByMarks(marks, figures);
}
const NONE: readonly Building[] = [];

const coveredByMarks = memoizeLastFour((marks: Readonly<Goods>, { costs }: Figures): readonly Building[] =>
  BUILDING_IDS.filter((_, index) => covers(marks, at(costs, index))),
);

/** R9.1  Returns the artworks that lack only an artist, in the order of the sheet. */
export function artworksReady(figures: Figures, player: ReadonlyPlayer): readonly Artwork[] {
  const marked = fullyMarked(player.marks, figures);
  return marked.length === 0 ? marked : marked.filter((artwork) => !isCompleted(player, artwork));
}

const fullyMarked = memoizeLast((marks: readonly Readonly<Goods>[], { sheet }: Figures): readonly Artwork[] =>
  ARTWORK_IDS.filter((_, index) => covers(at(marks, index), at(sheet, index))),
);

export function isCompleted({ artworks }: ReadonlyPlayer, artwork: Artwork): boolean {
  return artworks.some((completed) => completed.artwork === artwork);
}

/** R9.2  Returns null if the artwork is not completed. */
export function whyCompleted(player: ReadonlyPlayer, artwork: Artwork): Reason | null {
  return isCompleted(player, artwork) ? { code: 'completed', artwork, rule: 'R9.2' } : null;
}

/** R9.8, R9.11, R4.1  Counts the completed artworks of the Palazzo or of the Chiesa. */
export function countCompleted(figures: Figures, { artworks }: ReadonlyPlayer, area: ArtworkArea): number {
  let count = 0;
  for (const { artwork } of artworks) if (areaOf(figures, artwork) === area) count++;
  return count;
}

/** R2.4  Adds fiorini to the supply. */
export function gainFiorini(state: State, seat: Seat, fiorini: number, from: GainSource, log: MoveLog): void {
  playerOf(state, seat).fiorini += fiorini;
  log.emit?.({ type: 'fioriniGained', seat, fiorini, from });
}

export function gainSpares(state: State, seat: Seat, spares: number, from: GainSource, log: MoveLog): void {
  playerOf(state, seat).spares += spares;
  log.emit?.({ type: 'sparesGained', seat, spares, from });
}
