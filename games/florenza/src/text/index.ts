import type { Language } from '@signoria/engine';
import { TERMINAL as terminalDe } from './de/terminal.ts';
import { text as de } from './de/text.ts';
import type { TerminalWords } from './en/terminal.ts';
import { TERMINAL as terminalEn } from './en/terminal.ts';
import { text as en } from './en/text.ts';
import { TERMINAL as terminalIt } from './it/terminal.ts';
import { text as it } from './it/text.ts';
import type { FlorenzaText } from './textIn.ts';

/** The texts of all languages, for tools. The web page imports only the language in use. */
export const florenzaText: Readonly<Record<Language, FlorenzaText>> = { en, de, it };

/** Texts used by the terminal only. */
export const florenzaTerminal: Readonly<Record<Language, TerminalWords>> = {
  en: terminalEn,
  de: terminalDe,
  it: terminalIt,
};
