import { useEffect, useRef, useState } from 'react';

export interface EndSheetState {
  /** True if the sheet covers the board. */
  readonly isOpen: boolean;
  /** True if the sheet was closed to look at the board and can be reopened. */
  readonly isClosed: boolean;
  /** True if the game ended while this page was open. */
  readonly isFresh: boolean;
  setOpen(isOpen: boolean): void;
}

export function useEnd(isOver: boolean): EndSheetState {
  const [isClosed, setClosed] = useState(false);
  const wasRunning = useRef(!isOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end opens the sheet, also a second one after an undo
  useEffect(() => {
    setClosed(false);
  }, [isOver]);
  return {
    isOpen: isOver && !isClosed,
    isClosed: isOver && isClosed,
    isFresh: wasRunning.current,
    setOpen: (isOpen) => setClosed(!isOpen && isOver),
  };
}
