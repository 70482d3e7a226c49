import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useModal } from '../shell/useModal.ts';
import { useWords } from '../words/index.ts';
import '../styles/help.css';
import { isOverlayOpen } from '../shell/overlay.ts';

interface PanelProps {
  readonly title: string;
  readonly className?: string;
  /** A button in the head, before Close. */
  readonly tool?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel over the rail of a wide screen. Board, dock and keyboard shortcuts stay usable; Escape always closes the
 * panel.
 */
export function PanelBeside({ title, className = '', tool, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useFocus(panel);
  useEscape(panel, onClose);
  return (
    <aside ref={panel} className={`help ${className}`} aria-label={title} tabIndex={-1} onKeyDown={keepFromTable}>
      <Head title={title} tool={tool} onClose={onClose} />
      <div className="helpBody">{children}</div>
    </aside>
  );
}

/** A modal sheet over the whole of a narrow screen. */
export function SheetOver({ title, className = '', tool, onClose, children }: PanelProps) {
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal} className={`laid help ${className}`} aria-label={title}>
      <Head title={title} tool={tool} onClose={onClose} />
      <div className="helpBody">{children}</div>
    </dialog>
  );
}

function Head({ title, tool, onClose }: Pick<PanelProps, 'title' | 'tool' | 'onClose'>) {
  const { say } = useWords();
  return (
    <div className="helpHead">
      <span className="caps">{title}</span>
      {tool}
      <button type="button" className="btn compact" onClick={onClose}>
        {say('explain.close')}
      </button>
    </div>
  );
}

/** Keeps keys pressed in the panel from triggering the table's shortcuts. */
function keepFromTable(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation();
}

/** Moves the focus to the panel when it opens and back to the previous element when it closes. */
function useFocus(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel]);
}

/** Closes the panel on Escape, before the table's shortcuts. Open dialogs, pop-ups and panels over this one close first. */
function useEscape(panel: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      const isOnTop = [...document.querySelectorAll('aside.help')].at(-1) === panel.current;
      if (event.key !== 'Escape' || isOverlayOpen() || !isOnTop) return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [panel]);
}
