import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@signoria/engine';
import type { EN_PAGES } from './en.pages.ts';
import { EN } from './en.ts';

export { i18n };
export type HomeWords = Readonly<Record<keyof typeof EN, string>>;
export type PageWords = Readonly<Record<keyof typeof EN_PAGES, string>>;
export type Word = keyof HomeWords | keyof PageWords;

/** English is in the shell; the others come when asked for. All are compiled when the web is built (vite.plugins.ts). */
const HOME: Readonly<Record<Language, () => Promise<HomeWords>>> = {
  en: async () => EN,
  de: async () => (await import('./de.ts')).DE,
  it: async () => (await import('./it.ts')).IT,
};
const PAGES: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./en.pages.ts')).EN_PAGES,
  de: async () => (await import('./de.pages.ts')).DE_PAGES,
  it: async () => (await import('./it.pages.ts')).IT_PAGES,
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

/** Whether any page but the home page was opened: from then on its words come along. */
let isInside = false;

/** What was asked for last: words that arrive after somebody has chosen anew are not spoken any more. */
let wanted: Language = 'en';
let latest: Promise<unknown> = Promise.resolve();

export async function speak(language: Language): Promise<void> {
  const words = Promise.all([HOME[language](), isInside ? PAGES[language]() : {}]);
  wanted = language;
  latest = words;
  const [home, pages] = await words;
  if (words !== latest) return;
  i18n.loadAndActivate({ locale: language, messages: { ...home, ...pages } });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Whether this language is spoken, and no other is on its way. */
export function speaks(language: Language): boolean {
  return language === i18n.locale && language === wanted;
}

/** A page behind the home page, once its words are here as well. */
export async function withWords<Page>(page: Promise<Page>): Promise<Page> {
  if (!isInside) {
    isInside = true;
    await speak(wanted);
  }
  await latest.catch(() => undefined); // asked for by another page, or in another language meanwhile
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
