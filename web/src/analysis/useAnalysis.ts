import type { Analysis } from '@signoria/bots/analysis';
import type { GameRecord } from '@signoria/engine';
import { useEffect, useState } from 'react';
import { obtainAnalysis } from './obtainAnalysis.ts';
import type { AnalysisProgress } from './runAnalysis.ts';

/** The analysis of a game, finished or in progress. */
export interface AnalysisState {
  readonly analysis: Analysis | null;
  /** Null before the first part is known, and for a stored analysis. */
  readonly progress: AnalysisProgress | null;
  readonly isFailed: boolean;
}

const NOTHING: AnalysisState = { analysis: null, progress: null, isFailed: false };

/**
 * Returns the stored analysis of a finished game, takes it from the server if `table` is a table there, or computes it.
 * Leaving the page stops the computation in the browser.
 */
export function useAnalysis(record: GameRecord<unknown>, table: string | null): AnalysisState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const receive = (change: Partial<AnalysisState>) => !signal.aborted && setState((now) => ({ ...now, ...change }));
    obtainAnalysis({ record, table, signal, onProgress: (progress) => receive({ progress }) }).then(
      (analysis) => receive({ analysis }),
      (error: unknown) => {
        console.error(error);
        receive({ isFailed: true });
      },
    );
    return () => left.abort();
  }, [record, table]);
  return state;
}
