import type { Language } from '@signoria/engine';
import type * as florenza from '@signoria/florenza';
import { florenzaTerminal, florenzaText } from '@signoria/florenza/text';
import type { Seen } from '../drawing.ts';

/** Types of Florenza used by the drawing. */
export type FlorenzaView = florenza.View;
export type FlorenzaMove = florenza.Move;
export type FlorenzaEvent = florenza.GameEvent;

export function viewOf({ view }: Seen): FlorenzaView {
  return view as unknown as FlorenzaView;
}

export function movesOf({ moves }: Seen): readonly FlorenzaMove[] {
  return moves as readonly FlorenzaMove[];
}

/** Returns the game's words with its short forms for the terminal. */
export function wordsIn(language: Language) {
  return { ...florenzaText[language].words, terminal: florenzaTerminal[language] };
}
export type FlorenzaWords = ReturnType<typeof wordsIn>;
