import type { Bus } from './bus.ts';

/**
 * Inside one process; `reachesAll` unless others are meant to hear it. Heard after the one who published has gone on, as
 * everywhere else.
 */
export function localBus(reachesAll = true): Bus {
  const listeners = new Set<(text: string) => void>();
  let isOpen = true;
  return {
    publish(text) {
      setImmediate(() => {
        if (isOpen) for (const listener of listeners) listener(text);
      });
    },
    subscribe: (listener) => void listeners.add(listener),
    isUp: () => isOpen && reachesAll,
    onUp: (listener) => void setImmediate(listener),
    async close() {
      isOpen = false;
    },
  };
}
