import { plain } from '@signoria/engine';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../words/index.ts';
import { ChoicePopover } from './ChoicePopover.tsx';
import type { TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';

interface SearchProps {
  readonly snapshot: TableSnapshot;
  readonly choosing: Choosing;
}

const SHEET = 'wordSearch';

/** A search in the words of all legal moves. The "/" key opens it. */
export function WordSearch({ snapshot, choosing }: SearchProps) {
  const { say } = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useSlashKey(() => {
    sheet.current?.togglePopover(true);
    flushSync(() => setOpen(true)); // focuses the field before the next key press
  });
  return (
    <>
      <button type="button" className="tool" popoverTarget={SHEET} title={say('table.search')} data-sign="search">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.4 15.4 20.5 20.5" />
        </svg>
        <span className="unseen">{say('table.search')}</span>
      </button>
      <ChoicePopover id={SHEET} label={say('table.choices')} className="found" sheet={sheet} onOpen={setOpen}>
        {isOpen && (
          <Found
            snapshot={snapshot}
            chosen={choosing.chosen}
            onPick={choosing.pick}
            onClose={() => sheet.current?.hidePopover()}
          />
        )}
      </ChoicePopover>
    </>
  );
}

function useSlashKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent<Element> | globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.key !== '/' || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (document.querySelector('dialog[open]') !== null) return; // an open dialog would block the search
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Focuses the field on mount. */
function useFocusOn(field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    field.current?.focus();
  }, [field]);
}

interface FoundProps {
  readonly snapshot: TableSnapshot;
  readonly chosen: unknown | null;
  readonly onPick: (move: unknown) => void;
  readonly onClose: () => void;
}

function Found({ snapshot: { text, imagined, seat, moves }, chosen, onPick, onClose }: FoundProps) {
  const { say } = useWords();
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusOn(field);
  const all = seat === null ? [] : moves.map((move) => ({ move, words: plain(text.move(move, imagined, seat)) }));
  const shown = all.filter(({ words }) => words.toLowerCase().includes(sought.trim().toLowerCase()));
  const pickAndClose = (move: unknown) => {
    onPick(move);
    onClose();
  };
  return (
    <>
      <input
        ref={field}
        type="search"
        value={sought}
        placeholder={say('table.search')}
        aria-label={say('table.search')}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            if (shown[0] !== undefined) pickAndClose(shown[0].move);
          }
          if (event.key === 'ArrowDown') goThrough(event, list.current, 1);
        }}
      />
      <div
        ref={list}
        role="listbox"
        aria-label={say('table.choices')}
        tabIndex={-1}
        onKeyDown={(event) => goThrough(event, list.current, STEPS[event.key] ?? 0)}
      >
        {shown.map(({ move, words }) => (
          <button
            key={words}
            type="button"
            role="option"
            aria-selected={move === chosen}
            tabIndex={-1}
            onClick={() => pickAndClose(move)}
          >
            {words}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className="muted">{say('table.noMatch')}</p>}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goThrough(event: KeyboardEvent, list: HTMLElement | null, step: number): void {
  if (step === 0 || list === null) return;
  event.preventDefault();
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const here = options.indexOf(document.activeElement as HTMLElement);
  options[(here + step + options.length) % options.length]?.focus();
}
