import { keepRecord } from './moments.ts';

/** Opens a record, as saved by the end of a game or the terminal: from a file, or pasted as text. */
export function OpenRecord({ onOpen }: { readonly onOpen: () => void }) {
  const open = (text: string) => {
    if (text.trim() === '') return;
    keepRecord(text);
    onOpen();
  };
  return (
    <details>
      <summary>Open a record</summary>
      <p>
        <label>
          File{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={async ({ target }) => open((await target.files?.[0]?.text()) ?? '')}
          />
        </label>
      </p>
      <p>
        <label>
          Text <textarea rows={4} cols={60} onBlur={({ target }) => open(target.value)} />
        </label>
      </p>
    </details>
  );
}
