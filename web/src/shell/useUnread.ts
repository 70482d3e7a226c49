import { useEffect, useState } from 'react';

/** How many there are more than when they were last in sight here. */
export function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    setRead((before) => (isOpen || count < before ? count : before)); // fewer after something was taken back
  }, [count, isOpen]);
  return isOpen ? 0 : Math.max(0, count - read);
}
