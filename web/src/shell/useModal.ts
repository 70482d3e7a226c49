import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Props of a modal `dialog`. Escape or a click on the backdrop closes it. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && ref.current?.open === false) ref.current.showModal();
    if (!isOpen) ref.current?.close();
  }, [isOpen]);
  useLayoutEffect(() => {
    return () => ref.current?.close(); // a dialog removed while open would not return the focus to its opener
  }, []);
  return {
    ref,
    onClose() {
      if (ref.current?.open !== true) onClose(); // it may have been opened again before the event arrived
    },
    onClick: ({ target }: MouseEvent) => target === ref.current && onClose(),
  };
}
