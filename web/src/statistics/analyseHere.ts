import type { AnalysisPool, AnalysisProgress, CountedGame } from '../analysis/index.ts';
import { analysisPool, findAnalysis, runAnalysis, storeAnalysis, summarise, wantedSamples } from '../analysis/index.ts';

/** Summarises the stored analysis of a game, or analyses it first. */
export async function analyseHere(
  counted: CountedGame,
  signal: AbortSignal,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<void> {
  const stored = await findAnalysis(counted.record);
  if (stored !== null) return summarise(counted, stored);
  signal.throwIfAborted();
  const pool = analysisPool(counted.record);
  try {
    const running = runAnalysis(pool, { samples: wantedSamples(), onProgress, now: () => performance.now() });
    const analysis = await Promise.race([running, aborted(signal, pool)]);
    await storeAnalysis(counted.record, analysis, Date.now());
    await summarise(counted, analysis);
  } finally {
    pool.close();
  }
}

/** Rejects when the signal aborts. The tasks of a closed pool never settle, so nobody may wait for them. */
function aborted(signal: AbortSignal, pool: AnalysisPool): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      pool.close();
      reject(signal.reason);
    });
  });
}
