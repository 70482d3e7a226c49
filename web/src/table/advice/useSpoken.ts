import { at } from '@signoria/engine';
import { useWords } from '../../words/index.ts';
import type { TableSnapshot } from '../tableTypes.ts';
import type { SentenceContext } from './sentences.ts';
import {
  costWords,
  differenceWords,
  moveWords,
  reasonWords,
  recommended,
  replyWords,
  whereWords,
} from './sentences.ts';
import type { ShownAdvice } from './useAdvice.ts';
import type { CoachNote } from './useCoach.ts';

/**
 * Returns what screen readers announce of the hint or the coach's note (`AdvicePanel`), and whether a hint is being
 * computed. `Actions` announces the chosen move.
 */
export function useSpoken(table: TableSnapshot, shown: ShownAdvice | null, note: CoachNote | null) {
  const { say, language } = useWords();
  const context = { say, language, table };
  const spokenByCoach = note === null ? '' : spokenNote(context, note);
  return {
    isHinting: shown !== null && shown.advice === null && !shown.hasFailed,
    spoken: shown === null ? spokenByCoach : spokenHint(context, shown),
  };
}

function spokenHint(context: SentenceContext, { stage, advice, hasFailed }: ShownAdvice): string {
  const { say } = context;
  if (hasFailed) return say('advice.failed');
  if (advice === null) return say('advice.running');
  const { title, words } = whereWords(context, advice);
  if (stage === 'where') return `${title}. ${words}`;
  if (stage !== 'why') return '';
  const moves = recommended(advice).map(({ line }) => moveWords(context, line[0]));
  if (advice.isTie) return [say('advice.either'), ...moves, differenceWords(context, advice)].join('. ');
  const reasons = reasonWords(context, advice.reasons).map((one) => `${one.amount} ${one.unit}: ${one.words}`);
  const first = reasons.length === 0 ? [say('advice.noReason')] : reasons;
  return [...first, differenceWords(context, advice), replyWords(context, advice) ?? ''].join(' ').trim();
}

function spokenNote({ say, language }: SentenceContext, { advice, before, label, move }: CoachNote): string {
  const context: SentenceContext = { say, language, table: before };
  const cost = costWords(context, at(advice.candidates, advice.played ?? 0));
  const yours = say('coach.yours', { move: moveWords(context, move) });
  return `${say('coach.note')}: ${say(`report.label.${label}`)}. ${yours} ${cost}`.trim();
}
