import type { GameText, Language, Prose } from '../prose.ts';
import { plain } from '../prose.ts';
import type { GameRules, GameView, Reason } from '../rules.ts';
import type { Moment } from './moments.ts';
import type { StateOfPlayers } from './table.ts';

/** The words of a game that can also say why not. */
export type Texts<S, M, E, R> = Readonly<Record<Language, GameText<S, M, E> & { reason(reason: R, state: S): Prose }>>;

/** All that a game's words are held against. */
export interface Speech<S extends StateOfPlayers, M, E, V extends GameView, O, R extends Reason> {
  readonly rules: GameRules<S, M, E, V, O>;
  readonly text: Texts<S, M, E, R>;
  /** A table just set up; nothing but words about the game itself is asked of it. */
  readonly opening: S;
  /** Whole games among people who do everything there is to do. */
  readonly moments: readonly Moment<S, M, E>[];
  /** One of each, so that none is without words. */
  readonly everyReason: { readonly [Code in R['code']]: R & { readonly code: Code } };
  /** How much of it must come up in the games: kinds of moves, types of events, reasons. */
  readonly met: { readonly moves: number; readonly events: number; readonly reasons: number };
  /** What counts as a kind of move, where it is not the verb alone. */
  kindOf?(move: M): string;
  /** Events that the rules know and no game brings. */
  readonly neverSeen?: readonly E[];
  /** At every how many of the moments all wishes are looked at. */
  readonly wishesEvery?: number;
  /** The id of everything that must be explained. */
  readonly components: readonly string[];
  readonly scoreLines: readonly string[];
  /** Names that are the same in all languages: of people, of components. */
  readonly properNames: readonly string[];
  /** Words that are English as well, in alphabetical order. */
  readonly shared: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>;
}

export type AnyMove = { readonly do: string };
export type AnyEvent = { readonly type: string };
export type AnySpeech = Speech<StateOfPlayers, AnyMove, AnyEvent, GameView, unknown, Reason>;

/** Who sits at the tables of the kit. */
export const READERS: readonly string[] = ['Anna', 'Bruno', 'Clara', 'Dino', 'Elena'];

const BROKEN = /undefined|\bNaN\b|\[object|\bnull\b|Infinity|\s{2}|\(\)|: *$|^\s*$/;

/** Finds what no reader should ever see: holes in the words, and names that nothing explains. */
export function faultFinder({ components }: { readonly components: readonly string[] }) {
  const explained = new Set(components);
  return (...all: readonly (string | Prose)[]): readonly string[] =>
    all.flatMap((words) => {
      const said = typeof words === 'string' ? words : plain(words);
      const isUnknown = [...words].some((piece) => typeof piece === 'object' && !explained.has(piece.of));
      return BROKEN.test(said) || isUnknown ? [said] : [];
    });
}

/** Everything in a table of words, its holes filled with figures. */
export function filledIn(words: object): readonly string[] {
  return Object.values(words).flatMap((one) => {
    if (typeof one === 'function') return [one(2, 3)];
    return typeof one === 'object' ? filledIn(one) : [one];
  });
}

/** Every word a reader meets, but for titles and proper names. */
export function vocabulary(speech: AnySpeech, language: Language): ReadonlySet<string> {
  const { opening, moments, neverSeen = [], everyReason, scoreLines, properNames } = speech;
  const text = speech.text[language];
  const lines = new Set([
    text.summary,
    ...text.aim,
    ...Object.values(text.rules),
    ...scoreLines.map((id) => text.scoreLine(id)),
  ]);
  for (const { state, seat, moves, after, events } of moments) {
    for (const move of moves) lines.add(plain(text.move(move, state, seat)));
    for (const event of [...events, ...neverSeen]) lines.add(plain(text.event(event, after, READERS)));
    lines.add(plain(text.question(state, seat, READERS))).add(text.stage(state));
  }
  for (const reason of Object.values(everyReason)) lines.add(plain(text.reason(reason, opening)));
  for (const id of text.components) {
    const { gloss, kind, lines: explained } = text.explain(id, opening);
    for (const line of [gloss, kind, ...explained]) lines.add(line);
  }
  for (const { name, explained, choices = {} } of Object.values(text.options))
    for (const line of [name, explained, ...Object.values(choices)]) lines.add(line);
  const proper = new Set([...READERS, ...properNames].flatMap(wordsIn));
  return new Set([...lines].flatMap(wordsIn).filter((word) => !proper.has(word)));
}

function wordsIn(line: string): readonly string[] {
  return line.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [];
}

/** The figures in a rule, whatever their order and however a language parts thousands. */
export function figuresIn(rule: string | undefined): readonly string[] {
  return (rule?.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((figure) => figure.replace(/\D/g, '')).sort();
}
