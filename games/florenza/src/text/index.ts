import type { Language } from '@signoria/engine';
import { TERMINAL_DE } from './terminal.de.ts';
import type { TerminalWords } from './terminal.en.ts';
import { TERMINAL_EN } from './terminal.en.ts';
import { TERMINAL_IT } from './terminal.it.ts';
import { text as de } from './text.de.ts';
import { text as en } from './text.en.ts';
import { text as it } from './text.it.ts';
import type { FlorenzaText } from './textIn.ts';

/** All languages at once, for tools; a page loads only its own. */
export const florenzaText: Readonly<Record<Language, FlorenzaText>> = { en, de, it };

/** Words that only the terminal uses. */
export const florenzaTerminal: Readonly<Record<Language, TerminalWords>> = {
  en: TERMINAL_EN,
  de: TERMINAL_DE,
  it: TERMINAL_IT,
};
