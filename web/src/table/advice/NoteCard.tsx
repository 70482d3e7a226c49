import { at } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { AdviceCard } from './AdviceCard.tsx';
import { signOfValue } from './Bars.tsx';
import { Reasons } from './HintCard.tsx';
import type { SentenceContext } from './sentences.ts';
import { costWords, lossWords, moveWords, valueWords, worthOf } from './sentences.ts';
import type { Coach, CoachNote } from './useCoach.ts';

interface NoteProps {
  readonly note: CoachNote;
  readonly coach: Coach;
  readonly context: Omit<SentenceContext, 'table'>;
  readonly onTakeBack: () => void;
}

/** The coach's note on a costly decision. */
export function NoteCard({ note, coach, context: { say, language }, onTakeBack }: NoteProps) {
  const { advice, before, label, move } = note;
  const context: SentenceContext = { say, language, table: before };
  const [best, played] = [at(advice.candidates, 0), at(advice.candidates, advice.played ?? 0)];
  const cost = costWords(context, played);
  return (
    <AdviceCard title={say('coach.note')} tone="hint" coach={coach} onClose={coach.dismiss}>
      {!worthOf(best, advice.seat).isSolo && <p>{say('coach.chance')}</p>}
      <p className="adviceVerdict">
        <span className="unseen">
          {say('coach.values', { best: valueWords(context, best), played: valueWords(context, played) })}
        </span>
        <span aria-hidden="true" {...signOfValue(best.chances.length === 1)}>
          {valueWords(context, best)} → <b>{valueWords(context, played)}</b>
        </span>
        <span className="verdict">{say(`report.label.${label}`)}</span>
      </p>
      <p>
        {say('coach.yours', { move: moveWords(context, move) })} {cost}
      </p>
      <Reasons reasons={lossWords(context, advice.reasons)} />
      <div className="buttonRow">
        <button type="button" className="btn compact go" onClick={onTakeBack}>
          <Icon name="i-undo" /> {say('coach.takeBack')}
        </button>
        <button type="button" className="btn compact" onClick={coach.dismiss}>
          {say('coach.leave')}
        </button>
      </div>
    </AdviceCard>
  );
}
