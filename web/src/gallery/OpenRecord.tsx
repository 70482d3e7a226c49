import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { storeRecord } from './moments.ts';

/** Opens a record, as saved at the end of a game or by the terminal: from a file, or pasted as text. */
export function OpenRecord({ onOpen }: { readonly onOpen: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = (text: string) => {
    const reason = storeRecord(text);
    setRefusal(reason);
    if (reason === null) onOpen();
  };
  const openFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    open(await file.text());
    input.value = ''; // allows choosing the same file again after a change
  };
  const openText = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(String(new FormData(event.currentTarget).get('record')));
  };
  return (
    <details>
      <summary>Open a record</summary>
      <p>
        <label>
          File <input type="file" accept=".json,application/json" onChange={({ target }) => openFile(target)} />
        </label>
      </p>
      <form onSubmit={openText}>
        <label>
          Text <textarea name="record" rows={4} cols={60} required />
        </label>{' '}
        <button type="submit" className="btn">
          Open
        </button>
      </form>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </details>
  );
}
