/** The storage key of the flag that this browser's player has tables on the server. The home page then waits for them. */
const KEY = 'signoria.ownTables';

export function hadOwnTables(store: Storage): boolean {
  return store.getItem(KEY) !== null;
}

export function storeHasOwnTables(has: boolean): void {
  try {
    if (has) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full: the home page shows the skyline until the server has sent the tables.
  }
}
