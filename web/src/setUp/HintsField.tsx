import { useWords } from '../words/index.ts';

interface HintsProps {
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

/** The choice of a game with or without the Hint button. */
export function HintsField({ isAllowed, onChange }: HintsProps) {
  const { say } = useWords();
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
    </fieldset>
  );
}
