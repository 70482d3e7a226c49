import type { Analysis } from '@signoria/bots/analysis';
import { analysisVersion } from '@signoria/bots/analysis';
import { isGame } from '@signoria/catalogue';
import type { GameRecord } from '@signoria/engine';
import { indexedStore } from '../shell/indexedStore.ts';
import { analysisKey } from './analysisKey.ts';

/** A stored analysis. Another version of rules, weights or analysis makes it invalid. */
interface StoredAnalysis {
  readonly key: string;
  readonly version: string;
  readonly savedAt: number;
  readonly analysis: Analysis;
}

const STORE = indexedStore<StoredAnalysis>('signoria.analyses', 'analyses');
/** The number of analyses kept. Each takes about a quarter of a megabyte. */
const MOST_STORED = 50;

/** Returns the version that analyses of a game carry. */
export async function versionOf({ game }: Pick<GameRecord<unknown>, 'game'>): Promise<string> {
  return isGame(game) ? analysisVersion(game) : '';
}

/** Returns the stored analysis of a game; null if there is none, or one of another version. */
export async function findAnalysis(record: GameRecord<unknown>): Promise<Analysis | null> {
  try {
    const stored = await STORE.get(analysisKey(record));
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
    await STORE.put(stored);
    for (const key of keysToEvict(await STORE.all())) await STORE.delete(key);
  } catch {
    // The storage is full or blocked.
  }
}

/** Returns the keys of the oldest analyses beyond the number kept. */
export function keysToEvict(stored: readonly Pick<StoredAnalysis, 'key' | 'savedAt'>[], most = MOST_STORED): string[] {
  const sorted = stored.toSorted((one, other) => other.savedAt - one.savedAt);
  return sorted.slice(most).map(({ key }) => key);
}
