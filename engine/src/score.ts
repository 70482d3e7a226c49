import { numeral } from './prose.ts';
import type { AnyRules, GameView, Score, ScoreLine, Seat } from './rules.ts';
import { at } from './rules.ts';

/** Compares two seats: positive if the first is ahead, negative if it is behind. */
export type TieBreak = (one: Seat, other: Seat) => number;

/** Sums up the lines of each seat and ranks the seats by points, then by the tie-break. Equal seats share a rank. */
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

export function sumOf(sheet: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const line in sheet) sum += sheet[line] as number;
  return sum;
}

/** A score as shown to a viewer. Lines that would reveal a secret have no points and are not part of the total. */
export interface ShownScore extends Omit<Score, 'lines'> {
  readonly lines: readonly ShownLine[];
  /** False while a line is hidden; the total is then a lower bound. */
  readonly isWhole: boolean;
}

export interface ShownLine {
  readonly id: string;
  /** Null if hidden. */
  readonly points: number | null;
}

/** Returns the scores as the viewer of `view` may see them. */
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

/** Returns the scores with no line hidden, as at the end of the game. */
export function wholeScores(scores: readonly Score[]): readonly ShownScore[] {
  return scores.map((score) => ({ ...score, isWhole: true }));
}

/** Formats the total, with a plus sign while lines are hidden that can only add to it. */
export function shownTotal({ total, isWhole }: Pick<ShownScore, 'total' | 'isWhole'>): string {
  return isWhole ? numeral(total) : `${numeral(total)}+`;
}
