import type { Language, Rulebook } from '@signoria/engine';
import { exampleText, LANGUAGES } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { examplesOf, figuresIn } from '../words.ts';

interface ExampleTexts extends Rulebook {
  readonly components: readonly string[];
}

/** The fewest worked examples that the rules of a game have. */
const FEWEST = 5;

/**
 * Registers tests of the worked examples in a game's rules. `figures` returns for each example, by its rule, the numbers
 * of the English text in reading order. It plays the position or reads the tables, so that a changed figure fails.
 */
export function workedExamples(
  texts: Readonly<Record<Language, ExampleTexts>>,
  figures: Readonly<Record<string, () => readonly number[]>>,
): void {
  const english = examplesOf(texts.en);
  const rules = english.map(([rule]) => rule);
  describe('worked examples', () => {
    test('there are enough of them, and each is checked', () => {
      expect(rules.length).toBeGreaterThanOrEqual(FEWEST);
      expect(Object.keys(figures)).toEqual(rules);
    });

    test.each(english)('%s the example has the figures of the game', (rule, example) => {
      expect(numbersIn(exampleText(example))).toEqual(figures[rule]?.());
    });

    test.each(LANGUAGES)('%s has the same examples, figures and components as English', (language) => {
      const own = examplesOf(texts[language]);
      expect(own.map(([rule]) => rule)).toEqual(rules);
      for (const [index, [rule, example]] of own.entries()) {
        const [, first] = english[index] ?? expect.fail(rule);
        expect([rule, example.shows]).toEqual([rule, first.shows]);
        expect([rule, figuresIn(withoutCitations(exampleText(example)))]).toEqual([
          rule,
          figuresIn(withoutCitations(exampleText(first))),
        ]);
        expect([rule, componentsIn(example)]).toEqual([rule, componentsIn(first)]);
        expect(componentsIn(example).filter((id) => !texts[language].components.includes(id))).toEqual([]);
      }
    });
  });
}

function withoutCitations(text: string): string {
  return text.replace(/R\d+(?:\.\d+)?/g, '');
}

function numbersIn(text: string): readonly number[] {
  return (withoutCitations(text).match(/−?\d+(?:,\d{3})*/g) ?? []).map((figure) =>
    Number(figure.replace('−', '-').replace(',', '')),
  );
}

/** Returns the ids of the components that an example draws or names, sorted. */
function componentsIn({ shows, steps }: Rulebook['examples'][string] & object): readonly string[] {
  const names = steps.flatMap((step) => step.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.of])));
  return [...new Set([...shows, ...names])].sort();
}
