import { LONGEST_NAME } from '@signoria/protocol';
import { useWords } from '../words/index.ts';

/** The name of a guest, which is the only data a guest must enter. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { say } = useWords();
  return (
    <label className="field">
      <span>{say('with.name')}</span>
      <input
        value={name}
        maxLength={LONGEST_NAME}
        required
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}
