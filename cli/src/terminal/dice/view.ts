import type * as diceGame from '@signoria/dice';
import { diceTerminal, diceText } from '@signoria/dice/text';
import type { Language } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { Seen } from '../drawing.ts';

/** Types of the Dice Game used by the drawing. */
export type DiceView = diceGame.View;
export type DiceMove = diceGame.Move;
export type DiceEvent = diceGame.GameEvent;
export type DicePlayer = diceGame.Player;

export function viewOf({ view }: Seen): DiceView {
  return view as unknown as DiceView;
}

export function movesOf({ moves }: Seen): readonly DiceMove[] {
  return moves as readonly DiceMove[];
}

/** Returns the full name, needed where two components share a short one. */
export function nameOf({ text, imagined }: Seen, id: string): string {
  return text.explain(id, imagined).name;
}

/** Returns the game's words with its short forms for the terminal. */
export function wordsIn(language: Language) {
  const { words, names } = diceText[language];
  return {
    ...words,
    terminal: diceTerminal[language],
    amount: (good: diceGame.Good, count: number) => plain(names.amount(good, count)),
    spares: (count: number) => plain(names.spares(count)),
    stars: (count: number) => plain(names.stars(count)),
  };
}
export type DiceWords = ReturnType<typeof wordsIn>;
