/** A store of IndexedDB in a database of its own. Its operations reject if the browser blocks storage or has no room. */
export interface IndexedStore<Value> {
  get(key: string): Promise<Value | undefined>;
  all(): Promise<readonly Value[]>;
  put(value: Value): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Returns the store of values that carry their key. The database is created with its first use. */
export function indexedStore<Value extends { readonly key: string }>(
  database: string,
  name: string,
): IndexedStore<Value> {
  async function use<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath: 'key' });
    const opened: IDBDatabase = await finished(opening);
    try {
      return await finished(act(opened.transaction(name, mode).objectStore(name)));
    } finally {
      opened.close();
    }
  }
  return {
    get: (key) => use('readonly', (store) => store.get(key)),
    all: () => use('readonly', (store) => store.getAll()),
    put: (value) => use('readwrite', (store) => store.put(value)),
    delete: (key) => use('readwrite', (store) => store.delete(key)),
  };
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
