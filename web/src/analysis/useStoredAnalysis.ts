import type { Analysis } from '@signoria/bots/analysis';
import { useEffect, useState } from 'react';
import type { PlayedGame } from '../replay/index.ts';
import { findAnalysis } from './storedAnalyses.ts';

/** Returns the stored analysis of a finished game; null until it is read, and if there is none. */
export function useStoredAnalysis(game: PlayedGame): Analysis | null {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  useEffect(() => {
    let isStale = false;
    const record = game.isOver && game.replay !== null ? game.recordAt(game.turns.length) : null;
    if (record !== null) void findAnalysis(record).then((found) => !isStale && setAnalysis(found));
    return () => {
      isStale = true;
    };
  }, [game]);
  return analysis;
}
