import type { Language } from '@signoria/engine';
import { LANGUAGES, seedFromText } from '@signoria/engine';
import { faultFinder, filledIn, styleFaults } from '@signoria/testkit';
import { expect, test } from 'vitest';
import { card } from '../src/index.ts';
import { cardTerminal, cardText } from '../src/text/index.ts';

const shortWords = (language: Language) => [
  ...filledIn(cardText[language].labels),
  ...filledIn(cardTerminal[language]),
];

test.each(LANGUAGES)('short words have no unfilled placeholders: %s', (language) => {
  expect(faultFinder(cardText[language])(...shortWords(language))).toEqual([]);
});

/** Short words that are the same in English. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: ['Hand', 'Anonimo'],
  it: ['Anonimo'],
};

test.each(Object.entries(SHARED))('short words are translated: %s', (language, shared) => {
  const english = shortWords('en');
  expect(shortWords(language as Language).filter((label, index) => label === english[index])).toEqual(shared);
});

test.each(LANGUAGES)('verbs are unique and fit above choices in the terminal: %s', (language) => {
  const opening = card.setup({ guilds: true, openPurses: false }, 2, seedFromText('verbs'));
  const names = card.verbs.flat().map((verb) => cardText[language].verb(verb, opening).name);
  expect(names.filter(({ length }) => length > 20)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each(LANGUAGES)('labels with the name of a player keep the house style: %s', (language) => {
  expect(styleFaults(language, filledIn(cardText[language].labels, ['Anna', 'Elena']))).toEqual([]);
});
