import type { Analysis } from '@signoria/bots/analysis';
import type { GameRecord } from '@signoria/engine';
import { useEffect, useState } from 'react';
import type { AnalysisPool } from './analysisPool.ts';
import { analysisPool } from './analysisPool.ts';
import type { AnalysisProgress } from './runAnalysis.ts';
import { runAnalysis } from './runAnalysis.ts';
import { findAnalysis, storeAnalysis } from './storedAnalyses.ts';

/** The analysis of a game, finished or on its way. */
export interface AnalysisState {
  readonly analysis: Analysis | null;
  /** Null before the first part is known, and for a stored analysis. */
  readonly progress: AnalysisProgress | null;
  readonly isFailed: boolean;
}

/** The key of the storage under which a fixed number of samples can be set, instead of one chosen by speed. */
const SAMPLES_KEY = 'signoria.analysisSamples';

function wantedSamples(): number | null {
  const wanted = Number(localStorage.getItem(SAMPLES_KEY));
  return Number.isInteger(wanted) && wanted > 0 ? wanted : null;
}

const NOTHING: AnalysisState = { analysis: null, progress: null, isFailed: false };

/** Returns the stored analysis of a finished game, or computes it and stores it. Leaving the page stops it. */
export function useAnalysis(record: GameRecord<unknown>): AnalysisState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    let pool: AnalysisPool | null = null;
    let isLeft = false;
    const receive = (change: Partial<AnalysisState>) => !isLeft && setState((now) => ({ ...now, ...change }));
    const compute = async () => {
      pool = analysisPool(record);
      const analysis = await runAnalysis(pool, {
        samples: wantedSamples(),
        onProgress: (progress) => receive({ progress }),
        now: () => performance.now(),
      });
      pool.close();
      await storeAnalysis(record, analysis, Date.now());
      return analysis;
    };
    findAnalysis(record)
      .then((stored) => stored ?? (isLeft ? null : compute()))
      .then(
        (analysis) => receive({ analysis }),
        (error: unknown) => {
          console.error(error);
          receive({ isFailed: true });
        },
      );
    return () => {
      isLeft = true;
      pool?.close();
    };
  }, [record]);
  return state;
}
