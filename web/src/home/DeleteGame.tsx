import { useRef, useState } from 'react';
import { useWords } from '../words/index.ts';

interface DeleteProps {
  readonly names: string;
  readonly onRemove: () => void;
}

/** A button that asks for confirmation on the first press and deletes on the second. */
export function DeleteGame({ names, onRemove }: DeleteProps) {
  const { say } = useWords();
  const [sure, setSure] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const keep = () => {
    deleteButton.current?.focus(); // this button disappears
    setSure(false);
  };
  return (
    <span className="deleteGame">
      {sure && (
        <>
          <small>{say('home.deleteSure')}</small>
          <button type="button" className="btn compact" onClick={keep}>
            {say('home.keep')}
          </button>
        </>
      )}
      <button
        ref={deleteButton}
        type="button"
        className={sure ? 'btn compact danger' : 'btn compact bare'}
        aria-label={say('home.deleteNamed', { names })}
        onClick={() => (sure ? onRemove() : setSure(true))}
      >
        {sure ? say('home.delete') : '×'}
      </button>
    </span>
  );
}
