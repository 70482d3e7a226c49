import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

/** Renders its children after what surrounds them was painted, in slices, so that the first render of a page is short. */
export function AfterPaint({
  fallback = null,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    startTransition(() => setPainted(true));
  }, []);
  return isPainted ? children : fallback;
}
