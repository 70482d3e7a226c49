import type { Book, GameText, OptionText, Prose } from './prose.ts';
import { lookedUp } from './prose.ts';
import type { Reason } from './rules.ts';

/** The texts that every game has in every language. */
interface AnyWords {
  readonly title: string;
  readonly summary: string;
  readonly aim: readonly string[];
  readonly options: Readonly<Record<string, OptionText>>;
  readonly scoreLines: Readonly<Record<string, string>>;
}

/** The functions that build each part of a game's text from the words of a language and its component names. */
interface TextParts<S, M, E, R extends Reason, W, N> {
  readonly names: (words: W) => N;
  readonly question: (words: W, names: N) => GameText<S, M, E>['question'];
  readonly stage: (words: W, names: N) => GameText<S, M, E>['stage'];
  readonly move: (words: W, names: N) => GameText<S, M, E>['move'];
  readonly verb: (words: W) => GameText<S, M, E>['verb'];
  readonly object: (words: W, names: N) => GameText<S, M, E>['object'];
  readonly event: (words: W, names: N) => GameText<S, M, E>['event'];
  readonly reason: (words: W, names: N) => (reason: R, state: S) => Prose;
  readonly explain: (words: W, names: N) => Book<S>;
}

/** A game's text together with the words, names and labels it is built from, for the page that draws the table. */
export interface DrawnText<S, M, E, R extends Reason, W, N, L> extends GameText<S, M, E> {
  reason(reason: R, state: S): Prose;
  readonly words: W;
  readonly names: N;
  /** Headings and labels of a drawn table. */
  readonly labels: L;
}

/** Builds a game's text in any language from its parts. This file contains no words of any language. */
export function textFrom<S, M, E, R extends Reason, W extends AnyWords, N, L>(parts: TextParts<S, M, E, R, W, N>) {
  return (words: W, labels: L, rules: Readonly<Record<string, string>>): DrawnText<S, M, E, R, W, N, L> => {
    const names = parts.names(words);
    return {
      title: words.title,
      summary: words.summary,
      aim: words.aim,
      options: words.options,
      question: parts.question(words, names),
      stage: parts.stage(words, names),
      move: parts.move(words, names),
      verb: parts.verb(words),
      object: parts.object(words, names),
      event: parts.event(words, names),
      reason: parts.reason(words, names),
      ...lookedUp(parts.explain(words, names), words.scoreLines),
      rules,
      words,
      names,
      labels,
    };
  };
}
