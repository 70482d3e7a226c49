import { useEffect, useState } from 'react';

/** From this width on the talk lies open in the rail. */
const WIDE = '(min-width: 960px)';

/** How many lines were said since the talk was last open to these eyes. */
export function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isOpen || matchMedia(WIDE).matches) setRead(count);
  }, [count, isOpen]);
  return Math.max(0, count - read);
}
