import { type MouseEvent, useEffect, useRef } from 'react';

/** For a `dialog` that lies over the page while it is open; Escape or a tap beside it take it away. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && ref.current?.open === false) ref.current.showModal();
    if (!isOpen) ref.current?.close();
  }, [isOpen]);
  return { ref, onClose, onClick: ({ target }: MouseEvent) => target === ref.current && onClose() };
}
