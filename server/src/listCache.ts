/** Lifetime of an entry in milliseconds. */
const LIFETIME_MS = 1000;
const MOST_ENTRIES = 200;

/** A cache of the public lists as JSON text, which is the same for all clients: one read per page and second. */
export interface ListCache {
  /** Returns the entry of a key. Calls `make` if it is missing or expired. */
  get(key: string, make: () => Promise<string>): Promise<string>;
  /** Removes all entries. Called when a public table or the name of a person has changed. */
  clear(): void;
}

interface CachedList {
  readonly madeAt: number;
  readonly text: Promise<string>;
}

export function newListCache(now: () => number): ListCache {
  const entries = new Map<string, CachedList>();
  return {
    get(key, make) {
      const known = entries.get(key);
      const age = now() - (known?.madeAt ?? 0);
      if (known !== undefined && age >= 0 && age < LIFETIME_MS) return known.text;
      const entry = { madeAt: now(), text: make() };
      entry.text.catch(() => entries.get(key) === entry && entries.delete(key)); // the next request tries again
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
      return entry.text;
    },
    clear: () => entries.clear(),
  };
}
