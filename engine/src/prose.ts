import type { Reason } from './rules.ts';

/**
 * Words for people as typed pieces: plain text, and names of components that a page can underline and explain.
 * Words are made from moves and events when they are shown, never stored.
 */
export interface Named {
  /** The component's id in its game. */
  readonly of: string;
  readonly text: string;
}
export type Prose = readonly (string | Named)[];

/** A template whose holes take text, numbers, names and other prose. */
export function prose(strings: TemplateStringsArray, ...holes: readonly (string | number | Named | Prose)[]): Prose {
  const pieces: (string | Named)[] = [];
  strings.forEach((text, index) => {
    if (text !== '') pieces.push(text);
    const hole = holes[index];
    if (hole === undefined) return;
    if (typeof hole === 'object' && !('of' in hole)) pieces.push(...hole);
    else pieces.push(typeof hole === 'number' ? numeral(hole) : hole);
  });
  return pieces;
}

/** A number as it is shown: below nothing with a minus sign, which is wider than a hyphen. */
export function numeral(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

export function plain(words: Prose): string {
  return words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** "a, b and c". */
export function listed(items: readonly Prose[], and: string): Prose {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ` ${and} ` : ', ', ...item];
  });
}

/** As a sentence or an entry begins. */
export function capitalised(words: Prose): Prose {
  const [first = '', ...rest] = words;
  return [typeof first === 'string' ? capital(first) : { of: first.of, text: capital(first.text) }, ...rest];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What another language must say when English says `Said`: any text for a text, a template with the same holes. */
export type Like<Said> = Said extends string
  ? string
  : Said extends (...holes: infer Holes) => infer Words
    ? (...holes: Holes) => Like<Words>
    : { readonly [Key in keyof Said]: Like<Said[Key]> };

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a component is, for its card, its tooltip and `help`. */
export interface Explained {
  /** As printed, in Renaissance Italian where the game has it so. */
  readonly name: string;
  /** What the name means, in the reader's language. */
  readonly gloss: string;
  readonly kind: string;
  /** One line each: cost, effect, points. */
  readonly lines: readonly string[];
  /** Numbers of the rules that speak of it. */
  readonly rules: readonly string[];
}

export interface OptionText {
  readonly name: string;
  readonly explained: string;
  /** The names of what can be chosen, where it is a choice. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The first level of the choices: a verb by itself ("Reserve monument"), and under the heading of its group, if it has one. */
export interface VerbText {
  readonly name: string;
  readonly under: string;
  readonly short: string;
}

export function verbText(name: string, under = '', short = name): VerbText {
  return { name, under, short };
}

/** The second level: an empty name where the verb says it all. */
export interface ObjectText {
  readonly name: string;
  /** A price, a value: what one wants to know before choosing, in a smaller voice. */
  readonly note: string;
}

/** The words of one game in one language. */
export interface GameText<S, M, E> {
  readonly title: string;
  /** The game in a sentence or two. */
  readonly summary: string;
  /** What it is about for whoever reads the rules, in three sentences: what one wants, what one does, what counts. */
  readonly aim: readonly string[];
  readonly options: Readonly<Record<string, OptionText>>;
  /**
   * What is asked of `seat` now, as one sentence. To one who is asked nothing, and to null, it says whom the table waits
   * for, or that the game is over.
   */
  question(state: S, seat: number | null, names: readonly string[]): Prose;
  /** Where the game stands: round, phase, marker. */
  stage(state: S): string;
  /** What `seat` would do. Where several are asked at once, the same answer can cost each something else. */
  move(move: M, state: S, seat: number): Prose;
  /** A verb of the rules (`GameRules.verb`): the first thing one says of a move. */
  verb(verb: string, state: S): VerbText;
  /** What is left to say of a move once its verb is known, in as few words as tell it from the others. */
  object(move: M, state: S, seat: number): ObjectText;
  event(event: E, state: S, names: readonly string[]): Prose;
  /** Why a wish cannot be granted, in one sentence without the number of its rule. */
  reason(reason: Reason, state: S): Prose;
  /** Every id that `explain` knows. */
  readonly components: readonly string[];
  explain(id: string, state: S): Explained;
  scoreLine(id: string): string;
  readonly rules: Readonly<Record<string, string>>;
}

/** What is explained, by its id. */
export type Book<S> = Readonly<Record<string, (state: S) => Explained>>;

/** The part of a game's words that is looked up. */
export function lookedUp<S>(
  book: Book<S>,
  scoreLines: Readonly<Record<string, string>>,
): Pick<GameText<S, unknown, unknown>, 'components' | 'explain' | 'scoreLine'> {
  return {
    components: Object.keys(book),
    explain(id, state) {
      const entry = book[id];
      if (entry === undefined) throw new Error(`nothing is called ${id}`);
      return entry(state);
    },
    scoreLine: (id) => scoreLines[id] ?? id,
  };
}
