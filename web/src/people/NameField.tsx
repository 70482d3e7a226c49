import { useWords } from '../words/index.ts';

/** What a guest is called: all that is ever asked of one. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { say } = useWords();
  return (
    <label className="field">
      <span>{say('with.name')}</span>
      <input
        value={name}
        maxLength={40}
        required
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}

/** Why the server did not do it. */
export function Failure({ failure }: { failure: string | null }) {
  if (failure === null) return null;
  return (
    <p className="why" role="alert">
      {failure}
    </p>
  );
}
