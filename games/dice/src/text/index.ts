import type { GameText, Language, Prose } from '@signoria/engine';
import { lookedUp } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { GameEvent, Move, State } from '../state.ts';
import { DE } from './de.ts';
import type { Words } from './en.ts';
import { EN } from './en.ts';
import { eventText } from './events.ts';
import { explainIn } from './explain.ts';
import { IT } from './it.ts';
import { LABELS_DE } from './labels.de.ts';
import type { Labels } from './labels.en.ts';
import { LABELS_EN } from './labels.en.ts';
import { LABELS_IT } from './labels.it.ts';
import { moveText } from './moves.ts';
import type { Names } from './names.ts';
import { namesIn } from './names.ts';
import { questionText, stageText } from './questions.ts';
import { reasonText } from './reasons.ts';
import { RULES_DE } from './rules.de.ts';
import type { RuleNumber } from './rules.en.ts';
import { RULES_EN } from './rules.en.ts';
import { RULES_IT } from './rules.it.ts';
import { TERMINAL_DE } from './terminal.de.ts';
import type { TerminalWords } from './terminal.en.ts';
import { TERMINAL_EN } from './terminal.en.ts';
import { TERMINAL_IT } from './terminal.it.ts';

export interface DiceText extends GameText<State, Move, GameEvent> {
  reason(reason: Reason, state: State): Prose;
  /** What it is all put together from, for whoever draws the table. */
  readonly words: Words;
  readonly names: Names;
}

/** A language’s words put together; nothing here is in any language. */
function textIn(words: Words, rules: Readonly<Record<RuleNumber, string>>): DiceText {
  const names = namesIn(words);
  return {
    title: words.title,
    summary: words.summary,
    options: words.options,
    question: questionText(words, names),
    stage: stageText(words),
    move: moveText(words, names),
    event: eventText(words, names),
    reason: reasonText(words, names),
    ...lookedUp(explainIn(words, names), words.scoreLines),
    rules,
    words,
    names,
  };
}

export const diceText: Readonly<Record<Language, DiceText>> = {
  en: textIn(EN, RULES_EN),
  de: textIn(DE, RULES_DE),
  it: textIn(IT, RULES_IT),
};

/** For the page alone, and for the terminal alone. */
export const diceLabels: Readonly<Record<Language, Labels>> = { en: LABELS_EN, de: LABELS_DE, it: LABELS_IT };
export const diceTerminal: Readonly<Record<Language, TerminalWords>> = {
  en: TERMINAL_EN,
  de: TERMINAL_DE,
  it: TERMINAL_IT,
};
