import type { Language, Like, Prose, Source } from '@signoria/engine';
import { numeralIn } from '@signoria/engine';
import type { english } from './en/words.ts';

/** A component in a sentence: its name alone, and its name with the article, as an object. */
export interface Noun {
  readonly name: Prose;
  readonly the: Prose;
}

/** A word as written within a sentence, and its meaning. */
export interface Word {
  readonly name: string;
  readonly gloss: string;
}

/** The Italian article of a name, from which other languages derive gender and number. Empty for people. */
export type Article = 'il' | 'lo' | 'l’o' | 'la' | 'l’a' | 'i' | 'gli' | '';

/** `fabric` and `textile` are the same good in different rulebooks. */
type Good = 'marble' | 'wood' | 'metal' | 'fabric' | 'textile' | 'gold' | 'spice' | 'fiorini';
interface GoodWord extends Word {
  readonly one?: string;
  readonly several?: string;
  /** An abbreviation of at most five letters for a narrow column, if the name is longer. */
  readonly short?: string;
}
export type GoodWords = Readonly<Record<Good, GoodWord>>;

/** The words that all games share, in one language. */
type Florentine = Like<typeof english>;

/** The shared words as games use them. A game's own words extend these. */
export interface FlorentineWords extends Omit<Florentine, 'articles' | 'sources'> {
  readonly language: string;
  /** Formats a number with thousands separators and a minus sign. */
  number(count: number): string;
  /** Returns the article with the space or apostrophe that follows it. */
  the(article: Article): string;
  /** Returns the word alone, in the form for this count. */
  good(good: Good, count: number): string;
  /** Returns the heading for a narrow column. */
  short(good: Good): string;
  /** Returns one letter for a type of artist. */
  initial(skill: keyof Florentine['skills']): string;
  /**
   * Adapts the end of a text to the word after it, as Italian "ad" and "ed" before the same vowel; other languages return it
   * unchanged.
   */
  join(text: Prose): Prose;
  /** Describes the source of a component's figures. */
  source(source: Source): string;
}

/** Builds the shared words of a language: its texts, and functions that choose the right form. */
export function florentineWords(
  language: Language,
  { articles, sources, ...words }: Florentine,
  join: (text: Prose) => Prose = (text) => text,
): FlorentineWords {
  return {
    ...words,
    language,
    number: (count) => numeralIn(language, count),
    join,
    the: (article) => articles[article],
    good(good, count) {
      const { name, one = name, several = name } = words.goods[good];
      return count === 1 ? one : several;
    },
    short: (good) => words.goods[good].short ?? words.goods[good].name,
    initial: (skill) => words.skills[skill].name.charAt(0).toUpperCase(),
    source: (source) => sources[source],
  };
}
