import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@signoria/engine';
import type { Word, Words } from './en.ts';
import { EN } from './en.ts';

export type { Word } from './en.ts';
export { i18n };

/** English is in the shell; the others come when asked for. All are compiled when the web is built (vite.plugins.ts). */
const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => EN,
  de: async () => (await import('./de.ts')).DE,
  it: async () => (await import('./it.ts')).IT,
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

export async function speak(language: Language): Promise<void> {
  i18n.loadAndActivate({ locale: language, messages: await CATALOGUES[language]() });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** The words in the language of the moment; whoever uses them is drawn anew when it changes. */
export function useWords(): { readonly say: Say; readonly language: Language } {
  const { i18n: current } = useLingui();
  return { say: (word, values) => current._(word, values), language: current.locale as Language };
}
