import type { Language } from '@signoria/engine';
import { TERMINAL_DE } from './terminal.de.ts';
import type { TerminalWords } from './terminal.en.ts';
import { TERMINAL_EN } from './terminal.en.ts';
import { TERMINAL_IT } from './terminal.it.ts';
import { text as de } from './text.de.ts';
import { text as en } from './text.en.ts';
import { text as it } from './text.it.ts';
import type { DiceText } from './textIn.ts';

/** The texts of all languages, for tools. The web page imports only the language in use. */
export const diceText: Readonly<Record<Language, DiceText>> = { en, de, it };

/** Texts used by the terminal only. */
export const diceTerminal: Readonly<Record<Language, TerminalWords>> = {
  en: TERMINAL_EN,
  de: TERMINAL_DE,
  it: TERMINAL_IT,
};
