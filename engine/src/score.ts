import type { Score, ScoreLine, Seat } from './rules.ts';
import { at } from './rules.ts';

/** How far the first is ahead of the second; below 0 when it is behind. */
export type TieBreak = (one: Seat, other: Seat) => number;

/** Adds up everyone's lines and ranks them: more points are better, then the tie-break decides; equals share a rank. */
export function ranked(sheets: readonly (readonly ScoreLine[])[], tieBreak: TieBreak): readonly Score[] {
  const totals = sheets.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const lead: TieBreak = (one, other) => at(totals, one) - at(totals, other) || tieBreak(one, other);
  return sheets.map((lines, seat) => ({
    seat,
    total: at(totals, seat),
    lines,
    rank: 1 + sheets.filter((_, other) => lead(other, seat) > 0).length,
  }));
}

/** The points of all lines of a sheet. */
export function sumOf(sheet: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const line in sheet) sum += sheet[line] as number;
  return sum;
}
