import { LONGEST_NAME } from '@signoria/protocol';
import { useWords } from '../words/index.ts';

/** What a guest is called: all that is ever asked of one. */
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
