import type { Book, GameText, OptionText, Prose } from './prose.ts';
import { lookedUp, plain } from './prose.ts';
import type { GameFlowTypes } from './questions.ts';
import type { Rulebook, RulebookWords } from './rulebook.ts';

/** The texts that every game has in every language. */
interface AnyWords {
  readonly title: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly scoreLines: Readonly<Record<string, string>>;
  readonly rulebook: RulebookWords;
  /** Adapts words to the next word, where the language does so: Italian "e" becomes "ed" before "Elena". */
  readonly join: (text: Prose) => Prose;
}

/** The functions that build each part of a game's text from the words of a language and its component names. */
interface TextParts<G extends GameFlowTypes, W, N> {
  readonly names: (words: W) => N;
  readonly question: (words: W, names: N) => GameText<G>['question'];
  readonly stage: (words: W, names: N) => GameText<G>['stage'];
  readonly move: (words: W, names: N) => GameText<G>['move'];
  readonly verb: (words: W) => GameText<G>['verb'];
  readonly object: (words: W, names: N) => GameText<G>['object'];
  readonly event: (words: W, names: N) => GameText<G>['event'];
  readonly reason: (words: W, names: N) => (reason: G['reason'], state: G['state']) => Prose;
  readonly explain: (words: W, names: N) => Book<G['state']>;
}

/** A game's text together with the words, names and labels it is built from, for the page that draws the table. */
export interface DrawnText<G extends GameFlowTypes, W, N, L> extends GameText<G> {
  reason(reason: G['reason'], state: G['state']): Prose;
  readonly words: W;
  readonly names: N;
  /** Headings and labels of a drawn table. */
  readonly labels: L;
}

/** Builds a game's text in any language from its parts. This file contains no words of any language. */
export function textFrom<G extends GameFlowTypes, W extends AnyWords, N, L>(parts: TextParts<G, W, N>) {
  return (words: W, labels: L, rulebook: Rulebook): DrawnText<G, W, N, L> => {
    const names = parts.names(words);
    const joined =
      <In extends readonly unknown[]>(describe: (...about: In) => Prose) =>
      (...about: In) =>
        words.join(describe(...about));
    return {
      title: words.title,
      summary: words.summary,
      options: words.options,
      question: joined(parts.question(words, names)),
      stage: parts.stage(words, names),
      move: joined(parts.move(words, names)),
      verb: parts.verb(words),
      object: parts.object(words, names),
      event: joined(parts.event(words, names)),
      reason: joined(parts.reason(words, names)),
      ...lookedUp(joinedBook(words, parts.explain(words, names)), words.scoreLines),
      ...rulebook,
      rulebook: words.rulebook,
      words,
      names,
      labels,
    };
  };
}

function joinedBook<S>({ join }: AnyWords, book: Book<S>): Book<S> {
  const entries = Object.entries(book).map(([id, explain]): [string, Book<S>[string]] => [
    id,
    (state) => {
      const entry = explain(state);
      return { ...entry, lines: entry.lines.map((line) => plain(join([line]))) };
    },
  ]);
  return Object.fromEntries(entries);
}
