import { useEffect, useRef, useState } from 'react';

export interface EndSheetState {
  /** True if the sheet covers the board. */
  readonly isOpen: boolean;
  /** True if the sheet was closed to look at the board and can be reopened. */
  readonly isAside: boolean;
  /** True if the game ended while this page was open. */
  readonly isFresh: boolean;
  setOpen(isOpen: boolean): void;
}

export function useEnd(isOver: boolean): EndSheetState {
  const [isAside, setAside] = useState(false);
  const wasRunning = useRef(!isOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end opens the sheet, also a second one after an undo
  useEffect(() => {
    setAside(false);
  }, [isOver]);
  return {
    isOpen: isOver && !isAside,
    isAside: isOver && isAside,
    isFresh: wasRunning.current,
    setOpen: (isOpen) => setAside(!isOpen && isOver),
  };
}
