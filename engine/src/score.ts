import { numeral } from './prose.ts';
import type { AnyRules, GameView, Score, ScoreLine, Seat } from './rules.ts';
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

/** A score as it is shown to somebody: lines that would tell a secret have no points, and the total is without them. */
export interface ShownScore extends Omit<Score, 'lines'> {
  readonly lines: readonly ShownLine[];
  /** False while a line is hidden: the total is then the least it can be. */
  readonly isWhole: boolean;
}

export interface ShownLine {
  readonly id: string;
  /** Null where it is hidden. */
  readonly points: number | null;
}

/** What the viewer of this view is shown of the scores. */
export function shownScores(rules: AnyRules, view: GameView, scores: readonly Score[]): readonly ShownScore[] {
  return scores.map((score) => {
    const hidden = rules.hiddenLines(view, score.seat);
    const lines = score.lines.map(({ id, points }) => ({ id, points: hidden.includes(id) ? null : points }));
    return {
      ...score,
      lines,
      total: lines.reduce((sum, { points }) => sum + (points ?? 0), 0),
      isWhole: hidden.length === 0,
    };
  });
}

/** Scores with nothing left out, as at the end. */
export function wholeScores(scores: readonly Score[]): readonly ShownScore[] {
  return scores.map((score) => ({ ...score, isWhole: true }));
}

/** The total in figures, with a plus where lines are hidden that can only add to it. */
export function shownTotal({ total, isWhole }: Pick<ShownScore, 'total' | 'isWhole'>): string {
  return isWhole ? numeral(total) : `${numeral(total)}+`;
}
