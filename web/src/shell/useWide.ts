import { useSyncExternalStore } from 'react';
import { TABLET } from '../styles/breakpoints.ts';

/** Matches below the width at which the chat fits into the rail and the table's tools fit into the bar. */
const narrow = () => matchMedia(TABLET);

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = narrow();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => !narrow().matches,
  );
}
