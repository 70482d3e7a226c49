import type { DrawnText, Rulebook } from '@signoria/engine';
import { textFrom } from '@signoria/engine';
import type { FirenzeTypes } from '../types.ts';
import type { Labels } from './en/labels.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import { eventText } from './events.ts';
import { explainIn } from './explain.ts';
import { moveText } from './moves.ts';
import type { Names } from './names.ts';
import { namesIn } from './names.ts';
import { objectText, verbsIn } from './objects.ts';
import { questionText, stageText } from './questions.ts';
import { reasonText } from './reasons.ts';

export type FirenzeText = DrawnText<FirenzeTypes, Words, Names, Labels>;

/** Builds the texts of a language from its words, labels and rules. */
export const textIn: (words: Words, labels: Labels, rulebook: Rulebook<RuleNumber>) => FirenzeText = textFrom({
  names: namesIn,
  question: questionText,
  stage: stageText,
  move: moveText,
  verb: verbsIn,
  object: objectText,
  event: eventText,
  reason: reasonText,
  explain: explainIn,
});
