import type { Rulebook, RulebookWords } from './rulebook.ts';
import type { GameTypes, Reason } from './rules.ts';

/** The name of a component within a text. A page can underline and explain it. */
export interface Named {
  /** The component's id in its game. */
  readonly of: string;
  readonly text: string;
}

/**
 * Text for people as typed pieces: plain strings, and names of components. It is generated from moves and events when it
 * is shown, never stored.
 */
export type Prose = readonly (string | Named)[];

/** A template tag whose placeholders take text, numbers, names and other prose. */
export function prose(strings: TemplateStringsArray, ...values: readonly (string | number | Named | Prose)[]): Prose {
  const pieces: (string | Named)[] = [];
  strings.forEach((text, index) => {
    if (text !== '') pieces.push(text);
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'object' && !('of' in value)) pieces.push(...value);
    else pieces.push(typeof value === 'number' ? numeral(value) : value);
  });
  return pieces;
}

/** Formats a number for display. Negative numbers get a minus sign, which is wider than a hyphen. */
export function numeral(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** The thousands separator of each language, and the smallest number that has one. */
const THOUSANDS: Readonly<Record<Language, { readonly separator: string; readonly from: number }>> = {
  en: { separator: ',', from: 1000 },
  de: { separator: '.', from: 1000 },
  it: { separator: '.', from: 10_000 },
};

/** Formats a number as `numeral` does, with the thousands separators of a language: "1,100", "1.100", "1100". */
export function numeralIn(language: Language, count: number): string {
  const { separator, from } = THOUSANDS[language];
  return Math.abs(count) < from ? numeral(count) : numeral(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
}

export function plain(words: Prose): string {
  return words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** Joins items as in "a, b and c". */
export function listed(items: readonly Prose[], and: string): Prose {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ` ${and} ` : ', ', ...item];
  });
}

/** Capitalises the first letter, for the start of a sentence or an entry. */
export function capitalised(words: Prose): Prose {
  const [first = '', ...rest] = words;
  return [typeof first === 'string' ? capital(first) : { of: first.of, text: capital(first.text) }, ...rest];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The type of a translation of English texts: a string for a string, a function with the same parameters for a function. */
export type Like<English> = English extends string
  ? string
  : English extends (...given: infer Parameters) => infer Words
    ? (...given: Parameters) => Like<Words>
    : { readonly [Key in keyof English]: Like<English[Key]> };

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The explanation of a component, for its card, its tooltip and `help`. */
export interface Explained {
  /** The printed name, in Renaissance Italian where the game prints it so. */
  readonly name: string;
  /** The meaning of the name, in the reader's language. */
  readonly gloss: string;
  readonly kind: string;
  /** One line each: cost, effect, points. */
  readonly lines: readonly string[];
  /** Numbers of the rules that mention it. */
  readonly rules: readonly string[];
}

export interface OptionText {
  readonly name: string;
  readonly explained: string;
  /** The names of the choices, for an option of kind `choice`. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * The first level of the move menu: the full name of a verb ("Reserve monument"), the heading of its group if it has
 * one, and its short name under that heading.
 */
export interface VerbText {
  readonly name: string;
  readonly under: string;
  readonly short: string;
}

export function verbText(name: string, under = '', short = name): VerbText {
  return { name, under, short };
}

/** The second level of the move menu. The name is empty if the verb is enough. */
export interface ObjectText {
  readonly name: string;
  /** A price or value to know before choosing, shown in smaller type. */
  readonly note: string;
}

/** The text of one game in one language. */
export interface GameText<G extends GameTypes> extends Rulebook {
  readonly title: string;
  /** The game in a sentence or two. */
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionText>>;
  /**
   * Returns the question that `seat` must answer now, as one sentence. For a seat without a question, and for null, it
   * names the players who must decide, or says that the game is over.
   */
  question(state: G['state'], seat: number | null, names: readonly string[]): Prose;
  /** Returns the stage of the game: round, phase, marker. */
  stage(state: G['state']): string;
  /** Describes a move of `seat`. In a simultaneous phase the same answer can cost each seat something different. */
  move(move: G['move'], state: G['state'], seat: number): Prose;
  /** Returns the text of a verb of the rules (`GameRules.verb`): the first part of a move's name. */
  verb(verb: string, state: G['state']): VerbText;
  /** Returns the rest of a move's name after its verb, in the fewest words that distinguish it from the others. */
  object(move: G['move'], state: G['state'], seat: number): ObjectText;
  /** Describes an event. Reads only the figures of the state, so any later state gives the same text. */
  event(event: G['event'], state: G['state'], names: readonly string[]): Prose;
  /** Describes why a wish is not legal, in one sentence without the rule number. */
  reason(reason: Reason, state: G['state']): Prose;
  /** Every id that `explain` accepts. */
  readonly components: readonly string[];
  explain(id: string, state: G['state']): Explained;
  scoreLine(id: string): string;
  /** The words around the rules: headings and the meaning of the sign for rulings. */
  readonly rulebook: RulebookWords;
}

/** Explanations of components by id. */
export type Book<S> = Readonly<Record<string, (state: S) => Explained>>;

/** Builds the lookup members of a game's text. */
export function lookedUp<G extends GameTypes>(
  book: Book<G['state']>,
  scoreLines: Readonly<Record<string, string>>,
): Pick<GameText<G>, 'components' | 'explain' | 'scoreLine'> {
  return {
    components: Object.keys(book),
    explain(id, state) {
      const entry = book[id];
      if (entry === undefined) throw new Error(`no component has the id ${id}`);
      return entry(state);
    },
    scoreLine: (id) => scoreLines[id] ?? id,
  };
}
