/** An observable value that is replaced as a whole. Tables of this browser and of the server are built on it. */
export interface ObservableStore<State> {
  get(): State;
  set(state: State): void;
  /** Calls the listener after every change; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createStore<State>(first: State): ObservableStore<State> {
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
