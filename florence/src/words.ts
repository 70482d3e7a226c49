import type { Like, Prose, Source } from '@signoria/engine';
import type { english } from './en.ts';

/** A component in a sentence: alone, and as what something is done to or meant for, with its article. */
export interface Noun {
  readonly name: Prose;
  readonly the: Prose;
}

/** A word as it stands within a sentence, and what it means. */
export interface Word {
  readonly name: string;
  readonly gloss: string;
}

/** The Italian article of a name; it tells gender and number in the other languages too. None before people. */
export type Article = 'il' | 'lo' | 'l’o' | 'la' | 'l’a' | 'i' | 'gli' | '';

/** One rulebook's fabric is another's textile. */
type Good = 'marble' | 'wood' | 'metal' | 'fabric' | 'textile' | 'gold' | 'spice' | 'fiorini';
interface GoodWord extends Word {
  readonly one?: string;
  readonly several?: string;
  /** For a narrow column, five letters at most, where the name has more. */
  readonly short?: string;
}
export type Goods = Readonly<Record<Good, GoodWord>>;

/** What every game of the house says alike, in one language. */
type Florentine = Like<typeof english>;

/** A game's own words begin with these. */
export interface FlorentineWords extends Omit<Florentine, 'articles' | 'sources'> {
  /** With the space or apostrophe that parts it from the name. */
  the(article: Article): string;
  /** The word alone, for so many. */
  good(good: Good, count: number): string;
  /** At the head of a narrow column. */
  short(good: Good): string;
  /** What stands for a type of artist where there is room for one letter. */
  initial(skill: keyof Florentine['skills']): string;
  /** Where the figures of a component come from. */
  source(source: Source): string;
}

export function spoken({ articles, sources, ...words }: Florentine): FlorentineWords {
  return {
    ...words,
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
