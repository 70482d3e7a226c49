import * as cardGame from '@signoria/card';
import { LANGUAGES } from '@signoria/engine';
import { expect, test } from 'vitest';
import { cardEffect, cardName } from '../src/terminal/card/names.ts';
import type { CardView } from '../src/terminal/card/view.ts';
import { wordsIn } from '../src/terminal/card/view.ts';
import { LABEL } from '../src/terminal/columns.ts';
import { widthOf } from '../src/terminal/paint.ts';

test.each(LANGUAGES)('every card of the hand has room for its name and what it does: %s', (language) => {
  const figures = cardGame.card.figures({ guilds: true, openPurses: false });
  const view = { figures } as CardView;
  const words = wordsIn(language);
  for (const card of Object.keys(figures.cards) as cardGame.Card[]) {
    const { artists } = figures.cards[card];
    const said = `${cardName(view, card, words)}: ${cardEffect(view, card, words)}`;
    expect(widthOf(said), said).toBeLessThanOrEqual(LABEL - (artists.length > 0 ? 8 : 4));
  }
});
