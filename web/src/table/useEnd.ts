import { useEffect, useRef, useState } from 'react';

export interface End {
  /** Whether the sheet lies over the board. */
  readonly isOpen: boolean;
  /** It was put aside to look at the board, and can be fetched again. */
  readonly isAside: boolean;
  /** Whether this page saw the game end, and did not just open an old one. */
  readonly isFresh: boolean;
  setOpen(isOpen: boolean): void;
}

export function useEnd(isOver: boolean): End {
  const [isAside, setAside] = useState(false);
  const wasRunning = useRef(!isOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every end shows itself, also one after something was taken back
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
