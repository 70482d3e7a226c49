import * as cardGame from '@signoria/card';
import { cardTerminal, cardText } from '@signoria/card/text';
import type { Language } from '@signoria/engine';

/** Types of the Card Game used by the drawing. */
export const { GOODS, RESOURCES, SKILLS } = cardGame;
export type ReadonlyGoods = Readonly<cardGame.Goods>;
export type CardView = cardGame.View;
export type CardPlayer = CardView['table']['players'][number];
export type CardMove = cardGame.Move;
export type CardEvent = cardGame.GameEvent;

/** Returns the row of a component, or throws if it is missing. */
export function row<Row>(rows: Readonly<Record<string, Row>>, id: string): Row {
  const found = rows[id];
  if (found === undefined) throw new Error(`the figures have no ${id}`);
  return found;
}

/** Returns the game's words with its short forms for the terminal. */
export function wordsIn(language: Language) {
  return { ...cardText[language].words, terminal: cardTerminal[language] };
}
export type CardWords = ReturnType<typeof wordsIn>;
