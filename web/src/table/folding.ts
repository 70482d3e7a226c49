import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Where the segments of a row end, and how wide the row and the pill for the rest are. */
export interface Measured {
  readonly ends: readonly number[];
  readonly room: number;
  readonly pill: number;
}

/** How many segments stay when the rest folds from the right into a pill; all where all fit. */
export function fitting({ ends, room, pill }: Measured): number {
  if ((ends.at(-1) ?? 0) <= room) return ends.length;
  const kept = ends.findLastIndex((end) => end + pill <= room);
  return kept + 1;
}

interface Folded {
  readonly kept: number;
  /** Where the pill stands. */
  readonly at: number;
}

/**
 * Measures a row whose segments all lie in it, seen or not, so that nothing moves when some fold away; again when its
 * width or what it shows (`shown`) changes.
 */
export function useFolding(row: RefObject<HTMLElement | null>, shown: unknown): Folded {
  const [folded, setFolded] = useState<Folded>({ kept: Number.POSITIVE_INFINITY, at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason to measure
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const { ends, room, pill } = measured(element);
      const kept = fitting({ ends, room, pill });
      const at = ends[kept - 1] ?? 0;
      setFolded((last) => (last.kept === kept && last.at === at ? last : { kept, at }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Its groups too: their letters may arrive after them.
    for (const one of [element, ...element.querySelectorAll(':scope > .segments')]) observer.observe(one);
    return () => observer.disconnect();
  }, [row, shown]);
  return folded;
}

const GAP = 8;

function measured(row: HTMLElement): Measured {
  const left = row.getBoundingClientRect().left;
  const segments = [...row.querySelectorAll<HTMLElement>(':scope > .segments > .segment')];
  return {
    ends: segments.map((segment) => Math.ceil(segment.getBoundingClientRect().right - left)),
    room: row.clientWidth,
    pill: (row.querySelector<HTMLElement>('.foldPill')?.offsetWidth ?? 0) + GAP,
  };
}
