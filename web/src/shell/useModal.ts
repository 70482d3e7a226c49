import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** For a `dialog` that lies over the page while it is open; Escape or a tap beside it take it away. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && ref.current?.open === false) ref.current.showModal();
    if (!isOpen) ref.current?.close();
  }, [isOpen]);
  useLayoutEffect(() => {
    return () => ref.current?.close(); // one that is taken away open would keep the focus from whoever opened it
  }, []);
  return { ref, onClose, onClick: ({ target }: MouseEvent) => target === ref.current && onClose() };
}
