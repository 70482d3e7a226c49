import { numeral } from '@signoria/engine';
import type { Seen } from './drawing.ts';
import { fit, right, WIDTH } from './layout.ts';
import { paint } from './paint.ts';
import type { Words } from './words.ts';

const COLUMN = 9;

/** The score sheet, a column for each player; lines in `hidden` would tell what nobody may see yet. */
export function scoreSheet({ scores, names, text }: Seen, hidden: readonly string[], words: Words): string[] {
  const label = WIDTH - COLUMN * names.length;
  const ids = scores[0]?.lines.map(({ id }) => id) ?? [];
  const across = (name: string, cells: readonly string[]) =>
    fit(name, label) + cells.map((cell) => right(cell, COLUMN)).join('');
  const lineOf = (id: string) =>
    across(
      text.scoreLine(id),
      scores.map(({ lines }) => (hidden.includes(id) ? '?' : numeral(lines.find((one) => one.id === id)?.points ?? 0))),
    );
  const totals = scores.map(({ lines }) =>
    lines.reduce((sum, { id, points }) => sum + (hidden.includes(id) ? 0 : points), 0),
  );
  return [
    paint('head', across('', names)),
    ...ids.map(lineOf),
    paint('name', across(words.total, totals.map(numeral))),
    ...(hidden.length === 0 ? [] : [paint('quiet', words.unknownLines)]),
  ];
}

export function winnerLine({ scores, names, seat }: Seen, words: Words): string {
  const winners = scores.filter(({ rank }) => rank === 1).map((score) => score.seat);
  if (winners.length > 1) return words.shared(winners.map((winner) => names[winner]).join(` ${words.and} `));
  return winners[0] === seat ? words.youWin : words.wins(names[winners[0] ?? 0] ?? '');
}
