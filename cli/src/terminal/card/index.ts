import type { Drawing, Seen } from '../drawing.ts';
import { choice } from './choices.ts';
import { hiddenLines } from './players.ts';
import { table } from './table.ts';
import type { CardEvent, CardMove, CardView } from './view.ts';
import { row } from './view.ts';
import { BOARD_WORDS } from './words.ts';

/** What everybody sees on the table anyway, or what only concerns the one it happened to. */
const ASIDE = ['artistsDrawn', 'monumentsDrawn', 'artistsRemoved', 'monumentsRemoved', 'locationsReset', 'gameEnded'];
const PRIVATE = ['income', 'cardsDrawn', 'cardKept', 'cardsDiscarded'];

export const drawCardGame: Drawing = {
  table,
  choice: (move, seen) => choice(move as CardMove, seen),
  isNews(event, { seat }) {
    const { type, seat: whose, seats } = event as CardEvent;
    if (type === 'extraActions') return seats?.includes(seat) === true;
    return !ASIDE.includes(type) && (whose === seat || !PRIVATE.includes(type));
  },
  triumph: (event, seen) => triumph(event as CardEvent, seen),
  legend: (language) => BOARD_WORDS[language].legend,
  hiddenScores: ({ view }) => hiddenLines(view as unknown as CardView),
};

/** R5.3, R5.4  The front of the artist the player hired. */
function triumph({ type, seat, artist, value }: CardEvent, seen: Seen): ReturnType<Drawing['triumph']> {
  if (type !== 'artistHired' || seat !== seen.seat || artist === undefined || value === undefined) return null;
  const { name, values } = row((seen.view as unknown as CardView).figures.artists, artist);
  return { name, value, best: value === Math.max(...values) && value > Math.min(...values) };
}
