import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Expectation } from '@signoria/engine';
import { EXPECTATIONS } from '@signoria/engine';
import { expect, test } from 'vitest';
import { DE_PAGES } from '../../src/words/de.pages.ts';
import { DE } from '../../src/words/de.ts';
import { EN_PAGES } from '../../src/words/en.pages.ts';
import { EN } from '../../src/words/en.ts';
import type { TextKey } from '../../src/words/index.ts';
import { i18n, speak, withMinus, withWords } from '../../src/words/index.ts';
import { IT_PAGES } from '../../src/words/it.pages.ts';
import { IT } from '../../src/words/it.ts';

const ENGLISH = { ...EN, ...EN_PAGES };
const WORDS = Object.keys(ENGLISH) as TextKey[];

/** Returns the names of the placeholders in a message. */
function holes(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();
}

test.each([
  ['de', { ...DE, ...DE_PAGES }],
  ['it', { ...IT, ...IT_PAGES }],
] as const)('%s says everything, with the same holes, in messages that can be compiled', (_, words) => {
  for (const word of WORDS) {
    expect(holes(words[word]), word).toEqual(holes(ENGLISH[word]));
    expect(words[word].trim(), word).not.toBe('');
    expect(() => compileMessage(words[word]), word).not.toThrow();
  }
});

test('what the engine expects of a file is said with no more than the engine tells', () => {
  for (const what of Object.keys(EXPECTATIONS) as Expectation[])
    expect(holes(EXPECTATIONS[what]), what).toEqual(expect.arrayContaining([...holes(ENGLISH[`expected.${what}`])]));
});

test.each([
  ['en', EN_PAGES, 'with −6 points'],
  ['de', DE_PAGES, 'mit −6 Punkten'],
  ['it', IT_PAGES, 'con −6 punti'],
] as const)(
  '%s says a number below nothing with a minus sign, and leaves hyphens in words alone',
  (locale, words, said) => {
    i18n.loadAndActivate({ locale, messages: { points: compileMessage(words['end.withPoints']) } });
    expect(withMinus(i18n._('points', { count: -6 }), { count: -6 })).toBe(said);
    expect(withMinus('a file-1', { count: 1 })).toBe('a file-1');
  },
);

test('the language that was chosen last is spoken, with all words of the page that was opened meanwhile', async () => {
  await Promise.all([speak('de'), speak('en')]); // the responses may arrive in any order
  expect(i18n.locale).toBe('en');
  const choice = speak('it');
  await Promise.all([withWords(Promise.resolve()), withWords(Promise.resolve())]);
  await choice;
  expect(i18n.locale).toBe('it');
  expect(i18n.messages['settings.title']).toBe(IT_PAGES['settings.title']);
});
