import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Expectation, Language } from '@signoria/engine';
import { EXPECTATIONS, LANGUAGES, numeralIn } from '@signoria/engine';
import { styleFaults } from '@signoria/testkit';
import { expect, test } from 'vitest';
import { withCounts } from '../../src/words/counts.ts';
import type { TextKey } from '../../src/words/index.ts';
import { activateLanguage, finished, i18n, WORDS, withMinus, withWords } from '../../src/words/index.ts';
import { withoutIntl } from '../../vite.plugins.ts';

/** Returns the words of all pages in a language. */
async function wordsIn(language: Language): Promise<Readonly<Record<TextKey, string>>> {
  return { ...(await WORDS[language].home()), ...(await WORDS[language].pages()) };
}
const ENGLISH = await wordsIn('en');

/** Returns the names of the placeholders in a message. */
function placeholdersIn(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();
}

test.each(LANGUAGES)(
  '%s has every message, with the placeholders of English, and each can be compiled',
  async (language) => {
    const words = await wordsIn(language);
    for (const word of Object.keys(ENGLISH) as TextKey[]) {
      expect(placeholdersIn(words[word]), word).toEqual(placeholdersIn(ENGLISH[word]));
      expect(words[word].trim(), word).not.toBe('');
      expect(() => compileMessage(words[word]), word).not.toThrow();
    }
  },
);

/** Values for the placeholders of a message: names in some sentences, numbers in others. */
function samples(message: string): readonly Readonly<Record<string, string | number>>[] {
  const counted = new Set([...message.matchAll(/\{(\w+), plural/g)].map(([, name = '']) => name));
  const filled = (name: string, count: number) =>
    Object.fromEntries(placeholdersIn(message).map((key) => [key, counted.has(key) ? count : name]));
  return [filled('Anna', 0), filled('Elena', 1), filled('Bruno e Elena', 2), filled('Dino', 1100)];
}

test.each(LANGUAGES)('%s keeps the house style in every message, with names and numbers filled in', async (locale) => {
  const words = await wordsIn(locale);
  const messages = Object.fromEntries(Object.entries(words).map(([word, shown]) => [word, compileMessage(shown)]));
  i18n.loadAndActivate({ locale, locales: WORDS[locale].locale, messages });
  const shown = Object.entries(words).flatMap(([word, message]) =>
    samples(message).map((values) => finished(locale, i18n._(word, values), values)),
  );
  expect(styleFaults(locale, shown)).toEqual([]);
});

/** The buttons that confirm the question of a dialog. */
const CONFIRMING = ['undo.takeBack', 'passkey.removeNow', 'me.signOutForGood', 'home.delete'] as const;

test('no Italian button that confirms says "Annulla", which dialogs use for leaving everything as it is', async () => {
  const words = await wordsIn('it');
  for (const word of CONFIRMING) expect(words[word], word).not.toMatch(/annulla/i);
});

/** A large number, a date and a list in each language. */
const FORMATTED: Readonly<Record<Language, readonly string[]>> = {
  en: ['1,100 points', '17 Nov 2026', 'Anna, Bruno and Elena'],
  de: ['1.100 Punkte', '17.11.2026', 'Anna, Bruno und Elena'],
  it: ['1100 punti', '17 nov 2026', 'Anna, Bruno ed Elena'],
};

test.each(LANGUAGES)('%s formats numbers, dates and lists as its readers do', async (locale) => {
  const words = await wordsIn(locale);
  const { locale: locales } = WORDS[locale];
  i18n.loadAndActivate({ locale, locales, messages: { points: compileMessage(words['table.points']) } });
  const date = new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locales).format(['Anna', 'Bruno', 'Elena']);
  expect(numeralIn(locale, -1100)).toBe(`−${FORMATTED[locale][0]?.split(' ')[0]}`);
  expect([i18n._('points', { count: 1100 }), date.format(Date.UTC(2026, 10, 17)), finished(locale, list)]).toEqual(
    FORMATTED[locale],
  );
});

test('Italian prepositions and conjunctions suit the name that follows', async () => {
  const words = await wordsIn('it');
  i18n.loadAndActivate({ locale: 'it', messages: { curtain: compileMessage(words['table.curtain']) } });
  const shown = (name: string) => finished('it', i18n._('curtain', { name }));
  expect([shown('Anna'), shown('Bruno')]).toEqual(['Passa lo schermo ad Anna', 'Passa lo schermo a Bruno']);
});

test('messages about files use only placeholders that the engine fills', () => {
  for (const what of Object.keys(EXPECTATIONS) as Expectation[])
    expect(placeholdersIn(EXPECTATIONS[what]), what).toEqual(
      expect.arrayContaining([...placeholdersIn(ENGLISH[`expected.${what}`])]),
    );
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
  await Promise.all([activateLanguage('de'), activateLanguage('en')]); // the responses may arrive in any order
  expect(i18n.locale).toBe('en');
  const choice = activateLanguage('it');
  await Promise.all([withWords(Promise.resolve()), withWords(Promise.resolve())]);
  await choice;
  expect(i18n.locale).toBe('it');
  expect(i18n.messages['settings.title']).toBe((await wordsIn('it'))['settings.title']);
});

test.each(LANGUAGES)('%s has the same words for every number without Intl as with it', async (locale) => {
  const words = Object.entries(await wordsIn(locale)).filter(([, message]) => message.includes(', plural,'));
  const compiled = words.map(([word, message]) => [word, compileMessage(message)] as const);
  const built = compiled.map(([word, message]) => [`${word} built`, withoutIntl(message)] as const);
  i18n.loadAndActivate({
    locale,
    locales: WORDS[locale].locale,
    messages: Object.fromEntries([...compiled, ...built]),
  });
  for (const [word, message] of words)
    for (const count of [-1, 0, 1, 2, 11, 100, 1100, 12_000]) {
      const values = Object.fromEntries(placeholdersIn(message).map((key) => [key, count]));
      const said = i18n._(
        `${word} built`,
        withCounts(values, (value) => numeralIn(locale, value)),
      );
      expect(finished(locale, said, values), word).toBe(finished(locale, i18n._(word, values), values));
    }
  expect(words.length).toBeGreaterThan(10);
});
