import { numeral, shownTotal } from '@signoria/engine';
import type { Seen } from './drawing.ts';
import { alignRight, fit, WIDTH } from './layout.ts';
import { paint } from './paint.ts';
import type { PromptWords } from './words/index.ts';

const COLUMN_WIDTH = 9;

/** Draws the score sheet with a column for each player. Points hidden from the person are shown as a question mark. */
export function scoreSheet({ scores, names, text }: Seen, words: PromptWords): string[] {
  const label = WIDTH - COLUMN_WIDTH * names.length;
  const ids = scores[0]?.lines.map(({ id }) => id) ?? [];
  const across = (name: string, cells: readonly string[]) =>
    fit(name, label) + cells.map((cell) => alignRight(cell, COLUMN_WIDTH)).join('');
  const lineOf = (id: string) =>
    across(
      text.scoreLine(id),
      scores.map(({ lines }) => {
        const points = lines.find((one) => one.id === id)?.points ?? null;
        return points === null ? '?' : numeral(points);
      }),
    );
  return [
    paint('head', across('', names)),
    ...ids.map(lineOf),
    paint('name', across(words.total, scores.map(shownTotal))),
    ...(scores.every(({ isWhole }) => isWhole) ? [] : [paint('quiet', words.unknownLines)]),
  ];
}

export function winnerLine({ scores, names, seat }: Seen, words: PromptWords): string {
  const winners = scores.filter(({ rank }) => rank === 1).map((score) => score.seat);
  if (winners.length > 1) return words.shared(winners.map((winner) => names[winner]).join(` ${words.and} `));
  return winners[0] === seat ? words.youWin : words.wins(names[winners[0] ?? 0] ?? '');
}
