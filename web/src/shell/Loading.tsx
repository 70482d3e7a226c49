import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, startTransition, useEffect, useReducer } from 'react';
import { withWords } from '../words/index.ts';

const listeners = new Set<() => void>();

/** Notifies `Loading` when the promise settles. */
function awaited<Part>(part: Promise<Part>): Promise<Part> {
  const notify = () =>
    setTimeout(() =>
      startTransition(() => {
        for (const listener of listeners) listener();
      }),
    ); // after React has handled the promise
  part.then(notify, notify);
  return part;
}

/** Returns a page, or a part of one, that is loaded together with its words on first render. */
export function lazyPage<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => awaited(withWords(load())));
}

/** Returns a function that fetches each part once and caches it. After a failure the next call fetches again. */
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
 * Suspense without React's throttle. React reveals suspended content at most every 300 ms, and a table loads in three
 * steps. A transition reveals the content at once and renders it in slices, so that a large table does not block the page.
 */
export function Loading({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    listeners.add(render);
    return () => {
      listeners.delete(render);
    };
  }, []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
