import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Expectation, Language } from '@signoria/engine';
import { EXPECTATIONS, LANGUAGES } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { TextKey } from '../../src/words/index.ts';
import { i18n, speak, WORDS, withMinus, withWords } from '../../src/words/index.ts';

/** Returns the words of all pages in a language. */
async function wordsIn(language: Language): Promise<Readonly<Record<TextKey, string>>> {
  return { ...(await WORDS[language].home()), ...(await WORDS[language].pages()) };
}
const ENGLISH = await wordsIn('en');

/** Returns the names of the placeholders in a message. */
function holes(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();
}

test.each(LANGUAGES)(
  '%s has every message, with the placeholders of English, and each can be compiled',
  async (language) => {
    const words = await wordsIn(language);
    for (const word of Object.keys(ENGLISH) as TextKey[]) {
      expect(holes(words[word]), word).toEqual(holes(ENGLISH[word]));
      expect(words[word].trim(), word).not.toBe('');
      expect(() => compileMessage(words[word]), word).not.toThrow();
    }
  },
);

test('messages about files use only placeholders that the engine fills', () => {
  for (const what of Object.keys(EXPECTATIONS) as Expectation[])
    expect(holes(EXPECTATIONS[what]), what).toEqual(expect.arrayContaining([...holes(ENGLISH[`expected.${what}`])]));
});

/** The message `end.withPoints` for −6 points. */
const MINUS_SIX: Readonly<Record<Language, string>> = {
  en: 'with −6 points',
  de: 'mit −6 Punkten',
  it: 'con −6 punti',
};

test.each(LANGUAGES)('%s writes negative numbers with a minus sign and keeps the hyphens of words', async (locale) => {
  const words = await wordsIn(locale);
  i18n.loadAndActivate({ locale, messages: { points: compileMessage(words['end.withPoints']) } });
  expect(withMinus(i18n._('points', { count: -6 }), { count: -6 })).toBe(MINUS_SIX[locale]);
  expect(withMinus('a file-1', { count: 1 })).toBe('a file-1');
});

test('the language chosen last is active, with all words of the page opened meanwhile', async () => {
  await Promise.all([speak('de'), speak('en')]); // the responses may arrive in any order
  expect(i18n.locale).toBe('en');
  const choice = speak('it');
  await Promise.all([withWords(Promise.resolve()), withWords(Promise.resolve())]);
  await choice;
  expect(i18n.locale).toBe('it');
  expect(i18n.messages['settings.title']).toBe((await wordsIn('it'))['settings.title']);
});
