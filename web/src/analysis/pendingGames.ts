import type { SavedGame } from '../localGames/index.ts';
import { sourceHere } from './gameSummary.ts';
import type { StoredGameSummary } from './storedSummaries.ts';

/** The finished games of this browser that should be analysed, and the number of those that do not count. */
export interface PendingGames {
  /** Games without a summary. */
  readonly missing: readonly SavedGame[];
  /** Games whose summary is of another version of the analysis. */
  readonly outdated: readonly SavedGame[];
  /** Games that do not count: with undone turns, or not played here from the start. */
  readonly leftOut: number;
}

export function pendingGames(
  games: readonly SavedGame[],
  summaries: readonly Pick<StoredGameSummary, 'address' | 'game' | 'version'>[],
  versions: Readonly<Record<string, string>>,
): PendingGames {
  const over = games.filter(({ game }) => game.over);
  const counted = over.filter((saved) => sourceHere(saved) !== null);
  const summaryOf = (saved: SavedGame) => summaries.find(({ address }) => address === sourceHere(saved)?.address);
  return {
    missing: counted.filter((saved) => summaryOf(saved) === undefined),
    outdated: counted.filter((saved) => {
      const { game = '', version } = summaryOf(saved) ?? {};
      return version !== undefined && versions[game] !== undefined && versions[game] !== version;
    }),
    leftOut: over.length - counted.length,
  };
}
