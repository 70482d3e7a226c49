import type { CountChanges, Counts, Seat } from '@signoria/engine';
import { at, compare } from '@signoria/engine';
import type { Track } from '../components.ts';
import { scores } from '../score.ts';
import type { ReadonlyPlayer, ReadonlyState } from '../state.ts';
import { palazzoDue } from './sheet.ts';

export type OutcomeCount = 'spare' | 'star' | 'fiorini' | Track | 'points';

/** Counts that are compared between two positions, marks excluded. */
const COUNTS: Counts<ReadonlyState, OutcomeCount> = {
  spare: onSheet(({ spares }) => spares),
  star: onSheet(({ stars }) => stars),
  fiorini: onSheet(({ fiorini }) => fiorini),
  captain: onSheet(({ tracks }) => tracks.captain),
  bishop: onSheet(({ tracks }) => tracks.bishop),
  preacher: onSheet(({ tracks }) => tracks.preacher),
  /** R9.8, R12 */
  points: (state, seat) => at(scores(state), seat).total + palazzoDue(state, seat),
};

function onSheet(count: (player: ReadonlyPlayer) => number): Counts<ReadonlyState, OutcomeCount>[OutcomeCount] {
  return ({ table }, seat) => count(at(table.players, seat));
}

/** Returns the difference the seat's move made. */
export function changesBetween(before: ReadonlyState, after: ReadonlyState, seat: Seat): CountChanges<OutcomeCount> {
  return compare(COUNTS, before, after, seat);
}

/** R12.7  Returns true if a move spends fiorini that would have scored at the end. */
export function losesFioriniPoints(before: ReadonlyState, after: ReadonlyState, seat: Seat): boolean {
  const { fioriniAPoint } = before.figures.left;
  const points = ({ table }: ReadonlyState) => Math.floor(at(table.players, seat).fiorini / fioriniAPoint);
  return points(after) < points(before);
}
