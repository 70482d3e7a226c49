import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

interface AfterPaintProps {
  /** The number of paints to wait for. */
  readonly paints?: number;
  /** Shown until then: an element of the same size, if the children move what surrounds them. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children after what surrounds them was painted, in slices, so that the first render of a page is short. */
export function AfterPaint({ paints = 1, fallback = null, children }: AfterPaintProps) {
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    if (painted < paints) startTransition(() => setPainted(painted + 1));
  }, [painted, paints]);
  return painted < paints ? fallback : children;
}
