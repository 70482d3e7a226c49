import { type ReactNode, useEffect, useRef } from 'react';
import '../look/dialog.css';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The word on the button that takes it away. */
  readonly close?: Word;
  /** A button of consequence; it stands last, so that nobody presses it by mistake. */
  readonly deed?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet laid over the page; Escape, the button or a tap beside it take it away. */
export function Dialog({ title, isOpen, onClose, close = 'explain.close', deed, children }: DialogProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog
      ref={dialog}
      className="tip over"
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className="tipBody">
          <h2>{title}</h2>
          {children}
          <div className="doors">
            <button type="button" className="btn sm" onClick={onClose}>
              {say(close)}
            </button>
            {deed}
          </div>
        </div>
      )}
    </dialog>
  );
}
