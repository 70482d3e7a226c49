import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { withWords } from '../words/index.ts';

let arrivals = 0;
const listeners = new Set<() => void>();

function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something a page may be waiting for: `Loading` hears when it is there. */
function awaited<Part>(part: Promise<Part>): Promise<Part> {
  const tell = () =>
    setTimeout(() => {
      arrivals++;
      for (const listener of listeners) listener();
    }); // React has heard of it by then
  part.then(tell, tell);
  return part;
}

/** A page, or a part of one, that is fetched with its words when it is first shown. */
export function lazyPage<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => awaited(withWords(load())));
}

/** Parts that are fetched once each, when first needed; what did not arrive is asked for again. */
export function fetchedParts<Part>() {
  const fetched = new Map<string, Promise<Part>>();
  return (key: string, fetch: () => Promise<Part>): Promise<Part> => {
    const known = fetched.get(key);
    if (known !== undefined) return known;
    const part = awaited(fetch());
    fetched.set(key, part);
    part.catch(() => fetched.delete(key));
    return part;
  };
}

/**
 * Suspense that shows its content as soon as it is there. By itself React shows what was suspended at most every 300 ms,
 * and a table comes in three steps; drawn anew for a reason of its own, Suspense does not wait.
 */
export function Loading({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  useSyncExternalStore(onArrival, () => arrivals);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
