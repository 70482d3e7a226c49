import { useEffect, useState } from 'react';

/** How many lines were said since the chat was last open here. */
export function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isOpen) setRead(count);
  }, [count, isOpen]);
  return Math.max(0, count - read);
}
