import * as cardGame from '@signoria/card';
import { cardText } from '@signoria/card/text';
import type { AnyRules } from '@signoria/engine';
import { begin, LANGUAGES, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { cardEffect, cardName } from '../src/terminal/card/names.ts';
import type { CardView } from '../src/terminal/card/view.ts';
import { wordsIn } from '../src/terminal/card/view.ts';
import { LABEL_WIDTH } from '../src/terminal/columns.ts';
import { drawingOf } from '../src/terminal/drawing.ts';
import { widthOf } from '../src/terminal/paint.ts';
import { scoreSheet } from '../src/terminal/scores.ts';
import { seenBySession } from '../src/terminal/session.ts';
import { WORDS } from '../src/terminal/words/index.ts';

test.each(LANGUAGES)('the hand shows the full name and effect of every card: %s', (language) => {
  const figures = cardGame.card.figures({ guilds: true, openPurses: false });
  const view = { figures } as CardView;
  const words = wordsIn(language);
  for (const card of Object.keys(figures.cards) as cardGame.Card[]) {
    const { artists } = figures.cards[card];
    const printed = `${cardName(view, card, words)}: ${cardEffect(view, card, words)}`;
    expect(widthOf(printed), printed).toBeLessThanOrEqual(LABEL_WIDTH - (artists.length > 0 ? 8 : 4));
  }
});

test.each([
  [false, /^Resources in hand +(-?\d+) +\?$/m, /^Total +(-?\d+) +\d+\+$/m],
  [true, /^Resources in hand +\d+ +\d+$/m, /^Total +\d+ +\d+$/m],
])('the score of other players omits points from purses unless purses are open: %s', (openPurses, line, total) => {
  const rules = cardGame.card as unknown as AnyRules;
  const game = begin(rules, { guilds: true, openPurses }, 2, seedFromText('purses'));
  const seen = seenBySession({
    ...{ rules, game, seat: 0, names: ['Medici', 'Pazzi'], language: 'en', drawing: drawingOf('card') },
    ...{
      text: cardText.en,
      words: WORDS.en,
      bots: [],
      file: '',
      steps: [],
      shownDecisions: 0,
      unfolded: false,
      saveFailure: null,
    },
  } as unknown as Parameters<typeof seenBySession>[0]);
  const sheet = scoreSheet(seen, WORDS.en).join('\n');
  expect(sheet).toMatch(line);
  expect(sheet).toMatch(total);
});
