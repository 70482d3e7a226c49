import { useEffect, useRef, useState } from 'react';
import type { SavedGame } from '../localGames/index.ts';
import { fetchGame } from '../shell/useGame.ts';
import { useWords } from '../words/index.ts';
import type { GamesProgress } from './analyseGames.ts';
import { analyseGames } from './analyseGames.ts';
import { analyseHere } from './analyseHere.ts';
import { countedGame } from './countedGames.ts';

export interface GamesAnalysis {
  /** Null before the start. */
  readonly progress: GamesProgress | null;
  readonly isRunning: boolean;
  start(games: readonly SavedGame[]): void;
  stop(): void;
}

/**
 * Analyses games of this browser one after the other. Leaving the page stops it. `onGame` is called after each game whose
 * analysis was stored; not after one that failed.
 */
export function useAnalyseGames(onGame: () => void): GamesAnalysis {
  const { language } = useWords();
  const [progress, setProgress] = useState<GamesProgress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    return () => running.current?.abort();
  }, []);
  return {
    progress,
    isRunning,
    start(games) {
      const controller = new AbortController();
      running.current = controller;
      setRunning(true);
      void analyseGames(games, {
        signal: controller.signal,
        onProgress: setProgress,
        async analyse(saved, signal, onProgress) {
          const counted = countedGame(await fetchGame(saved.game.record.game, language), saved);
          if (counted === null) throw new Error('the game cannot be replayed');
          await analyseHere(counted, signal, onProgress);
          onGame();
        },
      }).then(() => !controller.signal.aborted && setRunning(false));
    },
    stop() {
      running.current?.abort();
      setRunning(false);
    },
  };
}
