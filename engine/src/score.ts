import { numeral } from './prose.ts';
import type { AnyRules, GameState, GameView, Score, ScoreLine, Seat } from './rules.ts';
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

/** Points as shown to a viewer, without lines that would reveal a secret. */
export interface ShownPoints {
  readonly total: number;
  /** False while a line is hidden; the total is then a lower bound. */
  readonly isWhole: boolean;
}

/** A score as shown to a viewer. Hidden lines have no points. */
export interface ShownScore extends Omit<Score, 'lines'>, ShownPoints {
  readonly lines: readonly ShownLine[];
  /** The points without lines that count only at the end of the game; all points once the game is over. */
  readonly earned: ShownPoints;
}

export interface ShownLine {
  readonly id: string;
  /** Null if hidden. */
  readonly points: number | null;
}

/** Returns the scores as the viewer of `view` may see them; with all lines if the view is null. */
export function shownScores(rules: AnyRules, state: GameState, view: GameView | null): readonly ShownScore[] {
  const isOver = rules.pending(state).length === 0;
  return rules.scores(state).map((score) => {
    const hidden = view === null ? [] : rules.hiddenLines(view, score.seat);
    const lines = score.lines.map(({ id, points }) => ({ id, points: hidden.includes(id) ? null : points }));
    const all = sumOfLines(lines);
    const earned = isOver ? all : sumOfLines(lines.filter(({ id }) => !rules.endLines.includes(id)));
    return { ...score, ...all, lines, earned };
  });
}

function sumOfLines(lines: readonly ShownLine[]): ShownPoints {
  return {
    total: lines.reduce((sum, { points }) => sum + (points ?? 0), 0),
    isWhole: lines.every(({ points }) => points !== null),
  };
}

/** Returns the scores of a finished game, with no line hidden. */
export function finalScores(scores: readonly Score[]): readonly ShownScore[] {
  return scores.map((score) => ({ ...score, isWhole: true, earned: { total: score.total, isWhole: true } }));
}

/** Formats points, with a plus sign while lines are hidden that can only add to them. */
export function shownTotal({ total, isWhole }: ShownPoints): string {
  return isWhole ? numeral(total) : `${numeral(total)}+`;
}
