import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Measurements of a row: the right edges of its segments, its width, and the width of the pill. */
export interface RowMeasurements {
  readonly ends: readonly number[];
  readonly room: number;
  readonly pill: number;
}

/** Returns how many segments fit beside the pill; all if all fit without it. */
export function fitting({ ends, room, pill }: RowMeasurements): number {
  if ((ends.at(-1) ?? 0) <= room) return ends.length;
  const kept = ends.findLastIndex((end) => end + pill <= room);
  return kept + 1;
}

interface Folded {
  readonly kept: number;
  /** The pill's left offset in pixels. */
  readonly at: number;
}

/**
 * Measures a row and returns how many segments fit. All segments stay in the layout, visible or not, so that nothing
 * shifts. Measures again when the width or the content (`shown`) changes.
 */
export function useFolding(row: RefObject<HTMLElement | null>, shown: unknown): Folded {
  const [folded, setFolded] = useState<Folded>({ kept: Number.POSITIVE_INFINITY, at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content needs a new measurement
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const { ends, room, pill } = measured(element);
      const kept = fitting({ ends, room, pill });
      const at = ends[kept - 1] ?? 0;
      flushSync(() => setFolded((last) => (last.kept === kept && last.at === at ? last : { kept, at })));
    };
    const observer = new ResizeObserver(measure); // also calls back before the first paint, without a forced layout
    // Also observes the groups: their width changes when the fonts load.
    for (const one of [element, ...element.querySelectorAll(':scope > .segments')]) observer.observe(one);
    return () => observer.disconnect();
  }, [row, shown]);
  return folded;
}

const GAP = 8;

function measured(row: HTMLElement): RowMeasurements {
  const left = row.getBoundingClientRect().left;
  const segments = [...row.querySelectorAll<HTMLElement>(':scope > .segments > .segment')];
  return {
    ends: segments.map((segment) => Math.ceil(segment.getBoundingClientRect().right - left)),
    room: row.clientWidth,
    pill: uncutWidth(row.querySelector<HTMLElement>('.foldPill')) + GAP,
  };
}

/** Returns the width of the pill with its whole label, which may be cut off. */
function uncutWidth(pill: HTMLElement | null): number {
  const label = pill?.firstElementChild;
  return (pill?.offsetWidth ?? 0) + (label?.scrollWidth ?? 0) - (label?.clientWidth ?? 0);
}
