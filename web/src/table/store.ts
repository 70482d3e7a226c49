/** A value that is replaced as a whole, with listeners: what tables of this browser and of the server are kept in. */
export interface Store<State> {
  get(): State;
  set(state: State): void;
  /** Calls back after every change; gives back how to stop. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createStore<State>(first: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
