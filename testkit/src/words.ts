import type { Example, GameRules, GameText, Language, Prose, Rulebook } from '@signoria/engine';
import { exampleText, plain, ruleText, rulingsIn } from '@signoria/engine';
import type { Moment } from './moments.ts';
import type { PeopleTypes } from './table.ts';

/** The texts of a game in all languages, with typed reasons and the labels of a drawn table, if any. */
export type Texts<G extends PeopleTypes> = Readonly<
  Record<Language, GameText<G> & { readonly labels?: object; reason(reason: G['reason'], state: G['state']): Prose }>
>;

/** The text of a game with the data that tests check it against. */
export interface Speech<G extends PeopleTypes> {
  readonly rules: GameRules<G>;
  readonly text: Texts<G>;
  /** A table just set up, for text that does not depend on the position. */
  readonly opening: G['state'];
  /** Complete games whose policy makes every kind of move. */
  readonly moments: readonly Moment<G>[];
  /** One reason per code, so that none lacks text. */
  readonly everyReason: { readonly [Code in G['reason']['code']]: G['reason'] & { readonly code: Code } };
  /** The numbers of kinds of moves, types of events and reasons that must occur in the games. */
  readonly met: { readonly moves: number; readonly events: number; readonly reasons: number };
  /** Returns the kind of a move, if it is not its `do` alone. */
  kindOf?(move: G['move']): string;
  /** Events of the rules that occur in no game. */
  readonly neverSeen?: readonly G['event'][];
  /** Wishes are checked at every n-th moment. */
  readonly wishesEvery?: number;
  /** The ids of all components that must be explained. */
  readonly components: readonly string[];
  readonly scoreLines: readonly string[];
  /** Names that are the same in all languages: of people, of components. */
  readonly properNames: readonly string[];
  /** Words that English has as well, in alphabetical order. */
  readonly shared: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>;
  /** The ids of components whose names take an article in sentences. */
  readonly articled?: readonly string[];
  /** True if all texts are checked for banned patterns (`BANNED`). */
  readonly keepsHouseStyle?: boolean;
}

export type AnySpeech = Speech<PeopleTypes>;

/** Names of the players at the test kit's tables. */
export const PLAYER_NAMES: readonly string[] = ['Anna', 'Bruno', 'Clara', 'Dino', 'Elena'];

const BROKEN = /undefined|\bNaN\b|\[object|\bnull\b|Infinity|\s{2}|\(\)|: *$|^\s*$/;

/** Returns a function that finds texts with unfilled placeholders, and names of components without an explanation. */
export function faultFinder({ components }: { readonly components: readonly string[] }) {
  const explained = new Set(components);
  return (...all: readonly (string | Prose)[]): readonly string[] =>
    all.flatMap((words) => {
      const said = typeof words === 'string' ? words : plain(words);
      const isUnknown = [...words].some((piece) => typeof piece === 'object' && !explained.has(piece.of));
      return BROKEN.test(said) || isUnknown ? [said] : [];
    });
}

/** Returns every text in a table of words. Functions are called with numbers or, if given, with other values. */
export function filledIn(words: object, values: readonly unknown[] = [2, 3]): readonly string[] {
  return Object.values(words).flatMap((one) => {
    if (typeof one === 'function') return [one(...values)];
    return typeof one === 'object' ? filledIn(one, values) : [one];
  });
}

/** Explanations depend on the position. They are checked at the opening and in one of this many positions. */
const EXPLAINED_EVERY = 200;

/**
 * Returns the texts of the summary, moves, events, questions, stages, reasons, rules, score lines, explanations and options
 * of a game.
 */
export function everyLine(speech: AnySpeech, language: Language): ReadonlySet<string> {
  const { opening, moments, scoreLines } = speech;
  const text = speech.text[language];
  const lines = new Set([text.summary, ...rulebookLines(text), ...scoreLines.map((id) => text.scoreLine(id))]);
  for (const composed of composedTexts(speech, language)) lines.add(plain(composed));
  for (const { state } of moments) lines.add(text.stage(state));
  const later = moments.filter((_, index) => index % EXPLAINED_EVERY === 0).map(({ state }) => state);
  for (const state of [opening, ...later])
    for (const id of text.components) {
      const { gloss, kind, lines: explained } = text.explain(id, state);
      for (const line of [gloss, kind, ...explained]) lines.add(line);
    }
  for (const { name, explained, choices = {} } of Object.values(text.options))
    for (const line of [name, explained, ...Object.values(choices)]) lines.add(line);
  return lines;
}

/** Returns the words of the move menu: verbs with their headings, and objects with their notes. */
export function menuLines({ rules, text: texts, moments }: AnySpeech, language: Language): ReadonlySet<string> {
  const text = texts[language];
  const lines = new Set<string>();
  for (const { state, seat, moves } of moments)
    for (const move of moves) {
      for (const line of Object.values(text.verb(rules.verb(move), state))) lines.add(line);
      for (const line of Object.values(text.object(move, state, seat))) lines.add(line);
    }
  return lines;
}

/** Returns the texts that games compose of names and amounts: moves, events, questions and reasons. */
export function composedTexts(
  { text: texts, moments, neverSeen = [], everyReason, opening }: AnySpeech,
  language: Language,
) {
  const text = texts[language];
  return [
    ...moments.flatMap(({ state, seat, moves, after, events }) => [
      ...moves.map((move) => text.move(move, state, seat)),
      ...[...events, ...neverSeen].map((event) => text.event(event, after, PLAYER_NAMES)),
      text.question(state, seat, PLAYER_NAMES),
    ]),
    ...Object.values(everyReason).map((reason) => text.reason(reason, opening)),
  ];
}

/** Returns every text of the rules: overview, rules, reasons of rulings, examples. */
export function rulebookLines({ overview, rules, examples }: Rulebook): readonly string[] {
  const { aim, round, end, points } = overview;
  const reasons = Object.values(rules).flatMap((rule) => rulingsIn(rule).flatMap(({ reason }) => reason || []));
  return [
    ...[aim, round.name, ...round.steps, end, ...points],
    ...Object.values(rules).map((rule) => ruleText(rule)),
    ...reasons,
    ...examplesOf({ examples }).map(([, example]) => exampleText(example)),
  ];
}

/** Returns the worked examples with the numbers of their rules. */
export function examplesOf({ examples }: Pick<Rulebook, 'examples'>): readonly (readonly [string, Example])[] {
  return Object.entries(examples).flatMap(([rule, example]) =>
    example === undefined ? [] : [[rule, example] as const],
  );
}

/** Returns the words of `everyLine`, without proper names. */
export function vocabulary(speech: AnySpeech, language: Language): ReadonlySet<string> {
  const proper = new Set([...PLAYER_NAMES, ...speech.properNames].flatMap(wordsIn));
  const words = [...everyLine(speech, language)].flatMap(wordsIn);
  return new Set(words.filter((word) => !proper.has(word)));
}

function wordsIn(line: string): readonly string[] {
  return line.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [];
}

/** Returns the numbers in a rule, sorted and without thousands separators. */
export function figuresIn(rule: string | undefined): readonly string[] {
  return (rule?.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((figure) => figure.replace(/\D/g, '')).sort();
}
