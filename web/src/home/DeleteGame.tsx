import { useRef, useState } from 'react';
import { useWords } from '../words/index.ts';

interface DeleteProps {
  readonly names: string;
  readonly onRemove: () => void;
}

/** A button that asks for confirmation on the first press and deletes on the second. */
export function DeleteGame({ names, onRemove }: DeleteProps) {
  const { say } = useWords();
  const [isConfirming, setConfirming] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const keep = () => {
    deleteButton.current?.focus(); // this button disappears
    setConfirming(false);
  };
  return (
    <span className="deleteGame">
      {isConfirming && (
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
        className={isConfirming ? 'btn compact danger' : 'btn compact bare'}
        aria-label={say('home.deleteNamed', { names })}
        onClick={() => (isConfirming ? onRemove() : setConfirming(true))}
      >
        {isConfirming ? say('home.delete') : '×'}
      </button>
    </span>
  );
}
