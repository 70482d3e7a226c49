import type { ReactNode } from 'react';
import '../styles/dialog.css';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { useModal } from './useModal.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Label of the close button. */
  readonly close?: TextKey;
  /** A button with a lasting effect. It is placed last, so that nobody presses it by mistake. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog. Escape, the close button or a click on the backdrop closes it. */
export function Dialog({ title, isOpen, onClose, close = 'explain.close', action, children }: DialogProps) {
  const { say } = useWords();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className="laid tip over" aria-label={title}>
      {isOpen && (
        <div className="tipBody">
          <h2>{title}</h2>
          {children}
          <div className="buttonRow">
            <button type="button" className="btn compact" onClick={onClose}>
              {say(close)}
            </button>
            {action}
          </div>
        </div>
      )}
    </dialog>
  );
}
