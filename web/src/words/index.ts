import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@signoria/engine';
import type { EN_ROOMS } from './en.rooms.ts';
import { EN } from './en.ts';

export { i18n };
export type HomeWords = Readonly<Record<keyof typeof EN, string>>;
export type RoomWords = Readonly<Record<keyof typeof EN_ROOMS, string>>;
export type Word = keyof HomeWords | keyof RoomWords;

/** English is in the shell; the others come when asked for. All are compiled when the web is built (vite.plugins.ts). */
const HOME: Readonly<Record<Language, () => Promise<HomeWords>>> = {
  en: async () => EN,
  de: async () => (await import('./de.ts')).DE,
  it: async () => (await import('./it.ts')).IT,
};
const ROOMS: Readonly<Record<Language, () => Promise<RoomWords>>> = {
  en: async () => (await import('./en.rooms.ts')).EN_ROOMS,
  de: async () => (await import('./de.rooms.ts')).DE_ROOMS,
  it: async () => (await import('./it.rooms.ts')).IT_ROOMS,
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

/** Whether any page but the home page was opened: from then on its words come along. */
let isInside = false;

export async function speak(language: Language): Promise<void> {
  const [home, rooms] = await Promise.all([HOME[language](), isInside ? ROOMS[language]() : {}]);
  i18n.loadAndActivate({ locale: language, messages: { ...home, ...rooms } });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A page behind the home page, once its words are here as well. */
export async function withWords<Page>(page: Promise<Page>): Promise<Page> {
  if (!isInside) {
    isInside = true;
    await speak(i18n.locale as Language);
  }
  return page;
}

export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** The words in the language of the moment; whoever uses them is drawn anew when it changes. */
export function useWords(): { readonly say: Say; readonly language: Language } {
  const { i18n: current } = useLingui();
  const say: Say = (word, values) => withMinus(current._(word, values), values);
  return { say, language: current.locale as Language };
}

/** Intl writes numbers below nothing with a hyphen, everything else here with a minus sign (`numeral`). */
export function withMinus(said: string, values: Parameters<Say>[1] = {}): string {
  const isBelow = Object.values(values).some((value) => typeof value === 'number' && value < 0);
  return isBelow ? said.replace(/-(?=\d)/g, '−') : said;
}
