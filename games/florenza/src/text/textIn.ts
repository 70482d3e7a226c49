import type { GameText, Prose } from '@signoria/engine';
import { lookedUp } from '@signoria/engine';
import type { GameEvent } from '../events.ts';
import type { Reason } from '../reasons.ts';
import type { Move, State } from '../state.ts';
import type { Words } from './en.ts';
import { eventText } from './events.ts';
import { explainIn } from './explain.ts';
import type { Labels } from './labels.en.ts';
import { moveText } from './moves.ts';
import type { Names } from './names.ts';
import { namesIn } from './names.ts';
import { objectText, verbsIn } from './objects.ts';
import { questionText, stageText } from './questions.ts';
import { reasonText } from './reasons.ts';
import type { RuleNumber } from './rules.en.ts';

export interface FlorenzaText extends GameText<State, Move, GameEvent> {
  reason(reason: Reason, state: State): Prose;
  /** What it is all put together from, for whoever draws the table. */
  readonly words: Words;
  readonly names: Names;
  /** For the page alone. */
  readonly labels: Labels;
}

/** A language’s words put together; nothing here is in any language. */
export function textIn(words: Words, labels: Labels, rules: Readonly<Record<RuleNumber, string>>): FlorenzaText {
  const names = namesIn(words);
  return {
    title: words.title,
    summary: words.summary,
    aim: words.aim,
    options: words.options,
    question: questionText(words, names),
    stage: stageText(words),
    move: moveText(words, names),
    verb: verbsIn(words),
    object: objectText(words, names),
    event: eventText(words, names),
    reason: reasonText(words, names),
    ...lookedUp(explainIn(words, names), words.scoreLines),
    rules,
    words,
    names,
    labels,
  };
}
