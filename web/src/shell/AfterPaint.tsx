import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

interface AfterPaintProps {
  /** The number of paints to wait for. */
  readonly paints?: number;
  /** Shown instead until then. It needs the size of the children if they would otherwise move other parts of the page. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children after the rest of the page was painted, in a transition, so that the first render is short. */
export function AfterPaint({ paints = 1, fallback = null, children }: AfterPaintProps) {
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    if (painted < paints) startTransition(() => setPainted(painted + 1));
  }, [painted, paints]);
  return painted < paints ? fallback : children;
}
