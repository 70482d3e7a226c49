import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { euphonic } from '@signoria/common/text/it';
import type { Language } from '@signoria/engine';
import { numeralIn } from '@signoria/engine';
import type { Values } from './counts.ts';
import { withCounts } from './counts.ts';
import { HOME as ENGLISH_HOME } from './en/home.ts';
import type { PAGES as ENGLISH_PAGES } from './en/pages.ts';

export { i18n };
export type HomeWords = Readonly<Record<keyof typeof ENGLISH_HOME, string>>;
export type PageWords = Readonly<Record<keyof typeof ENGLISH_PAGES, string>>;
export type TextKey = keyof HomeWords | keyof PageWords;

interface LanguageWords {
  /** The name of the language in that language. */
  readonly name: string;
  /** The locale of dates and lists. */
  readonly locale: string;
  home(): Promise<HomeWords>;
  pages(): Promise<PageWords>;
  /** Adapts words to the sound of those that follow, which are known only in the finished sentence. */
  join?(sentence: string): string;
}

/**
 * The words of each language. The English ones of `home.ts` are bundled with the home page; all others are loaded on
 * demand. All are compiled at build time (vite.plugins.ts).
 */
export const WORDS: Readonly<Record<Language, LanguageWords>> = {
  en: {
    name: 'English',
    locale: 'en-GB',
    home: async () => ENGLISH_HOME,
    pages: async () => (await import('./en/pages.ts')).PAGES,
  },
  de: {
    name: 'Deutsch',
    locale: 'de',
    home: async () => (await import('./de/home.ts')).HOME,
    pages: async () => (await import('./de/pages.ts')).PAGES,
  },
  it: {
    name: 'Italiano',
    locale: 'it',
    home: async () => (await import('./it/home.ts')).HOME,
    pages: async () => (await import('./it/pages.ts')).PAGES,
    join: euphonic,
  },
};

/** True once a page loaded on demand was opened (`withWords`): from then on the words of all pages are loaded. */
let needsPageWords = false;

/** The language requested last. Words of an earlier request are ignored when they arrive. */
let wanted: Language = 'en';
let latest: Promise<unknown> = Promise.resolve();

/** Loads the words of a language and shows the page in it. */
export async function activateLanguage(language: Language): Promise<void> {
  const words = Promise.all([WORDS[language].home(), needsPageWords ? WORDS[language].pages() : {}]);
  wanted = language;
  latest = words;
  const [home, pages] = await words;
  if (words !== latest) return;
  i18n.loadAndActivate({ locale: language, locales: WORDS[language].locale, messages: { ...home, ...pages } });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Returns true if this language is active and no other one is loading. */
export function isLanguageActive(language: Language): boolean {
  return language === i18n.locale && language === wanted;
}

/** Resolves with a page loaded on demand once its words are loaded: any but the home page of a first visit. */
export async function withWords<Page>(page: Promise<Page>): Promise<Page> {
  if (!needsPageWords) {
    needsPageWords = true;
    await activateLanguage(wanted);
  }
  await latest.catch(() => undefined); // loaded by another page, or in another language meanwhile
  return page;
}

export type Say = (word: TextKey, values?: Values) => string;

interface Words {
  readonly say: Say;
  readonly language: Language;
  /** The locale of dates and lists. */
  readonly locale: string;
  /** Formats a number with thousands separators and a minus sign. */
  readonly number: (value: number) => string;
}

/** Returns the words in the current language. Components that use this hook rerender when the language changes. */
export function useWords(): Words {
  const { i18n: current } = useLingui();
  const language = current.locale as Language;
  const number = (value: number) => numeralIn(language, value);
  const say: Say = (word, values = {}) => finished(language, current._(word, withCounts(values, number)), values);
  return { say, language, locale: WORDS[language].locale, number };
}

/** Finishes a message whose placeholders are filled: minus signs, and words that depend on those that follow. */
export function finished(language: Language, said: string, values?: Parameters<Say>[1]): string {
  const { join = (sentence) => sentence } = WORDS[language];
  return join(withMinus(said, values));
}

/** Replaces the hyphen of negative numbers, as formatted by Intl, with a minus sign (see `numeral`). */
export function withMinus(said: string, values: Parameters<Say>[1] = {}): string {
  const isBelow = Object.values(values).some((value) => typeof value === 'number' && value < 0);
  return isBelow ? said.replace(/-(?=\d)/g, '−') : said;
}
