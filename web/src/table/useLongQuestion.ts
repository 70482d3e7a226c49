import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Marks a question that does not fit on one line with `data-long`: it is then set smaller, on two lines. Measures again
 * when the question or the width changes.
 */
export function useLongQuestion(heading: RefObject<HTMLElement | null>, question: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question needs a new measurement
  useLayoutEffect(() => {
    const element = heading.current;
    const line = element?.firstElementChild;
    if (element === null || line === null || line === undefined) return;
    const measure = () => {
      delete element.dataset.long;
      if (line.scrollWidth > line.clientWidth) element.dataset.long = '';
    };
    const observer = new ResizeObserver(measure); // also calls back before the first paint, without a forced layout
    observer.observe(element);
    return () => observer.disconnect();
  }, [heading, question]);
}
