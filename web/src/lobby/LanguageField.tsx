import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { useWords, WORDS } from '../words/index.ts';

interface LanguageProps {
  readonly language: Language | null;
  readonly onChange: (language: Language | null) => void;
}

/** The language that people speak at the table. */
export function LanguageField({ language, onChange }: LanguageProps) {
  const { say } = useWords();
  return (
    <label className="field">
      <span>{say('with.language')}</span>
      <select
        value={language ?? ''}
        onChange={({ target }) => onChange(LANGUAGES.find((one) => one === target.value) ?? null)}
      >
        <option value="">{say('lobby.any.language')}</option>
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {WORDS[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}
