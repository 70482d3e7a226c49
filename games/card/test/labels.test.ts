import type { Language } from '@signoria/engine';
import { capital, LANGUAGES } from '@signoria/engine';
import { faultFinder, filledIn } from '@signoria/engine/testkit';
import { expect, test } from 'vitest';
import { cardTerminal, cardText } from '../src/text/index.ts';

const shortWords = (language: Language) => [
  ...filledIn(cardText[language].labels),
  ...filledIn(cardTerminal[language]),
];

test.each(LANGUAGES)('short words have no holes in them: %s', (language) => {
  expect(faultFinder(cardText[language])(...shortWords(language))).toEqual([]);
});

test.each([
  ['de', ['Hand', 'Anonimo']],
  ['it', ['Anonimo']],
] as const)('short words are not left in English: %s', (language, shared) => {
  const english = shortWords('en');
  expect(shortWords(language).filter((label, index) => label === english[index])).toEqual(shared);
});

test.each(LANGUAGES)('headings of choices have room in the terminal: %s', (language) => {
  const { deeds, complete, reserve, takeOne } = cardText[language].words;
  const { play, reserveArtist, at } = cardTerminal[language];
  const priced = [at(deeds.sell.name, 200), at(deeds.buy.name, 200)];
  for (const heading of [play, complete, reserve, reserveArtist, capital(takeOne), ...priced])
    expect(heading.length, heading).toBeLessThanOrEqual(14);
});
