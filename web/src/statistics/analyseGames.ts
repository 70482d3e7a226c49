import type { AnalysisProgress } from '../analysis/index.ts';

/** The progress of analysing several games. */
export interface GamesProgress {
  /** The games that are done, whether analysed or failed, and all of them. */
  readonly done: number;
  readonly all: number;
  readonly failed: number;
  /** The analysis of the current game; null before its first part is known. */
  readonly current: AnalysisProgress | null;
}

export interface GamesSettings<Game> {
  /** Analyses one game and stores the result. Rejects when the signal aborts. */
  readonly analyse: (
    game: Game,
    signal: AbortSignal,
    onProgress: (progress: AnalysisProgress) => void,
  ) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: GamesProgress) => void;
}

/** Analyses games one after the other until the signal aborts. A game that fails is skipped. */
export async function analyseGames<Game>(
  games: readonly Game[],
  { analyse, signal, onProgress }: GamesSettings<Game>,
): Promise<void> {
  const all = games.length;
  let failed = 0;
  for (const [done, game] of games.entries()) {
    if (signal.aborted) return;
    onProgress({ done, all, failed, current: null });
    try {
      await analyse(game, signal, (current) => !signal.aborted && onProgress({ done, all, failed, current }));
    } catch {
      failed++;
    }
  }
  if (!signal.aborted) onProgress({ done: all, all, failed, current: null });
}
