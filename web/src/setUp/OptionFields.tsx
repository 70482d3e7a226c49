import type { LoadedGame } from '@signoria/catalogue';
import type { OptionSpec } from '@signoria/engine';
import { appliesTo } from '@signoria/engine';
import { RuleText } from '../shell/RuleText.tsx';
import { useWords } from '../words/index.ts';

type Options = Readonly<Record<string, unknown>>;

interface OptionsProps {
  readonly entry: LoadedGame;
  readonly options: Options;
  readonly seats: number;
  readonly onChange: (options: Options) => void;
}

export function OptionFields({ entry: { rules, text }, options, seats, onChange }: OptionsProps) {
  const { say } = useWords();
  const offered = rules.options.filter((spec) => appliesTo(spec, seats));
  if (offered.length === 0) return null;
  return (
    <fieldset className="options">
      <legend>{say('new.options')}</legend>
      {offered.map((spec) => {
        const { name, explained, choices = {} } = text.options[spec.id] ?? { name: spec.id, explained: '' };
        return (
          <div key={spec.id} className="option">
            <label htmlFor={`option-${spec.id}`}>
              <OptionInput
                spec={spec}
                names={choices}
                value={options[spec.id]}
                onChange={(value) => onChange({ ...options, [spec.id]: value })}
              />
              <span>{name}</span>
            </label>
            <small className="muted">
              <RuleText text={explained} page={`/rules/${rules.id}`} />
            </small>
          </div>
        );
      })}
    </fieldset>
  );
}

interface InputProps {
  readonly spec: OptionSpec;
  /** Names of the choices in the current language. */
  readonly names: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OptionInput({ spec, names, value, onChange }: InputProps) {
  switch (spec.kind) {
    case 'flag':
      return (
        <input
          id={`option-${spec.id}`}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'number':
      return (
        <input
          id={`option-${spec.id}`}
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      );
    case 'choice':
      return (
        <select id={`option-${spec.id}`} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {spec.choices.map((choice) => (
            <option key={choice} value={choice}>
              {names[choice] ?? choice}
            </option>
          ))}
        </select>
      );
  }
}
