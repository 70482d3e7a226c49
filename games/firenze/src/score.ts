import type { Score, ScoreLine, Seat } from '@signoria/engine';
import { at, memoizeLast, ranked, sumOf } from '@signoria/engine';
import type { Colour } from './bricks.ts';
import { COLOURS } from './bricks.ts';
import type { Card } from './components.ts';
import { LEVELS } from './components.ts';
import type { PublicState, ReadonlyState, ReadonlyTable, Sealer } from './state.ts';

/** The lines of a score, in display order. */
export const SCORE_LINES = [
  'commissions',
  'balconies',
  'levelTiles',
  'churches',
  'endTile',
  'flags',
  'celebrations',
] as const;
export type ScoreLineId = (typeof SCORE_LINES)[number];

/** R13.5  Returns the scores as they stand now; tied players share a rank. */
export function scores(state: ReadonlyState): readonly Score[] {
  const sheets = state.table.players.map((_, seat) => scoreLines(state, seat));
  return ranked(sheets, () => 0);
}

/** Returns the totals of `scores`. */
export function totals(state: ReadonlyState): readonly number[] {
  return state.table.players.map((_, seat) => sumOf(sheetOf(state, seat)));
}

function scoreLines(state: ReadonlyState, seat: Seat): ScoreLine[] {
  const sheet = sheetOf(state, seat);
  return SCORE_LINES.map((id) => ({ id, points: sheet[id] }));
}

/** A player's points by the lines of the score. */
export type Sheet = Readonly<Record<ScoreLineId, number>>;

/** Returns a player's points as they stand now, without a list of lines: bots call this for every position. */
export function sheetOf(state: PublicState, seat: Seat): Sheet {
  const { scored } = at(state.table.players, seat);
  return {
    commissions: scored.commissions, // R7.2
    balconies: scored.balconies, // R7.3
    levelTiles: scored.levelTiles, // R7.4
    churches: scored.churches, // R9.9
    endTile: scored.endTile, // R13.1
    flags: flagPoints(state, seat), // R13.3
    celebrations: celebrations(state, seat), // R13.4
  };
}

function flagPoints({ figures, table }: PublicState, seat: Seat): number {
  const holders = holdersOf(table.seals, table.players.length);
  let points = 0;
  for (let index = 0; index < COLOURS.length; index++)
    if (holders[index] === seat) points += figures.flags[at(COLOURS, index)].points;
  return points;
}

/**
 * R13.3  Returns the player with the most seals of the colour, on a tie with the highest one; null if no player has
 * any.
 */
export function flagHolder({ seals, players }: ReadonlyTable, colour: Colour): Seat | null {
  return holdersOf(seals, players.length)[COLOURS.indexOf(colour)] ?? null;
}

/** The flag holders by colour. Memoized: bots ask for every position, and seals are placed only a few times a game. */
const holdersOf = memoizeLast((seals: readonly Sealer[], seats: number): readonly (Seat | null)[] =>
  COLOURS.map((_, index) => holderOf(seals.slice(index * LEVELS.length, (index + 1) * LEVELS.length), seats)),
);

function holderOf(column: readonly Sealer[], seats: number): Seat | null {
  let holder: Seat | null = null;
  let most = 0;
  let highest = -1;
  for (let seat = 0; seat < seats; seat++) {
    const count = column.filter((sealer) => sealer === seat).length;
    const top = column.lastIndexOf(seat);
    if (count > most || (count === most && count > 0 && top > highest)) {
      holder = seat;
      most = count;
      highest = top;
    }
  }
  return holder;
}

function celebrations(state: PublicState, seat: Seat): number {
  let points = 0;
  for (const card of at(state.table.players, seat).hand)
    if (state.figures.cards[card].kind === 'celebration') points += celebrationPoints(state, seat, card);
  return points;
}

/** R12.4, R12.5, R12.6, R12.7 */
export function celebrationPoints({ figures, table }: PublicState, seat: Seat, card: Card): number {
  const { points, per } = figures.cards[card];
  if (per !== 'lowSeal') return points;
  const seals = lowSeals(table, seat);
  return seals === 0 ? 0 : seals * points; // avoids −0, which JSON does not preserve
}

/** R12.4  The lowest levels, on which seals count. */
export const LOW_LEVELS = 2;
function lowSeals({ seals }: ReadonlyTable, seat: Seat): number {
  let count = 0;
  for (let place = 0; place < seals.length; place++)
    if (seals[place] === seat && place % LEVELS.length < LOW_LEVELS) count++;
  return count;
}
