import { useEffect } from 'react';

interface Deeds {
  readonly onEscape: () => void;
  readonly onUndo: () => void;
}

/** Keys that hold anywhere on the table: Escape lets go of the choice, Ctrl+Z takes back. Dialogs and fields go first. */
export function useTableKeys({ onEscape, onUndo }: Deeds): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (event.defaultPrevented || isTyping || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Escape') onEscape();
      if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onUndo();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape, onUndo]);
}
