import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';

/**
 * Opens the navigation bar over the table on a phone in landscape, where the bar is hidden. `tableSideways.css` shows
 * the bar while `aria-expanded` is true.
 */
export function MenuButton() {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useOpenBar(isOpen, button, () => setOpen(false));
  return (
    <button ref={button} type="button" className="menuButton" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {say('nav.menu')}
    </button>
  );
}

/** Moves the focus to the open bar. Escape, a link of the bar or a click beside the bar closes it. */
function useOpenBar(isOpen: boolean, button: RefObject<HTMLButtonElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    if (!isOpen) return;
    document.querySelector<HTMLElement>('.bar .brand')?.focus({ preventScroll: true });
    const closing = new AbortController();
    const how = { capture: true, signal: closing.signal };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || button.current?.contains(target)) return;
      if (target.closest('.bar') === null || target.closest('a') !== null) close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // the table's shortcut would discard the choice
      button.current?.focus({ preventScroll: true });
      close.current();
    };
    window.addEventListener('click', onClick, how);
    window.addEventListener('keydown', onKey, how);
    return () => closing.abort();
  }, [isOpen, button]);
}
