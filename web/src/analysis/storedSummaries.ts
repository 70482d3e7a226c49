import type { GameRecord } from '@signoria/engine';
import { indexedStore } from '../shell/indexedStore.ts';
import { analysisKey } from './analysisKey.ts';
import type { GameSummary } from './gameSummary.ts';

/** A stored summary. It is kept when the analysis is evicted in favour of newer ones. */
export interface StoredGameSummary extends GameSummary {
  readonly key: string;
  /** The version of the analysis. */
  readonly version: string;
}

const STORE = indexedStore<StoredGameSummary>('signoria.summaries', 'summaries');

/** Returns all summaries; none if the browser blocks storage. */
export async function allSummaries(): Promise<readonly StoredGameSummary[]> {
  return STORE.all().catch(() => []);
}

/** Stores the summary of a game in place of an earlier one. */
export async function storeSummary(record: GameRecord<unknown>, version: string, summary: GameSummary): Promise<void> {
  await STORE.put({ ...summary, key: analysisKey(record), version }).catch(() => undefined); // no room
}

/** Deletes the summary of a game that is deleted. */
export async function deleteSummary(address: string): Promise<void> {
  const gone = (await allSummaries()).filter((one) => one.address === address);
  await Promise.all(gone.map(({ key }) => STORE.delete(key))).catch(() => undefined);
}
