import { useEffect, useState } from 'react';

/** Counts the items added since the list was last open. */
export function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    setRead((before) => (isOpen || count < before ? count : before)); // undo can shrink the count
  }, [count, isOpen]);
  return isOpen ? 0 : Math.max(0, count - read);
}
