import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import type { Asides } from './useAsides.ts';
import type { Choosing } from './useChoice.ts';

interface ToolsProps {
  readonly count: number;
  /** So many choices that there is a field to search them. */
  readonly many: boolean;
  readonly choosing: Choosing;
  readonly asides: Asides;
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
  /** From the field down into the list. */
  readonly onDown: () => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onKeys: () => void;
  /** How many things cannot be chosen now, and whether the reasons are shown. */
  readonly impossible: number;
  readonly why: boolean;
  readonly onWhy: (why: boolean) => void;
}

/** Above the choices: how many, a field to search them, a way back, why not others, the keys, and all at once. */
export function WordTools(props: ToolsProps) {
  const { say } = useWords();
  const { count, many, choosing, asides, sought, onSeek, onDown, open, onOpen, onKeys, impossible, why, onWhy } = props;
  const { pointed, chosen, clear } = choosing;
  const isUnderWay = pointed.length > 0 || chosen !== null;
  return (
    <div className="wordTools">
      <span className="crumbs">{say('table.choicesCount', { count })}</span>
      {many && <SearchField sought={sought} onSeek={onSeek} onDown={onDown} />}
      {asides.count > 0 && (
        <button type="button" className="opt off" aria-expanded={asides.open} onClick={asides.toggle}>
          {say('table.asides', { count: asides.count })}
        </button>
      )}
      {isUnderWay && (
        <button type="button" className="opt off" onClick={clear}>
          {say('table.clear')}
        </button>
      )}
      {impossible > 0 && (
        <button type="button" className="opt off" aria-expanded={why} onClick={() => onWhy(!why)}>
          {say('table.whyNot', { count: impossible })}
        </button>
      )}
      <button type="button" className="opt off keysButton" onClick={onKeys}>
        <kbd>?</kbd> {say('table.keysHelp')}
      </button>
      <button type="button" className="opt off more" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? say('table.fewer') : say('table.all')}
      </button>
    </div>
  );
}

/** "/" from anywhere brings the caret here. */
function SearchField({ sought, onSeek, onDown }: Pick<ToolsProps, 'sought' | 'onSeek' | 'onDown'>) {
  const { say } = useWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <input
      ref={field}
      type="search"
      value={sought}
      placeholder={say('table.search')}
      aria-label={say('table.search')}
      onChange={({ target }) => onSeek(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        onDown();
      }}
    />
  );
}
