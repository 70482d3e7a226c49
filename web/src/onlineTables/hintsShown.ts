import type { HintCount } from '../table/hintCount.ts';
import { withHint } from '../table/hintCount.ts';

/** Prefix of the storage keys of the hints that this browser has shown at tables of the server. */
const PREFIX = 'signoria.hints.';

/** Counts a hint at a table of the server, once for each decision. The server does not see hints. */
export function countHint(table: string, version: number): void {
  const shown = shownAt(table) ?? { count: 0, version: null };
  const counted = withHint(shown, version);
  if (counted === shown) return;
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(counted));
  } catch {
    // Storage is full: the hint is not counted.
  }
}

/** Returns the number of decisions for which this browser has shown a hint; null if it has counted none. */
export function hintsShownAt(table: string): number | null {
  return shownAt(table)?.count ?? null;
}

function shownAt(table: string): HintCount | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as HintCount | null;
  } catch {
    return null;
  }
}
