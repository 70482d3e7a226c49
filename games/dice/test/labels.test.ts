import type { Language } from '@signoria/engine';
import { LANGUAGES, seedFromText } from '@signoria/engine';
import { faultFinder, filledIn, styleFaults } from '@signoria/testkit';
import { expect, test } from 'vitest';
import { dice } from '../src/index.ts';
import { diceTerminal, diceText } from '../src/text/index.ts';

const labels = (language: Language) => [
  ...filledIn(diceText[language].labels),
  ...filledIn(diceText[language].words.brief),
];

test.each(LANGUAGES)('short words have no unfilled placeholders: %s', (language) => {
  const all = [...labels(language), ...filledIn(diceTerminal[language])];
  expect(faultFinder(diceText[language])(...all)).toEqual([]);
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('short words are translated: %s', (language) => {
  const english = labels('en');
  expect(labels(language).filter((label, index) => label === english[index])).toEqual(['Rione', '+1, +2', 'Bonus']); // as printed, and a word of all three languages
});

test.each(LANGUAGES)('short words fit on a die and above choices in the terminal: %s', (language) => {
  const { colours, brief } = diceText[language].words;
  const { letters } = diceTerminal[language];
  const longest = (all: readonly string[]) => Math.max(...all.map(({ length }) => length));
  expect(longest([...Object.values(colours), brief.used])).toBeLessThanOrEqual(7);
  expect(longest(Object.values(letters))).toBe(1);
  const opening = dice.setup({ pope: 'normal' }, 1, seedFromText('verbs'));
  const names = dice.verbs.flat().map((verb) => diceText[language].verb(verb, opening).name);
  expect(longest(names)).toBeLessThanOrEqual(16);
  expect(new Set(names).size).toBe(names.length);
});

test.each(LANGUAGES)('labels with the name of a player keep the house style: %s', (language) => {
  expect(styleFaults(language, filledIn(diceText[language].labels, ['Anna', 'Elena']))).toEqual([]);
});
