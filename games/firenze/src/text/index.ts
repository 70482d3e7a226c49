import type { Language } from '@signoria/engine';
import { text as de } from './text.de.ts';
import { text as en } from './text.en.ts';
import { text as it } from './text.it.ts';
import type { FirenzeText } from './textIn.ts';

/** All languages at once, for tools; a page fetches the one it speaks. */
export const firenzeText: Readonly<Record<Language, FirenzeText>> = { en, de, it };
