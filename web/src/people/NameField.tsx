import { MAX_NAME_LENGTH } from '@signoria/protocol';
import { useWords } from '../words/index.ts';

/** The field for a person's name, the only data that a guest must enter. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { say } = useWords();
  return (
    <label className="field">
      <span>{say('with.name')}</span>
      <input
        value={name}
        maxLength={MAX_NAME_LENGTH}
        required
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}
