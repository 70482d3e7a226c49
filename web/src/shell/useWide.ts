import { useSyncExternalStore } from 'react';
import { TABLET } from '../look/breakpoints.ts';

/** From this width on the talk lies open in the rail, and the bar has room for the doors of a table. */
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
