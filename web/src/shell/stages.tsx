import type { ReactNode } from 'react';
import { Fragment, startTransition, useEffect, useState } from 'react';
import { whenPainted } from './whenPainted.ts';

/** The number of components that have not rendered their last stage. */
let unfinished = 0;

/** Marks the page as busy until all components have rendered their last stage. */
function markUnfinished(): () => void {
  const change = (by: number) => {
    unfinished += by;
    document.body.ariaBusy = unfinished > 0 ? 'true' : null;
  };
  change(1);
  return () => change(-1);
}

/** Counts the paints since the first render, up to `last`, so that a component can render its parts in several frames. */
export function useStage(last: number): number {
  const [stage, setStage] = useState(0);
  const isFinished = stage >= last;
  useEffect(() => {
    return isFinished ? undefined : markUnfinished();
  }, [isFinished]);
  useEffect(() => {
    if (isFinished) return undefined;
    return whenPainted(() => startTransition(() => setStage(stage + 1)));
  }, [stage, isFinished]);
  return stage;
}

/** Renders the elements of a list of constant length one after the other, so that no frame lays out all of them. */
export function Stages({ list }: { readonly list: readonly ReactNode[] }) {
  const stage = useStage(list.length - 1);
  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the stage
  return list.slice(0, stage + 1).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
