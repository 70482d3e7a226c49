import type { ReactNode } from 'react';
import { Fragment, startTransition, useEffect, useState } from 'react';
import { whenPainted } from './whenPainted.ts';

/** Counts the paints since the first render, up to `last`, so that a component can render its parts in several frames. */
export function useStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return undefined;
    return whenPainted(() => startTransition(() => setStage(stage + 1)));
  }, [stage, last]);
  return stage;
}

/** Renders the elements of a list of constant length one after the other, so that no frame lays out all of them. */
export function Stages({ list }: { readonly list: readonly ReactNode[] }) {
  const stage = useStage(list.length - 1);
  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the stage
  return list.slice(0, stage + 1).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
