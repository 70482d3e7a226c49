import { useEffect, useRef } from 'react';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';

const KEYS = {
  'keys.move': ['←', '→', '↑', '↓'],
  'keys.number': ['1', '…', '9'],
  'keys.enter': ['Enter'],
  'keys.confirm': ['Ctrl', 'Enter'],
  'keys.escape': ['Esc'],
  'keys.search': ['/'],
  'keys.hint': ['H'],
  'keys.undo': ['Ctrl', 'Z'],
  'keys.undoTurn': ['Ctrl', 'Shift', 'Z'],
  'keys.tab': ['Tab'],
  'keys.help': ['?'],
} as const satisfies Readonly<Partial<Record<Word, readonly string[]>>>;

/** Every key that does something at the table. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="laid tip" aria-labelledby="keys" onClose={onClose}>
      <div className="tipBody">
        <h2 id="keys">{say('keys.title')}</h2>
        <dl className="keys">
          {Object.entries(KEYS).map(([word, keys]) => (
            <div key={word}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{say(word as Word)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="btn sm" onClick={onClose}>
          {say('explain.close')}
        </button>
      </div>
    </dialog>
  );
}
