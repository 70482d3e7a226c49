import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useWords } from '../../words/index.ts';
import type { Coach } from './useCoach.ts';
import './advice.css';

interface CardProps {
  readonly title: string;
  /** The colour of the edge: that of a hint and of the coach's note, or neutral. */
  readonly tone: 'hint' | 'neutral';
  readonly coach: Coach;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of hints and of the coach: in the rail, on narrow screens a sheet over the dock. */
export function AdviceCard({ title, tone, coach, onClose, children }: CardProps) {
  const { say } = useWords();
  return (
    <section className={`adviceCard ${tone}`} aria-label={title}>
      <header>
        <span className="flame">
          <Icon name="i-hint" />
        </span>
        <h2>{title}</h2>
        {coach.isOffered && <CoachSwitch coach={coach} />}
        <button type="button" className="btn compact bare" aria-label={say('explain.close')} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </section>
  );
}

function CoachSwitch({ coach: { isOn, setOn } }: { readonly coach: Coach }) {
  const { say } = useWords();
  return (
    <label className="coachSwitch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
      <span>{say('coach.name')}</span>
    </label>
  );
}
