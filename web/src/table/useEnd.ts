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
  const [isOpen, setOpen] = useState(true);
  const wasRunning = useRef(!isOver);
  useEffect(() => {
    if (!isOver) setOpen(true); // something was taken back: the next end shows itself again
  }, [isOver]);
  return { isOpen: isOver && isOpen, isAside: isOver && !isOpen, isFresh: wasRunning.current, setOpen };
}
