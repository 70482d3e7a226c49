import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { GLOSSARY as GERMAN } from '../src/text/de/glossary.ts';
import { GLOSSARY as ENGLISH } from '../src/text/en/glossary.ts';
import { GLOSSARY as ITALIAN } from '../src/text/it/glossary.ts';

const GLOSSARIES: Readonly<Record<Language, object>> = { en: ENGLISH, de: GERMAN, it: ITALIAN };

/**
 * Keys whose words are not compared: the good that two rulebooks name differently, other forms of a name, meanings and
 * translations.
 */
const SKIPPED = new Set(['textile', 'title', 'several', 'one', 'short', 'gloss', 'glosses']);

/** Returns the words of all terms, without their meanings. */
function words(terms: object): readonly string[] {
  return Object.entries(terms).flatMap(([term, word]) => {
    if (SKIPPED.has(term)) return [];
    return typeof word === 'string' ? [word] : words(word);
  });
}

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  test('has one word for each thing', () => {
    const all = words(GLOSSARIES[language]);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
    expect(all.length).toBeGreaterThan(15);
  });

  test('translates every name, in a few words', () => {
    const { glosses } = GLOSSARIES[language] as typeof ENGLISH;
    expect(Object.keys(glosses)).toEqual(Object.keys(ENGLISH.glosses));
    expect(Object.values(glosses).filter((gloss) => gloss === '' || gloss.split(' ').length > 6)).toEqual([]);
  });
});
