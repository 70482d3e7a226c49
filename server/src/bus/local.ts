import type { Bus } from './bus.ts';

/**
 * A bus inside one process. Listeners are called asynchronously, as with any other bus. `reachesAll` is false if other
 * servers use the same store, which this bus cannot reach.
 */
export function localBus(reachesAll = true): Bus {
  const listeners = new Set<(text: string) => void>();
  const followed = new Set<string>();
  let isOpen = true;
  return {
    publish(text, table) {
      setImmediate(() => {
        if (!isOpen || (table !== undefined && !followed.has(table))) return;
        for (const listener of listeners) listener(text);
      });
    },
    subscribe: (listener) => void listeners.add(listener),
    follow: async (table) => void followed.add(table),
    unfollow: (table) => void followed.delete(table),
    isUp: () => isOpen && reachesAll,
    onUp: (listener) => void setImmediate(listener),
    async close() {
      isOpen = false;
    },
  };
}
