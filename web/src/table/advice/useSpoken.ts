import { at } from '@signoria/engine';
import { useWords } from '../../words/index.ts';
import type { TableSnapshot } from '../tableTypes.ts';
import type { Telling } from './sentences.ts';
import { costWords, differenceWords, meant, moveWords, reasonWords, replyWords, whereWords } from './sentences.ts';
import type { ShownAdvice } from './useAdvice.ts';
import type { CoachNote } from './useCoach.ts';

/** The words of a card that are announced. The chosen move has an announcement of its own. */
export function useSpoken(table: TableSnapshot, shown: ShownAdvice | null, note: CoachNote | null) {
  const { say, language } = useWords();
  const telling = { say, language, table };
  const spokenByCoach = note === null ? '' : spokenNote(telling, note);
  return {
    isHinting: shown !== null && shown.advice === null && !shown.hasFailed,
    spoken: shown === null ? spokenByCoach : spokenHint(telling, shown),
  };
}

function spokenHint(telling: Telling, { stage, advice, hasFailed }: ShownAdvice): string {
  const { say } = telling;
  if (hasFailed) return say('advice.failed');
  if (advice === null) return say('advice.running');
  const { title, words } = whereWords(telling, advice);
  if (stage === 'where') return `${title}. ${words}`;
  if (stage !== 'why') return '';
  const moves = meant(advice).map(({ line }) => moveWords(telling, line[0]));
  if (advice.isEither) return [say('advice.either'), ...moves, differenceWords(telling, advice)].join('. ');
  const reasons = reasonWords(telling, advice.reasons).map((one) => `${one.amount} ${one.unit}: ${one.words}`);
  const first = reasons.length === 0 ? [say('advice.noReason')] : reasons;
  return [...first, differenceWords(telling, advice), replyWords(telling, advice) ?? ''].join(' ').trim();
}

function spokenNote({ say, language }: Telling, { advice, before, label, move }: CoachNote): string {
  const telling: Telling = { say, language, table: before };
  const cost = costWords(telling, at(advice.candidates, advice.played ?? 0));
  const yours = say('coach.yours', { move: moveWords(telling, move) });
  return `${say('coach.note')}: ${say(`report.label.${label}`)}. ${yours} ${cost}`.trim();
}
