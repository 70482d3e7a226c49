/** Prefix of the storage keys of the hints that this browser has shown at tables of the server. */
const PREFIX = 'signoria.hints.';

interface ShownHints {
  readonly count: number;
  /** The version of the position of the latest hint. */
  readonly version: number;
}

/** Counts a hint at a table of the server, once for each decision. The server does not see hints. */
export function countHint(table: string, version: number): void {
  const shown = shownAt(table);
  if (shown?.version === version) return;
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ count: (shown?.count ?? 0) + 1, version }));
  } catch {
    // Storage is full: the hint is not counted.
  }
}

/** Returns the number of decisions for which this browser has shown a hint; null if it has counted none. */
export function hintsAskedAt(table: string): number | null {
  return shownAt(table)?.count ?? null;
}

function shownAt(table: string): ShownHints | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as ShownHints | null;
  } catch {
    return null;
  }
}
