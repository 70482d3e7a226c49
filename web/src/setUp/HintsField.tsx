import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface HintsProps {
  readonly isAllowed: boolean;
  /** True to offer the coach, at a table with one person. */
  readonly offersCoach?: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

/** The choice of a game with or without the Hint button and the coach. */
export function HintsField({ isAllowed, offersCoach = false, onChange }: HintsProps) {
  const { say } = useWords();
  const { coach } = useSettings();
  return (
    <fieldset className="options">
      <legend>{say('new.help')}</legend>
      <div className="option">
        <label>
          <input type="checkbox" checked={isAllowed} onChange={({ target }) => onChange(target.checked)} />
          <span>{say('new.hints')}</span>
        </label>
        <small className="muted">{say('new.hintsExplained')}</small>
      </div>
      {offersCoach && (
        <div className="option">
          <label>
            <input
              type="checkbox"
              checked={isAllowed && coach === 'on'}
              disabled={!isAllowed}
              onChange={({ target }) => changeSettings({ coach: target.checked ? 'on' : 'off' })}
            />
            <span>{say('coach.new')}</span>
          </label>
          <small className="muted">{say('coach.newExplained')}</small>
        </div>
      )}
    </fieldset>
  );
}
