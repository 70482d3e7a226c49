import * as cardGame from '@signoria/card';
import type { Language } from '@signoria/engine';
import { listed, plain } from '@signoria/engine';
import type { Drawing, Seen } from '../drawing.ts';
import { choice } from './choices.ts';
import { finalPurses, table } from './table.ts';
import type { CardEvent, CardMove, CardView } from './view.ts';
import { SKILLS, wordsIn } from './view.ts';

/** Events left out of the news: SHOWN_ON_TABLE because the table shows them, PRIVATE if they happened to another player. */
const SHOWN_ON_TABLE: readonly CardEvent['type'][] = [
  'artistsDrawn',
  'monumentsDrawn',
  'artistsRemoved',
  'monumentsRemoved',
  'locationsReset',
  'gameEnded',
];
const PRIVATE: readonly CardEvent['type'][] = ['income', 'cardsDrawn', 'cardKept', 'cardsDiscarded'];

export const drawCardGame: Drawing = {
  table,
  choice: (move, seen) => choice(move as CardMove, seen),
  isNews(event, { seat }) {
    const happened = event as CardEvent;
    if (happened.type === 'extraActions') return happened.seats.includes(seat);
    const isOwn = 'seat' in happened && happened.seat === seat;
    return !SHOWN_ON_TABLE.includes(happened.type) && (isOwn || !PRIVATE.includes(happened.type));
  },
  revealedCard: (event, seen) => revealedCard(event as CardEvent, seen),
  legend,
  revealedAtEnd: finalPurses,
  ending: () => null,
};

function legend(language: Language): string {
  const { and, initial, terminal } = wordsIn(language);
  const letters = SKILLS.map((skill) => [initial(skill)]);
  return terminal.legend(plain(listed(letters, and)));
}

/** R5.3, R5.4  Returns the front of the artist the player hired. */
function revealedCard(event: CardEvent, seen: Seen): ReturnType<Drawing['revealedCard']> {
  if (event.type !== 'artistHired' || event.seat !== seen.seat) return null;
  const { figures } = seen.view as CardView;
  const { artist, value } = event;
  return {
    name: figures.artists[artist].name,
    value,
    isMasterpiece: value === cardGame.masterpieceOf(figures, artist),
  };
}
