import { at } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { AdviceCard } from './AdviceCard.tsx';
import { Reasons } from './HintCard.tsx';
import type { Telling } from './sentences.ts';
import { costWords, lossWords, moveWords, valueWords } from './sentences.ts';
import type { Coach, CoachNote } from './useCoach.ts';

interface NoteProps {
  readonly note: CoachNote;
  readonly coach: Coach;
  readonly telling: Omit<Telling, 'table'>;
  readonly onTakeBack: () => void;
}

/** The coach's note on a costly decision. */
export function NoteCard({ note, coach, telling: { say, language }, onTakeBack }: NoteProps) {
  const { advice, before, label, move } = note;
  const telling: Telling = { say, language, table: before };
  const [best, played] = [at(advice.candidates, 0), at(advice.candidates, advice.played ?? 0)];
  const cost = costWords(telling, played);
  return (
    <AdviceCard title={say('coach.note')} tone="hint" coach={coach} onClose={coach.leave}>
      <p className="adviceVerdict">
        <span className="unseen">
          {say('coach.values', { best: valueWords(telling, best), played: valueWords(telling, played) })}
        </span>
        <span aria-hidden="true">
          {valueWords(telling, best)} → <b>{valueWords(telling, played)}</b>
        </span>
        <span className="verdict">{say(`report.label.${label}`)}</span>
      </p>
      <p>
        {say('coach.yours', { move: moveWords(telling, move) })} {cost}
      </p>
      <Reasons reasons={lossWords(telling, advice.reasons)} />
      <div className="buttonRow">
        <button type="button" className="btn compact go" onClick={onTakeBack}>
          <Icon name="i-undo" /> {say('coach.takeBack')}
        </button>
        <button type="button" className="btn compact" onClick={coach.leave}>
          {say('coach.leave')}
        </button>
      </div>
    </AdviceCard>
  );
}
