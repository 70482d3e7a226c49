import { useSyncExternalStore } from 'react';

/** From this width on the talk lies open in the rail, and the bar has room for the doors of a table. */
const wide = () => matchMedia('(min-width: 960px)');

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = wide();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => wide().matches,
  );
}
