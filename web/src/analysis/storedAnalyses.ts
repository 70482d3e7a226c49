import type { Analysis } from '@signoria/bots/analysis';
import { analysisVersion } from '@signoria/bots/analysis';
import { isGame } from '@signoria/catalogue';
import type { GameRecord } from '@signoria/engine';
import { hashOf } from '@signoria/engine';

/** A stored analysis. Another version of rules, weights or analysis makes it invalid. */
interface StoredAnalysis {
  readonly key: string;
  readonly version: string;
  readonly savedAt: number;
  readonly analysis: Analysis;
}

const DATABASE = 'signoria.analyses';
const STORE = 'analyses';
/** The number of analyses kept. Each takes about a quarter of a megabyte. */
const MOST_STORED = 50;

/** Returns a key for a game, the same for its records of this browser, of a server and of a file. */
export function analysisKey({ game, seats, seed, options, decisions }: GameRecord<unknown>): string {
  return `${game} ${seats} ${seed} ${hashOf([options, decisions])}`;
}

/** Returns the version that analyses of this game carry. */
export async function versionOf({ game }: GameRecord<unknown>): Promise<string> {
  return isGame(game) ? analysisVersion(game) : '';
}

/** Returns the stored analysis of a game; null if there is none, or one of another version. */
export async function findAnalysis(record: GameRecord<unknown>): Promise<Analysis | null> {
  try {
    const stored = await use<StoredAnalysis | undefined>('readonly', (store) => store.get(analysisKey(record)));
    return stored !== undefined && stored.version === (await versionOf(record)) ? stored.analysis : null;
  } catch {
    return null; // no storage, as in some private windows
  }
}

/** Stores an analysis. Without room it is not stored: the next visit computes it again. */
export async function storeAnalysis(record: GameRecord<unknown>, analysis: Analysis, now: number): Promise<void> {
  try {
    const version = await versionOf(record);
    const stored: StoredAnalysis = { key: analysisKey(record), version, savedAt: now, analysis };
    await use('readwrite', (store) => store.put(stored));
    const all = await use<readonly StoredAnalysis[]>('readonly', (store) => store.getAll());
    for (const key of tooMany(all)) await use('readwrite', (store) => store.delete(key));
  } catch {
    // The storage is full or blocked.
  }
}

/** Returns the keys of the oldest analyses beyond the number kept. */
export function tooMany(stored: readonly Pick<StoredAnalysis, 'key' | 'savedAt'>[], most = MOST_STORED): string[] {
  const sorted = stored.toSorted((one, other) => other.savedAt - one.savedAt);
  return sorted.slice(most).map(({ key }) => key);
}

async function use<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const database: IDBDatabase = await finished(opening);
  try {
    return await finished(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
