import type { ReactNode } from 'react';
import { Suspense, useSyncExternalStore } from 'react';

let arrivals = 0;
const listeners = new Set<() => void>();

function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something a page may be waiting for: `Loading` hears when it is there. */
export function awaited<Part>(part: Promise<Part>): Promise<Part> {
  const tell = () =>
    setTimeout(() => {
      arrivals++;
      for (const listener of listeners) listener();
    }); // React has heard of it by then
  part.then(tell, tell);
  return part;
}

/**
 * Suspense that shows its content as soon as it is there. By itself React shows what was suspended at most every 300 ms,
 * and a table comes in three steps; drawn anew for a reason of its own, Suspense does not wait.
 */
export function Loading({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  useSyncExternalStore(onArrival, () => arrivals);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
