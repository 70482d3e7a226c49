import { startTransition, useEffect, useReducer } from 'react';
import type { TableController, TableSnapshot } from './tableTypes.ts';

/**
 * Returns the current snapshot of a table and renders again when the table changes: at once after the player's own
 * input, otherwise in a transition, which does not block input: the move of a bot changes most of the page.
 */
export function useSnapshot({ subscribe, snapshot }: Pick<TableController, 'subscribe' | 'snapshot'>): TableSnapshot {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const rendered = snapshot();
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares with the snapshot of the first render only
  useEffect(() => {
    const update = () => (isOwnInput() ? render() : startTransition(render));
    if (snapshot() !== rendered) update(); // changed before the subscription
    return subscribe(update);
  }, [subscribe, snapshot]);
  return rendered;
}

/** True while the browser handles a click or a key press of the player. */
function isOwnInput(): boolean {
  return window.event instanceof UIEvent;
}
