import { useEffect, useLayoutEffect, useRef } from 'react';
import { isOverlayOpen } from '../shell/overlay.ts';

interface KeyActions {
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  readonly onUndoTurn: () => void;
  readonly onConfirm: () => void;
  readonly onHint: () => void;
  readonly onHelp: () => void;
}

/** Keyboard shortcuts of the whole table. Dialogs, popovers and fields take precedence. */
export function useTableKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  // In a layout effect: a key may be pressed before other effects have run.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === null || isTaken(event)) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): keyof KeyActions | null {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'onUndoTurn' : 'onUndo';
    return key === 'Enter' ? 'onConfirm' : null;
  }
  if (altKey) return null;
  if (key === 'Escape') return 'onEscape';
  if (key === '?') return 'onHelp';
  return key === 'h' || key === 'H' ? 'onHint' : null;
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return defaultPrevented || isTyping || isOverlayOpen();
}
